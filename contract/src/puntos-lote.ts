/** `asignar` gives supply points to a client, and `quitar` takes them from theirs. Both are undone through `operaciones`. */
export const ACCIONES = ['asignar', 'quitar'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = {
  method: 'POST',
  path: '/v1/puntos-suministro/lote/ensayo',
  access: 'read Auth',
} as const;

export const apply = { method: 'POST', path: '/v1/puntos-suministro/lote', access: 'read Auth' } as const;
