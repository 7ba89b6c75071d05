export { CAMPOS_DE_FUSION } from './campos-de-cliente.ts';

export const bloquear = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/bloquear',
  access: 'manage all',
} as const;

export const desbloquear = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/desbloquear',
  access: 'manage all',
} as const;

export const previewFusion = {
  method: 'GET',
  path: '/v1/admin/clientes/:id/fusion/:otroId',
  access: 'manage all',
} as const;

export const fusionar = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/fusion/:otroId',
  access: 'manage all',
} as const;

export const blockDatos = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/bloqueo-de-datos',
  access: 'manage all',
} as const;

export const unblockDatos = {
  method: 'DELETE',
  path: '/v1/admin/clientes/:id/bloqueo-de-datos',
  access: 'manage all',
} as const;

export const suprimir = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/supresion',
  access: 'manage all',
} as const;

export const datosPersonales = {
  method: 'GET',
  path: '/v1/admin/clientes/:id/datos-personales',
  access: 'manage all',
} as const;
