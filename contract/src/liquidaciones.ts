import type { ESTADOS } from './liquidaciones.list.ts';

export type { EstadoDeLinea } from './linea-de-liquidacion.ts';
export { ESTADOS } from './liquidaciones.list.ts';
export type * from './liquidaciones.schemas.ts';

export type Estado = (typeof ESTADOS)[number];

/** `mantener` pays the line as it was, `corregir` pays another amount and `retirar` does not pay it. */
export const RESOLUCIONES = ['mantener', 'corregir', 'retirar'] as const;

export type Resolucion = (typeof RESOLUCIONES)[number];

/**
 * `enviar` shows a draft to its representative, who may `aceptar`; `devolver` makes it a draft again, `reabrir`
 * an accepted one, and `pagar` ends it.
 */
export const ACCIONES = ['enviar', 'aceptar', 'devolver', 'reabrir', 'pagar'] as const;

export const list = { method: 'GET', path: '/v1/liquidaciones', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/liquidaciones/totales', access: 'read Auth' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/liquidaciones/exportacion',
  access: 'read Auth',
} as const;

export const get = { method: 'GET', path: '/v1/liquidaciones/:id', access: 'read Auth' } as const;

export const csv = { method: 'GET', path: '/v1/liquidaciones/:id/csv', access: 'read Auth' } as const;

export const pdf = { method: 'GET', path: '/v1/liquidaciones/:id/pdf', access: 'read Auth' } as const;

export const act = {
  method: 'POST',
  path: '/v1/liquidaciones/:id/acciones',
  access: 'read Auth',
} as const;

export const dispute = {
  method: 'POST',
  path: '/v1/liquidaciones/:id/lineas/:linea/disputa',
  access: 'read Auth',
} as const;

export const resolve = {
  method: 'POST',
  path: '/v1/liquidaciones/:id/lineas/:linea/resolucion',
  access: 'manage all',
} as const;

export const close = { method: 'POST', path: '/v1/liquidaciones/cierres', access: 'manage all' } as const;

export const cierres = { method: 'GET', path: '/v1/liquidaciones/cierres', access: 'manage all' } as const;
