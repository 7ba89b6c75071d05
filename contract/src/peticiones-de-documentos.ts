export type * from './peticiones-de-documentos.schemas.ts';

/** A client may be asked for papers of these kinds. */
export const PAPELES = ['factura', 'identidad', 'poder', 'otro'] as const;

export type Papel = (typeof PAPELES)[number];

/** `completa`: something of each kind that was asked for has come. Its link still works until it expires. */
export const ESTADOS = ['abierta', 'completa', 'caducada', 'revocada'] as const;

/** How long a link works unless whoever makes it says otherwise, and at most. */
export const DIAS = 14;
export const MAX_DIAS = 90;

/** A link takes no more files than these, and none larger, in bytes. */
export const MAX_FICHEROS = 20;
export const MAX_BYTES = 20 * 1024 ** 2;

/** The formats that a link takes. */
export const FORMATOS = ['pdf', 'jpg', 'png'] as const;

export const list = { method: 'GET', path: '/v1/peticiones-de-documentos', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/peticiones-de-documentos', access: 'read Auth' } as const;

export const renew = {
  method: 'POST',
  path: '/v1/peticiones-de-documentos/:id/renovar',
  access: 'read Auth',
} as const;

export const revoke = {
  method: 'DELETE',
  path: '/v1/peticiones-de-documentos/:id',
  access: 'read Auth',
} as const;

export const get = {
  method: 'GET',
  path: '/v1/publico/peticiones-de-documentos/:token',
  access: 'public',
} as const;

export const deliver = {
  method: 'POST',
  path: '/v1/publico/peticiones-de-documentos/:token/ficheros',
  access: 'public',
} as const;

export const mine = { method: 'GET', path: '/v1/mi-area/documentos', access: 'read Auth' } as const;

export const deliverMine = { method: 'POST', path: '/v1/mi-area/documentos', access: 'read Auth' } as const;
