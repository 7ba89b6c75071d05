/** `retirar` takes products off sale, and `vender` puts them on sale again. Both are undone through `operaciones`. */
export const ACCIONES = ['retirar', 'vender'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = { method: 'POST', path: '/v1/productos/lote/ensayo', access: 'manage all' } as const;

export const apply = { method: 'POST', path: '/v1/productos/lote', access: 'manage all' } as const;
