export type * from './aperturas.schemas.ts';

export const analisis = { method: 'GET', path: '/v1/aperturas/analisis', access: 'read Auth' } as const;

export const clientes = { method: 'GET', path: '/v1/aperturas/clientes', access: 'read Auth' } as const;

export const comerciales = { method: 'GET', path: '/v1/aperturas/comerciales', access: 'read Auth' } as const;

export const contratos = { method: 'GET', path: '/v1/aperturas/contratos', access: 'read Auth' } as const;

export const extractos = { method: 'GET', path: '/v1/aperturas/extractos', access: 'manage all' } as const;

export const facturas = { method: 'GET', path: '/v1/aperturas/facturas', access: 'read Auth' } as const;

export const incidencias = { method: 'GET', path: '/v1/aperturas/incidencias', access: 'read Auth' } as const;

export const lineasDeExtracto = {
  method: 'GET',
  path: '/v1/aperturas/lineas-de-extracto',
  access: 'manage all',
} as const;

export const liquidaciones = {
  method: 'GET',
  path: '/v1/aperturas/liquidaciones',
  access: 'read Auth',
} as const;

export const productos = { method: 'GET', path: '/v1/aperturas/productos', access: 'read Auth' } as const;

export const propuestas = { method: 'GET', path: '/v1/aperturas/propuestas', access: 'read Auth' } as const;

export const puntosSuministro = {
  method: 'GET',
  path: '/v1/aperturas/puntos-suministro',
  access: 'read Auth',
} as const;

export const renovaciones = {
  method: 'GET',
  path: '/v1/aperturas/renovaciones',
  access: 'read Auth',
} as const;

export const tareas = { method: 'GET', path: '/v1/aperturas/tareas', access: 'read Auth' } as const;
