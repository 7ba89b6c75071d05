export type * from './analisis.schemas.ts';

/** As many supplies as one analysis takes. */
export const MOST_SUPPLIES = 200;

export const list = { method: 'GET', path: '/v1/analisis', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/analisis/exportacion', access: 'read Auth' } as const;

export const datos = { method: 'GET', path: '/v1/analisis/datos', access: 'read Auth' } as const;

export const simulate = { method: 'POST', path: '/v1/analisis/simular', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/analisis', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/analisis/:id', access: 'read Auth' } as const;

export const facturas = { method: 'GET', path: '/v1/analisis/:id/facturas', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/analisis/:id', access: 'read Auth' } as const;

export const recalculate = {
  method: 'POST',
  path: '/v1/analisis/:id/recalcular',
  access: 'read Auth',
} as const;

export const createVariante = {
  method: 'POST',
  path: '/v1/analisis/:id/variante',
  access: 'read Auth',
} as const;
