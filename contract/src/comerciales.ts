export type * from './comerciales.schemas.ts';

export const ACCIONES = [
  'editar',
  'dar-de-baja',
  'reactivar',
  'traspasar',
  'invitar',
  'reenviar-invitacion',
  'revocar-invitacion',
] as const;

export const list = { method: 'GET', path: '/v1/comerciales', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/comerciales/grupos', access: 'read Auth' } as const;

export const options = { method: 'GET', path: '/v1/comerciales/opciones', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/comerciales/totales', access: 'read Auth' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/comerciales/exportacion',
  access: 'read Auth',
} as const;

export const get = { method: 'GET', path: '/v1/comerciales/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/admin/comerciales', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/admin/comerciales/:id', access: 'manage all' } as const;

export const deactivate = {
  method: 'POST',
  path: '/v1/admin/comerciales/:id/baja',
  access: 'manage all',
} as const;

export const reactivate = {
  method: 'POST',
  path: '/v1/admin/comerciales/:id/reactivar',
  access: 'manage all',
} as const;

export const previewTraspaso = {
  method: 'GET',
  path: '/v1/admin/comerciales/:id/traspaso',
  access: 'manage all',
} as const;

export const transfer = {
  method: 'POST',
  path: '/v1/admin/comerciales/:id/traspaso',
  access: 'manage all',
} as const;

export const invite = {
  method: 'POST',
  path: '/v1/admin/comerciales/:id/invitacion',
  access: 'manage all',
} as const;

export const revokeInvitacion = {
  method: 'DELETE',
  path: '/v1/admin/comerciales/:id/invitacion',
  access: 'manage all',
} as const;

export const facets = { method: 'GET', path: '/v1/comerciales/facetas', access: 'read Auth' } as const;
