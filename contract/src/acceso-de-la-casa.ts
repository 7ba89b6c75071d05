export type * from './acceso-de-la-casa.schemas.ts';

export const get = { method: 'GET', path: '/v1/ajustes/acceso', access: 'manage all' } as const;

export const update = { method: 'PUT', path: '/v1/ajustes/acceso', access: 'manage all' } as const;
