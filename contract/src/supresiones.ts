export type * from './supresiones.schemas.ts';

export const ESTADOS = ['pendiente', 'atendida', 'rechazada', 'retirada'] as const;

export const mine = { method: 'GET', path: '/v1/mi-area/supresion', access: 'read Auth' } as const;

export const ask = { method: 'POST', path: '/v1/mi-area/supresion', access: 'read Auth' } as const;

export const withdraw = { method: 'DELETE', path: '/v1/mi-area/supresion', access: 'read Auth' } as const;

export const list = { method: 'GET', path: '/v1/admin/supresiones', access: 'manage all' } as const;

export const extend = {
  method: 'POST',
  path: '/v1/admin/supresiones/:id/ampliar',
  access: 'manage all',
} as const;

export const refuse = {
  method: 'POST',
  path: '/v1/admin/supresiones/:id/rechazar',
  access: 'manage all',
} as const;

export const grant = {
  method: 'POST',
  path: '/v1/admin/supresiones/:id/atender',
  access: 'manage all',
} as const;
