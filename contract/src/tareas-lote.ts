/**
 * `hacer` does tasks, `mover` takes them to another day, and `encargar` gives them to a representative. All are undone
 * through `operaciones`.
 */
export const ACCIONES = ['hacer', 'mover', 'encargar'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = { method: 'POST', path: '/v1/tareas/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/tareas/lote', access: 'read Auth' } as const;
