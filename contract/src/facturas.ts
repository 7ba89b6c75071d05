export { ANTIGUEDADES_DE_FACTURA as ANTIGUEDADES, FUENTES_DE_FACTURA as FUENTES } from './facturas.list.ts';
export type * from './facturas.schemas.ts';

export const list = { method: 'GET', path: '/v1/facturas', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/facturas/grupos', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/facturas/totales', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/facturas/exportacion', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/facturas/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/facturas', access: 'read Auth' } as const;

export const createF1 = { method: 'POST', path: '/v1/facturas/f1', access: 'read Auth' } as const;

export const removeLote = {
  method: 'DELETE',
  path: '/v1/facturas/lotes/:lote',
  access: 'read Auth',
} as const;

export const remove = { method: 'DELETE', path: '/v1/facturas/:id', access: 'read Auth' } as const;

export const restore = { method: 'POST', path: '/v1/facturas/:id/restaurar', access: 'read Auth' } as const;

export const claim = { method: 'POST', path: '/v1/facturas/:id/reclamar', access: 'read Auth' } as const;

export const claimText = {
  method: 'GET',
  path: '/v1/facturas/:id/reclamacion',
  access: 'read Auth',
} as const;

export const letter = { method: 'GET', path: '/v1/facturas/:id/carta', access: 'read Auth' } as const;

export const savings = { method: 'GET', path: '/v1/facturas/ahorro', access: 'read Auth' } as const;

export const savingsReport = {
  method: 'GET',
  path: '/v1/facturas/ahorro/informe',
  access: 'read Auth',
} as const;
