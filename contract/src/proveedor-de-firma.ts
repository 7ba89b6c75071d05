export type * from './proveedor-de-firma.schemas.ts';

export const get = {
  method: 'GET',
  path: '/v1/ajustes/marcas/:id/proveedor-de-firma',
  access: 'manage all',
} as const;

export const update = {
  method: 'PUT',
  path: '/v1/ajustes/marcas/:id/proveedor-de-firma',
  access: 'manage all',
} as const;

export const remove = {
  method: 'DELETE',
  path: '/v1/ajustes/marcas/:id/proveedor-de-firma',
  access: 'manage all',
} as const;
