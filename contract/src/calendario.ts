export type * from './calendario.schemas.ts';

/** Calls on the own account, which no key of a program reaches: a link made with a key would outlive it. */
export const get = { method: 'GET', path: '/v1/cuenta/calendario', access: 'read Auth' } as const;

export const renew = { method: 'POST', path: '/v1/cuenta/calendario', access: 'read Auth' } as const;

export const revoke = { method: 'DELETE', path: '/v1/cuenta/calendario', access: 'read Auth' } as const;

export const feed = { method: 'GET', path: '/v1/publico/agenda/:token', access: 'public' } as const;
