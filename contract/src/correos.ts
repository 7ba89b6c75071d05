export type * from './correos.schemas.ts';

/** What a mail is for. */
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
] as const;

export type Motivo = (typeof MOTIVOS)[number];

/**
 * `impreso`: a demo without a mail server printed it. `sin-confirmar`: it was cut off when the mail server had it all and
 * had not answered yet. `anulado`: it was of no use any more before it could leave.
 */
export const ESTADOS = ['en-cola', 'enviado', 'impreso', 'no-entregado', 'sin-confirmar', 'anulado'] as const;

export type Estado = (typeof ESTADOS)[number];

/** What a mail may be about. */
export const ENTIDADES = ['propuesta', 'usuario', 'contrato'] as const;

export type Entidad = (typeof ENTIDADES)[number];

export const list = { method: 'GET', path: '/v1/correos', access: 'read Auth' } as const;

export const reintentar = {
  method: 'POST',
  path: '/v1/correos/:id/reintentar',
  access: 'read Auth',
} as const;
