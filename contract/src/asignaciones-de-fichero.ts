export type * from './asignaciones-de-fichero.schemas.ts';

/**
 * What somebody said of the columns, the values and the place of the titles of a file, kept under a name for the next file of its
 * shape, whoever of the house brings it. Its author and administrators see it here and change it.
 */

/** What a file is of. */
export const TIPOS = [
  'importacion-clientes',
  'importacion-contratos',
  'importacion-puntos',
  'tarifario',
] as const;

export type Tipo = (typeof TIPOS)[number];

export const MAX_NOMBRE = 80;

export const list = { method: 'GET', path: '/v1/asignaciones-de-fichero', access: 'read Auth' } as const;

export const update = {
  method: 'PATCH',
  path: '/v1/asignaciones-de-fichero/:id',
  access: 'read Auth',
} as const;

export const remove = {
  method: 'DELETE',
  path: '/v1/asignaciones-de-fichero/:id',
  access: 'read Auth',
} as const;
