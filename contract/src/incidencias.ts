export { ESTADOS_DE_INCIDENCIA as ESTADOS } from './incidencias.list.ts';
export type * from './incidencias.schemas.ts';

export const list = { method: 'GET', path: '/v1/incidencias', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/incidencias/grupos', access: 'read Auth' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/incidencias/exportacion',
  access: 'read Auth',
} as const;

export const get = { method: 'GET', path: '/v1/incidencias/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/incidencias', access: 'read Auth' } as const;

export const addMensaje = {
  method: 'POST',
  path: '/v1/incidencias/:id/mensajes',
  access: 'read Auth',
} as const;

export const close = { method: 'POST', path: '/v1/incidencias/:id/cerrar', access: 'read Auth' } as const;

export const reopen = { method: 'POST', path: '/v1/incidencias/:id/reabrir', access: 'read Auth' } as const;
