export type * from './comisiones.schemas.ts';

export const reglas = { method: 'GET', path: '/v1/comisiones/reglas', access: 'manage all' } as const;

export const exportReglas = {
  method: 'GET',
  path: '/v1/comisiones/reglas/exportacion',
  access: 'manage all',
} as const;

export const getRegla = { method: 'GET', path: '/v1/comisiones/reglas/:id', access: 'manage all' } as const;

export const createRegla = { method: 'POST', path: '/v1/comisiones/reglas', access: 'manage all' } as const;

export const updateRegla = {
  method: 'PATCH',
  path: '/v1/comisiones/reglas/:id',
  access: 'manage all',
} as const;

export const removeRegla = {
  method: 'DELETE',
  path: '/v1/comisiones/reglas/:id',
  access: 'manage all',
} as const;

export const restoreRegla = {
  method: 'POST',
  path: '/v1/comisiones/reglas/:id/restaurar',
  access: 'manage all',
} as const;

export const simulate = { method: 'POST', path: '/v1/comisiones/simular', access: 'read Auth' } as const;

export const inForce = { method: 'GET', path: '/v1/comisiones/en-vigor', access: 'read Auth' } as const;
