export { ESTADOS_DE_RECLAMACION as ESTADOS } from './lineas-de-extracto.list.ts';
export type * from './reclamaciones.schemas.ts';

/** A longer claim would be read by nobody. */
export const MAX_LINEAS = 500;

export const list = { method: 'GET', path: '/v1/extractos/reclamaciones', access: 'manage all' } as const;

export const create = { method: 'POST', path: '/v1/extractos/reclamaciones', access: 'manage all' } as const;

export const get = { method: 'GET', path: '/v1/extractos/reclamaciones/:id', access: 'manage all' } as const;

export const update = {
  method: 'PATCH',
  path: '/v1/extractos/reclamaciones/:id',
  access: 'manage all',
} as const;

export const remove = {
  method: 'DELETE',
  path: '/v1/extractos/reclamaciones/:id',
  access: 'manage all',
} as const;

export const csv = {
  method: 'GET',
  path: '/v1/extractos/reclamaciones/:id/csv',
  access: 'manage all',
} as const;
