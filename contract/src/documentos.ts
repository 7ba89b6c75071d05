import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listQuery, listResponse } from './list.ts';
import { referenciaSchema } from './referencia.ts';

/** What a file may be about. */
export const DUENOS = ['cliente', 'propuesta', 'contrato', 'punto-suministro'] as const;
export type Dueno = (typeof DUENOS)[number];

/** What a file is in the paperwork of a supply. */
export const TIPOS = [
  'factura',
  'dni',
  'cif',
  'escritura',
  'mandato-sepa',
  'autorizacion',
  'contrato',
  'propuesta',
  'certificado-de-firma',
  'otro',
] as const;
export type Tipo = (typeof TIPOS)[number];

/** The most that a file may weigh. */
export const MAX_BYTES = 50 * 1024 ** 2;

export const documentoSchema = z.object({
  id: z.string(),
  entidad: z.enum(DUENOS),
  /** Of the client, proposal or contract; a CUPS of 20 characters for a supply point. */
  entidadId: z.string(),
  tipo: z.enum(TIPOS),
  nombre: z.string(),
  /** Found out from the content: `pdf`, `png`, `jpg`, `webp`, `heic`, `tiff`, `docx`, `xlsx`, `odt`, `txt`. */
  formato: z.string(),
  bytes: z.number(),
  /** Whether a browser shows it; the others are only downloaded. */
  previsualizable: z.boolean(),
  /** Who uploaded it. */
  quien: referenciaSchema.nullable(),
  creado: z.string(),
  /** What the viewer may do with it: `borrar`. */
  acciones: z.array(z.enum(['borrar'])),
});
export type Documento = z.infer<typeof documentoSchema>;

/** A file as the client it is about reads it. */
const documentoDeClienteSchema = documentoSchema.pick({
  id: true,
  entidad: true,
  entidadId: true,
  tipo: true,
  nombre: true,
  formato: true,
  bytes: true,
  previsualizable: true,
  quien: true,
  creado: true,
  acciones: true,
});

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  method: 'GET',
  path: '/v1/documentos',
  access: 'read Auth',
  summary: 'Documentos de un cliente, propuesta, contrato o punto de suministro, el último primero',
  query: listQuery({ entidad: z.enum(DUENOS), entidadId: z.string().max(60) }, ['creado', 'nombre'] as const),
  response: listResponse(documentoSchema),
  clientResponse: listResponse(documentoDeClienteSchema),
});

/** A form with one file, `fichero`; the fields before it. */
export const subir = endpoint({
  method: 'POST',
  path: '/v1/documentos',
  access: 'read Auth',
  summary: 'Sube un documento; su formato se reconoce por el contenido',
  multipart: true,
  fileBytes: MAX_BYTES,
  body: z.strictObject({
    entidad: z.enum(DUENOS),
    entidadId: z.string().max(60),
    tipo: z.enum(TIPOS).default('otro'),
  }),
  response: documentoSchema,
  clientResponse: documentoDeClienteSchema,
});

export const contenido = endpoint({
  method: 'GET',
  path: '/v1/documentos/:id/contenido',
  access: 'read Auth',
  summary: 'El fichero, para verlo o descargarlo; queda anotado quién lo abrió',
  params,
  query: z.strictObject({ modo: z.enum(['ver', 'descargar']).default('descargar') }),
  wholeForClients: 'A file of their own sheet, contract or supply point, or of a proposal sent to them.',
});

export const borrar = endpoint({
  method: 'DELETE',
  path: '/v1/documentos/:id',
  access: 'read Auth',
  summary: 'Lo quita de la lista; se puede restaurar',
  params,
  wholeForClients: 'The answer has no content.',
});

export const restaurar = endpoint({
  method: 'POST',
  path: '/v1/documentos/:id/restaurar',
  access: 'read Auth',
  summary: 'Deshace el borrado',
  params,
  response: documentoSchema,
  clientResponse: documentoDeClienteSchema,
});
