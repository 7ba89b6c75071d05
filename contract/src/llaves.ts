export type * from './llaves.schemas.ts';

export const MAX_LLAVES = 20;

export const list = { method: 'GET', path: '/v1/cuenta/llaves', access: 'read Auth' } as const;

export const begin = { method: 'POST', path: '/v1/cuenta/llaves/comienzo', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/cuenta/llaves', access: 'read Auth' } as const;

export const rename = { method: 'PATCH', path: '/v1/cuenta/llaves/:id', access: 'read Auth' } as const;

export const remove = {
  method: 'POST',
  path: '/v1/cuenta/llaves/:id/retirada',
  access: 'read Auth',
} as const;

export const beginSignIn = { method: 'POST', path: '/v1/auth/llave/comienzo', access: 'public' } as const;

export const signIn = { method: 'POST', path: '/v1/auth/llave', access: 'public' } as const;
