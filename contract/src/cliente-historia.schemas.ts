import { z } from 'zod';
import * as calls from './cliente-historia.ts';
import { TIPOS_DE_HECHO } from './cliente-historia.ts';
import { endpoint } from './endpoint.ts';
import { csvSchema, listQuery, listResponse } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { withheldSchema } from './withheld.schemas.ts';

export { TIPOS_DE_HECHO } from './cliente-historia.ts';

/** The notes that people write on a client, and the events of its history. */

export const notaSchema = z.object({
  id: z.string(),
  texto: z.string(),
  quien: referenciaSchema.nullable(),
  creado: z.string(),
  editado: z.string().nullable(),
  /** Only the note's author and administrators may `editar` or `borrar`. */
  acciones: z.array(z.enum(['editar', 'borrar'])),
});

export type Nota = z.infer<typeof notaSchema>;

export const hechoSchema = z.object({
  tipo: z.enum(TIPOS_DE_HECHO),
  cuando: z.string(),
  quien: referenciaSchema.nullable(),
  /** The identifier of the document, analysis, proposal… that the event is about, or of the note itself. */
  id: z.string(),
  /** The action is a code of the audit, such as `crear`, `subir`, `otorgar` or `retirar`. */
  accion: z.string(),
  /** The title is a code, the name of a file, the text of a note or the purpose of a consent. */
  titulo: z.string(),
  /** A change keeps its fields as they were and as they became. */
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});

export type HechoDeCliente = z.infer<typeof hechoSchema>;

/**
 * A client's account reads its own history without the notes of the house and without the values that changes
 * had.
 */
export const hechoDeClienteSchema = hechoSchema
  .pick({ cuando: true, quien: true, id: true, accion: true, titulo: true })
  .extend({
    tipo: hechoSchema.shape.tipo.extract(['documento', 'consentimiento', 'analisis']),
    antes: withheldSchema,
    despues: withheldSchema,
  });

const params = z.object({ id: z.string().max(60) });

const notaBody = z.strictObject({ texto: z.string().trim().min(1, 'Escribe la nota').max(5000) });

const notaParams = z.object({ id: z.string().max(60), notaId: z.string().max(60) });

export const notas = endpoint({
  ...calls.notas,
  sellersOnly: true,
  summary: 'Notas, la última primero; el propio cliente no las ve',
  params,
  query: listQuery({}, ['creado'] as const),
  response: listResponse(notaSchema),
});

export const addNota = endpoint({
  ...calls.addNota,
  sellersOnly: true,
  summary: 'Añade una nota',
  params,
  body: notaBody,
  response: notaSchema,
});

export const updateNota = endpoint({
  ...calls.updateNota,
  sellersOnly: true,
  summary: 'Corrige una nota propia',
  params: notaParams,
  body: notaBody,
  response: notaSchema,
});

export const removeNota = endpoint({
  ...calls.removeNota,
  sellersOnly: true,
  summary: 'Quita una nota propia',
  params: notaParams,
});

export const restoreNota = endpoint({
  ...calls.restoreNota,
  sellersOnly: true,
  summary: 'Deshace el borrado de una nota',
  params: notaParams,
  response: notaSchema,
});

export const cronologia = endpoint({
  ...calls.cronologia,
  summary: 'Todo lo que ha pasado con un cliente, lo último primero',
  params,
  query: listQuery({ tipo: csvSchema }, ['cuando'] as const),
  response: listResponse(hechoSchema),
  clientResponse: listResponse(hechoDeClienteSchema),
});
