export { cronologia, TIPOS_DE_HECHO } from './punto-cronologia.ts';
export type * from './puntos-suministro.schemas.ts';

export const list = { method: 'GET', path: '/v1/puntos-suministro', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/puntos-suministro/grupos', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/puntos-suministro/totales', access: 'read Auth' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/puntos-suministro/exportacion',
  access: 'read Auth',
} as const;

export const facets = { method: 'GET', path: '/v1/puntos-suministro/facetas', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/puntos-suministro/:cups', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/puntos-suministro', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/puntos-suministro/:cups', access: 'read Auth' } as const;

export const consumos = {
  method: 'GET',
  path: '/v1/puntos-suministro/:cups/consumos',
  access: 'read Auth',
} as const;

export const updateConsumo = {
  method: 'PUT',
  path: '/v1/puntos-suministro/:cups/consumos',
  access: 'read Auth',
} as const;

export const curva = {
  method: 'GET',
  path: '/v1/puntos-suministro/:cups/curva',
  access: 'read Auth',
} as const;

export const options = {
  method: 'GET',
  path: '/v1/puntos-suministro/opciones',
  access: 'read Auth',
} as const;
