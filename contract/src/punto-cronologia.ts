export type * from './punto-cronologia.schemas.ts';

export const TIPOS_DE_HECHO = ['cambio', 'documento', 'analisis', 'propuesta', 'contrato'] as const;

export const cronologia = {
  method: 'GET',
  path: '/v1/puntos-suministro/:cups/cronologia',
  access: 'read Auth',
} as const;
