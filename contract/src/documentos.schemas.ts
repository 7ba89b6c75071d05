import { z } from 'zod';
import { changesQuery } from './cambios.schemas.ts';
import * as calls from './documentos.ts';
import { DUENOS, MAX_BYTES, TIPOS } from './documentos.ts';
import { endpoint } from './endpoint.ts';
import { listQuery, listResponse } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { DUENOS, type Dueno, MAX_BYTES, TIPOS, type Tipo } from './documentos.ts';

export const documentoSchema = z.object({
  id: z.string(),
  entidad: z.enum(DUENOS),
  /** The identifier of the client, proposal or contract, or the 20 characters of the CUPS of a supply point. */
  entidadId: z.string(),
  tipo: z.enum(TIPOS),
  nombre: z.string(),
  /**
   * The format is recognised by the content: `pdf`, `png`, `jpg`, `webp`, `heic`, `tiff`, `docx`, `xlsx`, `odt`
   * or `txt`.
   */
  formato: z.string(),
  bytes: z.number(),
  /** True when a browser can show the file; otherwise it is only downloaded. */
  previsualizable: z.boolean(),
  quien: referenciaSchema.nullable(),
  creado: z.string(),
  actualizado: z.string(),
  /** True once it was taken off the list: only who asks what has changed is told. */
  borrado: z.boolean(),
  /** True for the paper of a signature that was undone. */
  firmaDeshecha: z.boolean(),
  /** The viewer may do only these things with it. */
  acciones: z.array(z.enum(['borrar'])),
});

export type Documento = z.infer<typeof documentoSchema>;

/** A client's account reads these fields of its documents. */
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
  actualizado: true,
  borrado: true,
  firmaDeshecha: true,
  acciones: true,
});

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  summary:
    'Documentos de un cliente, propuesta, contrato o punto de suministro, el último primero; o todo lo cambiado desde un instante',
  query: listQuery(
    {
      entidad: z
        .enum(DUENOS)
        .optional()
        .describe('De qué son; con `actualizadoDesde` o `cursor` se puede callar'),
      entidadId: z.string().max(60).optional(),
      ...changesQuery,
    },
    ['creado', 'nombre'] as const,
  ),
  response: listResponse(documentoSchema),
  clientResponse: listResponse(documentoDeClienteSchema),
});

/** The form has one file, `fichero`, and its other fields come before it. */
export const upload = endpoint({
  ...calls.upload,
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

export const download = endpoint({
  ...calls.download,
  answers: ['*/*'],
  summary: 'El fichero, para verlo o descargarlo; queda anotado quién lo abrió',
  params,
  query: z.strictObject({ modo: z.enum(['ver', 'descargar']).default('descargar') }),
  wholeForClients: 'A file of their own sheet, contract or supply point, or of a proposal sent to them.',
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Lo quita de la lista; se puede restaurar',
  params,
  wholeForClients: 'The answer has no content.',
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Deshace el borrado',
  params,
  response: documentoSchema,
  clientResponse: documentoDeClienteSchema,
});
