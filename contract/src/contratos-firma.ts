export type * from './contratos-firma.schemas.ts';

/**
 * How far a paper has come at the provider. `por-enviar` and `por-retirar` wait for a call to it, and `fallido` was given up.
 */
export const ESTADOS_DE_ENVIO = [
  'por-enviar',
  'enviado',
  'visto',
  'firmado',
  'rechazado',
  'caducado',
  'por-retirar',
  'retirado',
  'fallido',
] as const;

export const get = { method: 'GET', path: '/v1/contratos/:id/firma', access: 'read Auth' } as const;

export const send = { method: 'POST', path: '/v1/contratos/:id/firma', access: 'read Auth' } as const;

/** Asks the provider at once, instead of waiting for its notice. */
export const check = {
  method: 'POST',
  path: '/v1/contratos/:id/firma/comprobar',
  access: 'read Auth',
} as const;

/** The provider tells that something has happened to a paper. */
export const notice = {
  method: 'POST',
  path: '/v1/publico/contratos/firmas/:marcaId',
  access: 'public',
} as const;

/** The header in which a notice brings the secret of its brand. */
export const NOTICE_HEADER = 'x-vatio-secreto';
