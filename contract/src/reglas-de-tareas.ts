export type * from './reglas-de-tareas.schemas.ts';

export const get = { method: 'GET', path: '/v1/ajustes/tareas', access: 'manage all' } as const;

export const update = { method: 'PUT', path: '/v1/ajustes/tareas', access: 'manage all' } as const;
