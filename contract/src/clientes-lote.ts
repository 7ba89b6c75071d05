import type { CAMPOS_DE_FICHERO } from './campos-de-cliente.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';

export type Campo = (typeof CAMPOS_DE_FICHERO)[number];

export const previewAsignacion = {
  method: 'POST',
  path: '/v1/clientes/asignacion/previsualizacion',
  access: 'read Auth',
} as const;

export const asignar = { method: 'POST', path: '/v1/clientes/asignacion', access: 'read Auth' } as const;

/** Only administrators may `bloquear` and `desbloquear`. */
export const ACCIONES = ['borrar', 'bloquear', 'desbloquear'] as const;

export type Accion = (typeof ACCIONES)[number];

export const ensayar = { method: 'POST', path: '/v1/clientes/lote/ensayo', access: 'read Auth' } as const;

export const aplicar = { method: 'POST', path: '/v1/clientes/lote', access: 'read Auth' } as const;

export const importar = { method: 'POST', path: '/v1/clientes/importacion', access: 'read Auth' } as const;

export const plantilla = { method: 'GET', path: '/v1/clientes/plantilla', access: 'read Auth' } as const;
