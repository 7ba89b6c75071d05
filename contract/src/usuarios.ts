export { ESTADOS } from './usuarios.list.ts';
export type * from './usuarios.schemas.ts';

export const ACCIONES = [
  'aprobar',
  'vincular',
  'bloquear',
  'desbloquear',
  'cambiar-rol',
  'cerrar-sesiones',
  'quitar-segundo-paso',
  'olvidar-identidad',
] as const;

export const list = { method: 'GET', path: '/v1/admin/usuarios', access: 'manage all' } as const;

export const options = { method: 'GET', path: '/v1/admin/usuarios/opciones', access: 'manage all' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/admin/usuarios/exportacion',
  access: 'manage all',
} as const;

/** These actions can be applied to many accounts at once. */
export const ACCIONES_DE_LOTE = ['bloquear', 'desbloquear', 'reenviar-invitacion'] as const;

export const preview = {
  method: 'POST',
  path: '/v1/admin/usuarios/lote/ensayo',
  access: 'manage all',
} as const;

export const apply = { method: 'POST', path: '/v1/admin/usuarios/lote', access: 'manage all' } as const;

export const approve = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/aprobar',
  access: 'manage all',
} as const;

export const link = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/clientes',
  access: 'manage all',
} as const;

export const unlink = {
  method: 'DELETE',
  path: '/v1/admin/usuarios/:id/clientes/:clienteId',
  access: 'manage all',
} as const;

export const block = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/bloquear',
  access: 'manage all',
} as const;

export const unblock = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/desbloquear',
  access: 'manage all',
} as const;

export const update = { method: 'PATCH', path: '/v1/admin/usuarios/:id', access: 'manage all' } as const;

/** The header in which a call says by which look at another account it is made. */
export const LOOK_HEADER = 'vatio-ver-como';

export const lookAs = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/ver-como',
  access: 'manage all',
  peopleOnly: true,
} as const;

export const stopLooking = {
  method: 'DELETE',
  path: '/v1/admin/usuarios/ver-como',
  access: 'manage all',
  peopleOnly: true,
} as const;

export const closeSessions = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/cerrar-sesiones',
  access: 'manage all',
} as const;

export const removeSegundoPaso = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/quitar-segundo-paso',
  access: 'manage all',
} as const;

export const forgetIdentity = {
  method: 'POST',
  path: '/v1/admin/usuarios/:id/olvidar-identidad',
  access: 'manage all',
} as const;
