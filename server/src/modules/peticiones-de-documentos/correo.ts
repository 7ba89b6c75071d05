import type { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import { dayInSpain } from '../../platform/today.ts';

const PAPELES: Readonly<Record<peticionesDeDocumentos.Papel, string>> = {
  factura: 'La última factura de la luz, con todas sus páginas',
  identidad: 'El documento de identidad de quien es titular (DNI o NIE), o el CIF de la empresa',
  poder: 'El poder o la autorización de quien firma por otra persona o por una empresa',
  otro: 'Otro documento',
};

/** Mails the link by which a client brings what is asked for. It is of no use once the link has expired. */
export function mailOfPeticion({
  clienteId,
  nombre,
  papeles,
  nota,
  url,
  caducaEn,
  email,
  usuarioId,
}: {
  readonly clienteId: string;
  readonly nombre: string;
  readonly papeles: readonly peticionesDeDocumentos.Papel[];
  readonly nota: string;
  readonly url: string;
  readonly caducaEn: Date;
  readonly email: string;
  readonly usuarioId: string;
}): Carta {
  const [year, month, day] = dayInSpain(caducaEn.toISOString()).split('-');
  return {
    motivo: 'documentos',
    entidad: 'cliente',
    entidadId: clienteId,
    destinatario: email,
    asunto: 'Necesitamos algún documento tuyo',
    texto: [
      `Hola, ${nombre}:`,
      'Para seguir con lo tuyo nos falta:',
      papeles.map((papel) => `· ${PAPELES[papel]}`).join('\n'),
      nota,
      `Puedes subirlo desde el móvil o el ordenador, sin cuenta ni contraseña, hasta el ${day}/${month}/${year}. Vale una foto en la que se lea bien.`,
      url,
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    enlace: url,
    caducaEn,
    usuarioId,
  };
}
