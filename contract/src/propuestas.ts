export { ACCIONES, ESTADOS } from './propuesta.ts';
export type * from './propuestas.schemas.ts';

export const list = { method: 'GET', path: '/v1/propuestas', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/propuestas/grupos', access: 'read Auth' } as const;

export const summary = { method: 'GET', path: '/v1/propuestas/resumen', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/propuestas/exportacion', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/propuestas', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/propuestas/:id', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/propuestas/:id', access: 'read Auth' } as const;

export const send = { method: 'POST', path: '/v1/propuestas/:id/enviar', access: 'read Auth' } as const;

export const reprice = {
  method: 'POST',
  path: '/v1/propuestas/:id/repreciar',
  access: 'read Auth',
} as const;

export const withdraw = { method: 'POST', path: '/v1/propuestas/:id/retirar', access: 'read Auth' } as const;

export const duplicate = {
  method: 'POST',
  path: '/v1/propuestas/:id/duplicar',
  access: 'read Auth',
} as const;

export const remove = { method: 'DELETE', path: '/v1/propuestas/:id', access: 'read Auth' } as const;

export const restore = {
  method: 'POST',
  path: '/v1/propuestas/:id/restaurar',
  access: 'read Auth',
} as const;

export const pdf = { method: 'GET', path: '/v1/propuestas/:id/pdf', access: 'read Auth' } as const;
