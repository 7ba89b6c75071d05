import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import { dayInSpain } from '../../platform/today.ts';

/** Mails the link by which a client gives leave. It is of no use once the link has expired. */
export function mailOfPermiso({
  clienteId,
  nombre,
  cups,
  url,
  caducaEn,
  email,
  usuarioId,
}: {
  readonly clienteId: string;
  readonly nombre: string;
  readonly cups: readonly string[];
  readonly url: string;
  readonly caducaEn: Date;
  readonly email: string;
  readonly usuarioId: string;
}): Carta {
  const [year, month, day] = dayInSpain(caducaEn.toISOString()).split('-');
  return {
    motivo: 'permiso-de-datos',
    entidad: 'cliente',
    entidadId: clienteId,
    destinatario: email,
    asunto: 'Tu permiso para consultar los datos de tu suministro',
    texto: [
      `Hola, ${nombre}:`,
      'Para estudiar tu suministro necesitamos ver su consumo, sus potencias y su tarifa. Con tu permiso los consultamos directamente, y no tienes que buscar facturas:',
      cups.map((codigo) => `· ${codigo}`).join('\n'),
      `Léelo y, si te parece bien, dalo desde esta página, sin cuenta ni contraseña, hasta el ${day}/${month}/${year}. Podrás retirarlo cuando quieras desde la misma dirección.`,
      url,
    ].join('\n\n'),
    enlace: url,
    caducaEn,
    usuarioId,
  };
}
