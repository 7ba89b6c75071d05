import { CHANGES } from './cambios.ts';
import type * as schemas from './documentos.schemas.ts';
import type { QueryOf } from './endpoint.ts';
import { pagedParameters } from './list-parameters.ts';

export type * from './documentos.schemas.ts';

/** A document belongs to a thing of one of these kinds. */
export const DUENOS = ['cliente', 'propuesta', 'contrato', 'punto-suministro', 'factura'] as const;

export type Dueno = (typeof DUENOS)[number];

/** The kinds of document in the paperwork of a supply. */
export const TIPOS = [
  'factura',
  'dni',
  'cif',
  'escritura',
  'mandato-sepa',
  'autorizacion',
  'contrato',
  'ficha-informativa',
  'renuncia-bono-social',
  'propuesta',
  'certificado-de-firma',
  'otro',
] as const;

export type Tipo = (typeof TIPOS)[number];

/** The largest file that is accepted, in bytes. */
export const MAX_BYTES = 50 * 1024 ** 2;

export const list = { method: 'GET', path: '/v1/documentos', access: 'read Auth' } as const;

export const upload = { method: 'POST', path: '/v1/documentos', access: 'read Auth' } as const;

export const download = {
  method: 'GET',
  path: '/v1/documentos/:id/contenido',
  access: 'read Auth',
} as const;

export const remove = { method: 'DELETE', path: '/v1/documentos/:id', access: 'read Auth' } as const;

export const restore = {
  method: 'POST',
  path: '/v1/documentos/:id/restaurar',
  access: 'read Auth',
} as const;

/** The address of the list admits these parameters. */
export const parameters = pagedParameters<QueryOf<typeof schemas.list>>(
  { entidad: { kind: 'text', choices: DUENOS }, entidadId: { kind: 'text', max: 60 }, ...CHANGES },
  ['creado', 'nombre'],
);
