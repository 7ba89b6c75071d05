export type * from './calendario.schemas.ts';

export const get = { method: 'GET', path: '/v1/tareas/calendario', access: 'read Auth' } as const;

export const renew = { method: 'POST', path: '/v1/tareas/calendario', access: 'read Auth' } as const;

export const revoke = { method: 'DELETE', path: '/v1/tareas/calendario', access: 'read Auth' } as const;

export const feed = { method: 'GET', path: '/v1/publico/agenda/:token', access: 'public' } as const;
