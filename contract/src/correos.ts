export type * from './correos.schemas.ts';

export const MOTIVOS = [
  'propuesta',
  'mensaje',
  'codigo',
  'invitacion',
  'recuperacion',
  'aceptacion',
  'rechazo',
  'copia',
  'atr-rechazado',
  'contrato',
  'seguridad',
  'aviso',
  'incidencia',
  'supresion',
  'documentos',
  'permiso-de-datos',
] as const;

export type Motivo = (typeof MOTIVOS)[number];

/**
 * `impreso`: a demo without a mail server printed it. `sin-confirmar`: the connection was cut after the mail
 * server had it all and before it answered. `anulado`: it became useless before it was sent.
 */
export const ESTADOS = ['en-cola', 'enviado', 'impreso', 'no-entregado', 'sin-confirmar', 'anulado'] as const;

export type Estado = (typeof ESTADOS)[number];

/** As they are told: what waits where no mail server is configured does not wait for its turn, but for somebody. */
export const ESTADOS_DICHOS = [...ESTADOS, 'sin-servidor'] as const;

export type EstadoDicho = (typeof ESTADOS_DICHOS)[number];

/** A mail is about a thing of one of these kinds. */
export const ENTIDADES = ['propuesta', 'usuario', 'contrato', 'cliente'] as const;

export type Entidad = (typeof ENTIDADES)[number];

export const list = { method: 'GET', path: '/v1/correos', access: 'read Auth' } as const;

export const retry = {
  method: 'POST',
  path: '/v1/correos/:id/reintentar',
  access: 'read Auth',
} as const;
