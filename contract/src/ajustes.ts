export type * from './ajustes.schemas.ts';
export { CONTRAST_OF_TEXT, contrastOf } from './contrast.ts';

/** The texts of a brand that are kept by version. The last four are the consents that an acceptance asks for. */
export const TEXTOS = [
  'propuesta',
  'correo',
  'condiciones',
  'proteccion-datos',
  'oferta',
  'cambio-suministro',
  'privacidad',
  'comunicaciones',
] as const;

export type TipoDeTexto = (typeof TEXTOS)[number];

/** What is read on a page of its own may be long; the others stand in papers, mails and forms. */
export function maxLengthOf(tipo: TipoDeTexto): number {
  return tipo === 'proteccion-datos' ? 10_000 : 2_000;
}

/**
 * How a client signs: with nothing more than the data that they write, with a code sent to them, or with the code and then
 * the paper of the contract at a provider of electronic signatures.
 */
export const FIRMAS = ['ninguna', 'codigo', 'proveedor'] as const;

export const LOGO_MAX_BYTES = 200 * 1024;

export const MARCA_NUEVA = { colorPrincipal: '#0b5d55', colorAcento: '#f5b324' } as const;

export const list = { method: 'GET', path: '/v1/ajustes/marcas', access: 'manage all' } as const;

/** All that the house has, to take it elsewhere. */
export const exportAll = {
  method: 'GET',
  path: '/v1/ajustes/exportacion-completa',
  access: 'manage all',
} as const;

export const get = { method: 'GET', path: '/v1/ajustes/marcas/:id', access: 'manage all' } as const;

export const create = { method: 'POST', path: '/v1/ajustes/marcas', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/ajustes/marcas/:id', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/ajustes/marcas/:id', access: 'manage all' } as const;

export const restore = {
  method: 'POST',
  path: '/v1/ajustes/marcas/:id/restaurar',
  access: 'manage all',
} as const;

export const makeDefault = {
  method: 'POST',
  path: '/v1/ajustes/marcas/:id/predeterminada',
  access: 'manage all',
} as const;

export const uploadLogo = {
  method: 'PUT',
  path: '/v1/ajustes/marcas/:id/logo',
  access: 'manage all',
} as const;

export const removeLogo = {
  method: 'DELETE',
  path: '/v1/ajustes/marcas/:id/logo',
  access: 'manage all',
} as const;

export const addTexto = {
  method: 'POST',
  path: '/v1/ajustes/marcas/:id/textos',
  access: 'manage all',
} as const;

export const versionsOfTexto = {
  method: 'GET',
  path: '/v1/ajustes/marcas/:id/textos/:tipo',
  access: 'manage all',
} as const;

export const preview = {
  method: 'GET',
  path: '/v1/ajustes/marcas/:id/muestra',
  access: 'manage all',
} as const;

export const assign = { method: 'PUT', path: '/v1/ajustes/asignaciones', access: 'manage all' } as const;

/** What a brand does with the data of its clients, for whoever is asked to have read it. */
export const privacidad = {
  method: 'GET',
  path: '/v1/publico/marcas/:id/privacidad',
  access: 'public',
} as const;

export const logo = { method: 'GET', path: '/v1/publico/marcas/:id/logo', access: 'public' } as const;
