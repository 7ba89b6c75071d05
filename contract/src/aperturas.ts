export type * from './aperturas.schemas.ts';

export const clientes = { method: 'GET', path: '/v1/aperturas/clientes', access: 'read Auth' } as const;

export const contratos = { method: 'GET', path: '/v1/aperturas/contratos', access: 'read Auth' } as const;

export const productos = { method: 'GET', path: '/v1/aperturas/productos', access: 'read Auth' } as const;

export const puntosSuministro = {
  method: 'GET',
  path: '/v1/aperturas/puntos-suministro',
  access: 'read Auth',
} as const;
