export { ESTADOS_IMPORTACION } from './importaciones.list.ts';
export type * from './importaciones.schemas.ts';

export const list = { method: 'GET', path: '/v1/importaciones', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/importaciones', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/importaciones/:id', access: 'read Auth' } as const;

export const events = { method: 'GET', path: '/v1/importaciones/:id/eventos', access: 'read Auth' } as const;

export const cancel = {
  method: 'POST',
  path: '/v1/importaciones/:id/cancelar',
  access: 'read Auth',
} as const;

export const rechazos = {
  method: 'GET',
  path: '/v1/importaciones/:id/rechazos',
  access: 'read Auth',
} as const;
