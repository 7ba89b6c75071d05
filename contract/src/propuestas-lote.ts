/** One action on many proposals, undone through `operaciones` except for a link that was withdrawn. */

/** `retirar` is not undone: the client's link does not open again. */
export const ACCIONES = ['borrar', 'retirar', 'restaurar'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = { method: 'POST', path: '/v1/propuestas/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/propuestas/lote', access: 'read Auth' } as const;
