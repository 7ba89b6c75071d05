/** The same with many proposals at once; `operaciones` undoes it, but for a link that was taken off. */

/** `retirar` is not undone: the link that the client has will not open again. */
export const ACCIONES = ['borrar', 'retirar', 'restaurar'] as const;

export type Accion = (typeof ACCIONES)[number];

export const ensayar = { method: 'POST', path: '/v1/propuestas/lote/ensayo', access: 'read Auth' } as const;

export const aplicar = { method: 'POST', path: '/v1/propuestas/lote', access: 'read Auth' } as const;
