export type * from './planes-de-comision.schemas.ts';

export const list = { method: 'GET', path: '/v1/comisiones/planes', access: 'manage all' } as const;

export const create = { method: 'POST', path: '/v1/comisiones/planes', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/comisiones/planes/:id', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/comisiones/planes/:id', access: 'manage all' } as const;

export const restore = {
  method: 'POST',
  path: '/v1/comisiones/planes/:id/restaurar',
  access: 'manage all',
} as const;

export const ofComercial = { method: 'GET', path: '/v1/comisiones/plan', access: 'read Auth' } as const;

export const assign = {
  method: 'PUT',
  path: '/v1/comisiones/comerciales/:id/plan',
  access: 'manage all',
} as const;
