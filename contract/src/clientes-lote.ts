import type { CAMPOS_DE_FICHERO } from './campos-de-cliente.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';

export type Campo = (typeof CAMPOS_DE_FICHERO)[number];

export const previewAsignacion = {
  method: 'POST',
  path: '/v1/clientes/asignacion/previsualizacion',
  access: 'read Auth',
  peopleOnly: true,
} as const;

export const assign = {
  method: 'POST',
  path: '/v1/clientes/asignacion',
  access: 'read Auth',
  peopleOnly: true,
} as const;

/** Only administrators may `bloquear` and `desbloquear`. */
export const ACCIONES = ['borrar', 'bloquear', 'desbloquear'] as const;

export type Accion = (typeof ACCIONES)[number];

export const preview = { method: 'POST', path: '/v1/clientes/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/clientes/lote', access: 'read Auth' } as const;

export const importFile = { method: 'POST', path: '/v1/clientes/importacion', access: 'read Auth' } as const;

export const template = { method: 'GET', path: '/v1/clientes/plantilla', access: 'read Auth' } as const;
