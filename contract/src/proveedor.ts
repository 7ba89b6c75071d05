export type * from './proveedor.schemas.ts';

export const get = { method: 'GET', path: '/v1/ajustes/proveedor', access: 'manage all' } as const;

export const update = { method: 'PUT', path: '/v1/ajustes/proveedor', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/ajustes/proveedor', access: 'manage all' } as const;

export const beginSignIn = {
  method: 'POST',
  path: '/v1/auth/proveedor/comienzo',
  access: 'public',
} as const;

export const signIn = { method: 'POST', path: '/v1/auth/proveedor', access: 'public' } as const;
