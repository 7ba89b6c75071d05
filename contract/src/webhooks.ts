export type * from './webhooks.schemas.ts';

export const EVENTOS = [
  'propuesta.abierta',
  'propuesta.aceptada',
  'propuesta.rechazada',
  'contrato.cambiado',
  'importacion.terminada',
] as const;
export type Evento = (typeof EVENTOS)[number];

/** What a person sends to try a webhook; it happens in no business. */
export const PRUEBA = 'prueba';

export const ESTADOS_DE_ENTREGA = ['en-cola', 'entregada', 'fallida'] as const;

export const list = { method: 'GET', path: '/v1/admin/webhooks', access: 'manage all' } as const;

export const create = { method: 'POST', path: '/v1/admin/webhooks', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/admin/webhooks/:id', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/admin/webhooks/:id', access: 'manage all' } as const;

export const sendTest = {
  method: 'POST',
  path: '/v1/admin/webhooks/:id/prueba',
  access: 'manage all',
} as const;

export const deliveries = {
  method: 'GET',
  path: '/v1/admin/webhooks/:id/entregas',
  access: 'manage all',
} as const;

export const replay = {
  method: 'POST',
  path: '/v1/admin/webhooks/:id/entregas/:entregaId/repetir',
  access: 'manage all',
} as const;
