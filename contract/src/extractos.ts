export type * from './extractos.schemas.ts';
export {
  ESTADOS_DE_LINEA_DE_EXTRACTO as ESTADOS,
  TRAMOS_DE_DEUDA as TRAMOS,
} from './lineas-de-extracto.list.ts';

export const list = { method: 'GET', path: '/v1/extractos', access: 'manage all' } as const;

export const groups = { method: 'GET', path: '/v1/extractos/grupos', access: 'manage all' } as const;

export const groupsOfLineas = {
  method: 'GET',
  path: '/v1/extractos/lineas/grupos',
  access: 'manage all',
} as const;

export const totals = { method: 'GET', path: '/v1/extractos/totales', access: 'manage all' } as const;

export const exportRows = { method: 'GET', path: '/v1/extractos/exportacion', access: 'manage all' } as const;

export const deuda = { method: 'GET', path: '/v1/extractos/deuda', access: 'manage all' } as const;

export const importFile = {
  method: 'POST',
  path: '/v1/extractos/importacion',
  access: 'manage all',
} as const;

export const template = { method: 'GET', path: '/v1/extractos/plantilla', access: 'manage all' } as const;

export const lineas = { method: 'GET', path: '/v1/extractos/lineas', access: 'manage all' } as const;

export const totalsOfLineas = {
  method: 'GET',
  path: '/v1/extractos/lineas/totales',
  access: 'manage all',
} as const;

export const exportLineas = {
  method: 'GET',
  path: '/v1/extractos/lineas/exportacion',
  access: 'manage all',
} as const;

export const get = { method: 'GET', path: '/v1/extractos/:id', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/extractos/:id', access: 'manage all' } as const;

export const restore = { method: 'POST', path: '/v1/extractos/:id/restaurar', access: 'manage all' } as const;
