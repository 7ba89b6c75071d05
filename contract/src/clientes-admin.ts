export { CAMPOS_DE_FUSION } from './campos-de-cliente.ts';

export const block = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/bloquear',
  access: 'manage all',
} as const;

export const unblock = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/desbloquear',
  access: 'manage all',
} as const;

export const previewFusion = {
  method: 'GET',
  path: '/v1/admin/clientes/:id/fusion/:otroId',
  access: 'manage all',
} as const;

export const merge = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/fusion/:otroId',
  access: 'manage all',
  peopleOnly: true,
} as const;

export const blockDatos = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/bloqueo-de-datos',
  access: 'manage all',
  ambito: 'supresiones:escribir',
} as const;

export const unblockDatos = {
  method: 'DELETE',
  path: '/v1/admin/clientes/:id/bloqueo-de-datos',
  access: 'manage all',
  ambito: 'supresiones:escribir',
} as const;

export const erase = {
  method: 'POST',
  path: '/v1/admin/clientes/:id/supresion',
  access: 'manage all',
  ambito: 'supresiones:escribir',
} as const;

export const datosPersonales = {
  method: 'GET',
  path: '/v1/admin/clientes/:id/datos-personales',
  access: 'manage all',
  peopleOnly: true,
} as const;
