export type * from './mercado.schemas.ts';

export const list = { method: 'GET', path: '/v1/mercado/series', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/mercado/series/:id', access: 'read Auth' } as const;
