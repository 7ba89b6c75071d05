export type * from './productos.schemas.ts';

export const list = { method: 'GET', path: '/v1/productos', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/productos/exportacion', access: 'read Auth' } as const;

export const inForce = { method: 'GET', path: '/v1/productos/vigentes', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/productos/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/productos', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/productos/:id', access: 'manage all' } as const;

export const addVersion = {
  method: 'POST',
  path: '/v1/productos/:id/versiones',
  access: 'manage all',
} as const;

/** The largest price list that is accepted, in bytes. */
export const MAX_BYTES_TARIFARIO = 5 * 1024 ** 2;

export const MAX_FILAS_TARIFARIO = 5_000;

export const importTarifario = {
  method: 'POST',
  path: '/v1/productos/tarifario',
  access: 'manage all',
} as const;

export const template = { method: 'GET', path: '/v1/productos/plantilla', access: 'manage all' } as const;

export const options = { method: 'GET', path: '/v1/productos/opciones', access: 'read Auth' } as const;
