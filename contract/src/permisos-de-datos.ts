export type * from './permisos-de-datos.schemas.ts';

/** `vencido`: it was granted for a time that is over. `caducado`: nobody granted it while its link worked. */
export const ESTADOS = ['pedido', 'vigente', 'vencido', 'caducado', 'revocado'] as const;

/** How many months a leave is for unless it says otherwise, and at most. */
export const MESES = 12;
export const MAX_MESES = 36;

/** How long a link can be granted. */
export const DIAS = 14;
export const MAX_DIAS = 90;

/** Supplies of one leave. */
export const MAX_CUPS = 200;

export const list = { method: 'GET', path: '/v1/permisos-de-datos', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/permisos-de-datos', access: 'read Auth' } as const;

/** The holder signed it on a paper, which the house has among its documents. */
export const record = {
  method: 'POST',
  path: '/v1/permisos-de-datos/en-papel',
  access: 'read Auth',
} as const;

export const revoke = { method: 'DELETE', path: '/v1/permisos-de-datos/:id', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/publico/permisos-de-datos/:token', access: 'public' } as const;

export const grant = {
  method: 'POST',
  path: '/v1/publico/permisos-de-datos/:token',
  access: 'public',
} as const;

export const withdraw = {
  method: 'DELETE',
  path: '/v1/publico/permisos-de-datos/:token',
  access: 'public',
} as const;
