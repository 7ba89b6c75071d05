export { RECURRENCIAS, TIPOS_DE_TAREA as TIPOS } from './tareas.list.ts';
export type * from './tareas.schemas.ts';

/** The most days that one call of the agenda covers: the six weeks of a month's sheet. */
export const MAX_DIAS_DE_AGENDA = 42;

export const list = { method: 'GET', path: '/v1/tareas', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/tareas/grupos', access: 'read Auth' } as const;

export const agenda = { method: 'GET', path: '/v1/tareas/agenda', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/tareas/exportacion', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/tareas/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/tareas', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/tareas/:id', access: 'read Auth' } as const;

export const complete = { method: 'POST', path: '/v1/tareas/:id/hacer', access: 'read Auth' } as const;

export const reopen = { method: 'POST', path: '/v1/tareas/:id/reabrir', access: 'read Auth' } as const;

export const remove = { method: 'DELETE', path: '/v1/tareas/:id', access: 'read Auth' } as const;

export const restore = { method: 'POST', path: '/v1/tareas/:id/restaurar', access: 'read Auth' } as const;
