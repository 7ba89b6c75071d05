export type * from './avisos.schemas.ts';

export const EVENTOS = [
  'propuesta-vista',
  'propuesta-aceptada',
  'propuesta-rechazada',
  'propuesta-por-caducar',
  'contrato-firmado',
  'cambio-rechazado',
  'contrato-por-acabar',
  'precio-por-revisar',
  'permanencia-por-acabar',
  'importacion-terminada',
  'incidencia-escrita',
  'renovacion-pedida',
  'cuenta-en-espera',
  'supresion-pedida',
  'supresion-por-vencer',
  'documentos-recibidos',
  'linea-disputada',
  'cuenta-mirada',
] as const;

export type Evento = (typeof EVENTOS)[number];

/** These are told to administrators alone. */
export const EVENTOS_DE_ADMINISTRACION: readonly Evento[] = [
  'cuenta-en-espera',
  'supresion-pedida',
  'supresion-por-vencer',
];

/** Unless a person chooses otherwise, the bell tells everything and a mail only what somebody has to attend to at once. */
export const POR_CORREO: readonly Evento[] = [
  'propuesta-aceptada',
  'propuesta-rechazada',
  'cambio-rechazado',
  'incidencia-escrita',
  'renovacion-pedida',
  'cuenta-en-espera',
  'supresion-pedida',
  'supresion-por-vencer',
  'linea-disputada',
];

/** These have a mail of their own, which says more and is written where they happen. */
const CON_CORREO_PROPIO = ['propuesta-aceptada', 'propuesta-rechazada', 'cambio-rechazado'] as const;

/** An event that the same mail tells of as of the others. */
export type EventoConAviso = Exclude<Evento, (typeof CON_CORREO_PROPIO)[number]>;

export function hasAviso(evento: Evento): evento is EventoConAviso {
  return !CON_CORREO_PROPIO.some((own) => own === evento);
}

export const list = { method: 'GET', path: '/v1/cuenta/avisos', access: 'read Auth' } as const;

export const readAll = { method: 'POST', path: '/v1/cuenta/avisos/leidos', access: 'read Auth' } as const;

export const preferences = {
  method: 'GET',
  path: '/v1/cuenta/preferencias-de-avisos',
  access: 'read Auth',
} as const;

export const updatePreferences = {
  method: 'PUT',
  path: '/v1/cuenta/preferencias-de-avisos',
  access: 'read Auth',
} as const;
