import type { avisos } from '@vatio/contract/endpoints';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import type { Contado, Destinatario, Suceso } from './reparto.repository.ts';

type Words = { readonly subject: (about: Contado) => string; readonly next: string; readonly path: string };

const WORDS: Readonly<Record<avisos.EventoConAviso, Words>> = {
  'propuesta-vista': {
    subject: ({ cliente, referencia }) => `${cliente} ha abierto la propuesta ${referencia}`,
    next: 'Es buen momento para llamar.',
    path: '/propuestas/:id',
  },
  'propuesta-por-caducar': {
    subject: ({ cliente, referencia }) => `La propuesta ${referencia} de ${cliente} caduca pronto`,
    next: 'Nadie la ha contestado todavía.',
    path: '/propuestas/:id',
  },
  'contrato-firmado': {
    subject: ({ cliente, referencia }) => `El contrato ${referencia} de ${cliente} está firmado`,
    next: 'Ya se puede solicitar el cambio a la distribuidora.',
    path: '/contratos/:id',
  },
  'contrato-por-acabar': {
    subject: ({ cliente, referencia }) => `El contrato ${referencia} de ${cliente} acaba en menos de un mes`,
    next: 'Todavía no hay ninguno que lo renueve.',
    path: '/contratos/:id',
  },
  'precio-por-revisar': {
    subject: ({ cliente, referencia }) =>
      `El precio del contrato ${referencia} de ${cliente} se revisa en menos de un mes`,
    next: 'Buen momento para compararlo con lo que se vende hoy.',
    path: '/contratos/:id',
  },
  'permanencia-por-acabar': {
    subject: ({ cliente, referencia }) =>
      `La permanencia del contrato ${referencia} de ${cliente} acaba en menos de un mes`,
    next: 'Después puede cambiar de contrato sin coste.',
    path: '/contratos/:id',
  },
  'cuenta-mirada': {
    subject: ({ referencia }) => `${referencia} ha visto Vatio como lo ves tú`,
    next: 'Solo podía mirar: nada se ha cambiado en tu nombre.',
    path: '/mi-cuenta',
  },
  'importacion-terminada': {
    subject: ({ referencia }) => `Ha terminado la importación «${referencia}»`,
    next: 'Su resultado, con las filas rechazadas si las hay, está en su página.',
    path: '/importaciones/:id',
  },
  'incidencia-escrita': {
    subject: ({ cliente, referencia }) => `${cliente} ha escrito en la incidencia ${referencia}`,
    next: 'Espera tu respuesta.',
    path: '/incidencias/:id',
  },
  'renovacion-pedida': {
    subject: ({ cliente, referencia }) => `${cliente} quiere renovar el contrato ${referencia}`,
    next: 'Tienes una tarea para llamarle.',
    path: '/contratos/:id',
  },
  'cuenta-en-espera': {
    // Anybody may ask for one, in words of their own choice.
    subject: () => 'Hay quien pide una cuenta',
    next: 'No puede entrar hasta que alguien de administración la apruebe: en Usuarios están todas las que esperan.',
    path: '/usuarios',
  },
  'supresion-pedida': {
    subject: ({ cliente }) => `${cliente} pide que se supriman sus datos`,
    next: 'La ley da un mes para contestar.',
    path: '/admin/supresiones',
  },
  'supresion-por-vencer': {
    subject: ({ cliente }) => `Acaba el plazo para contestar a ${cliente} sobre sus datos`,
    next: 'Pide que se supriman, y nadie le ha contestado.',
    path: '/admin/supresiones',
  },
  'documentos-recibidos': {
    subject: ({ cliente }) => `${cliente} ha mandado documentos que le pediste`,
    next: 'Están en su ficha.',
    path: '/clientes/:id',
  },
  'linea-disputada': {
    subject: ({ referencia }) => `Se disputa una línea de la liquidación ${referencia}`,
    next: 'Su motivo está en la línea, que espera respuesta.',
    path: '/liquidaciones/:id',
  },
};

/** Anybody on the internet makes these happen as often as they like: one mail tells of all that come together. */
export const TOLD_TOGETHER: readonly avisos.Evento[] = ['cuenta-en-espera'];

/** The mail that tells a person of an event that has none of its own. */
export function mailOfAviso({
  persona,
  suceso,
  contado,
  publicUrl,
}: {
  readonly persona: Destinatario;
  readonly suceso: Suceso & { readonly evento: avisos.EventoConAviso };
  readonly contado: Contado;
  readonly publicUrl: string;
}): Carta {
  const { subject, next, path } = WORDS[suceso.evento];
  const enlace = `${publicUrl}${path.replace(':id', contado.lugarId ?? suceso.entidadId)}`;
  const asunto = subject(contado);
  const choose = `Elige de qué te avisamos en ${publicUrl}/mi-cuenta`;
  return {
    motivo: 'aviso',
    entidad: 'usuario',
    entidadId: persona.id,
    destinatario: persona.email,
    asunto,
    texto: [`Hola, ${persona.nombre}:`, `${asunto}. ${next}`, enlace, choose].join('\n\n'),
    enlace,
  };
}
