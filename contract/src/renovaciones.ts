export { BANDAS, MOTIVOS_DE_RIESGO, RIESGOS } from './renovaciones.list.ts';
export type * from './renovaciones.schemas.ts';

export const list = { method: 'GET', path: '/v1/renovaciones', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/renovaciones/grupos', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/renovaciones/totales', access: 'read Auth' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/renovaciones/exportacion',
  access: 'read Auth',
} as const;

export const summary = { method: 'GET', path: '/v1/renovaciones/resumen', access: 'read Auth' } as const;
