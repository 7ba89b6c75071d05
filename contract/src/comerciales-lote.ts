/**
 * `cambiar-responsable` makes representatives report to somebody else, `dar-de-baja` ends their work here and
 * `reactivar` takes it up again. All are undone through `operaciones`.
 */
export const ACCIONES = ['cambiar-responsable', 'dar-de-baja', 'reactivar'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = {
  method: 'POST',
  path: '/v1/admin/comerciales/lote/ensayo',
  access: 'manage all',
} as const;

export const apply = { method: 'POST', path: '/v1/admin/comerciales/lote', access: 'manage all' } as const;
