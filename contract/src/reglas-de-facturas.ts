export type * from './reglas-de-facturas.schemas.ts';

export const get = { method: 'GET', path: '/v1/ajustes/facturas', access: 'manage all' } as const;

export const update = { method: 'PUT', path: '/v1/ajustes/facturas', access: 'manage all' } as const;
