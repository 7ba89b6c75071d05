export type * from './vistas.schemas.ts';

/**
 * `privada` is for its author, `equipo` also for those who report to them, and `todos` for everybody; only
 * administrators write the last kind.
 */
export const AMBITOS = ['privada', 'equipo', 'todos'] as const;

export const list = { method: 'GET', path: '/v1/vistas', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/vistas', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/vistas/:id', access: 'read Auth' } as const;

export const remove = { method: 'DELETE', path: '/v1/vistas/:id', access: 'read Auth' } as const;

export const restore = { method: 'POST', path: '/v1/vistas/:id/restaurar', access: 'read Auth' } as const;
