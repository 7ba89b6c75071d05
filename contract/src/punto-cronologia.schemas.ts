import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listQuery, listResponse } from './list.schemas.ts';
import * as calls from './punto-cronologia.ts';
import { TIPOS_DE_HECHO } from './punto-cronologia.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { TIPOS_DE_HECHO } from './punto-cronologia.ts';

const hechoSchema = z.object({
  tipo: z.enum(TIPOS_DE_HECHO),
  cuando: z.string(),
  quien: referenciaSchema.nullable(),
  /** The identifier of the document, analysis, proposal or contract that the event is about. */
  id: z.string(),
  accion: z.string(),
  /** The title is a code or the name of a file, and the CUPS itself when its sheet changed. */
  titulo: z.string(),
});

export type HechoDePunto = z.infer<typeof hechoSchema>;

/** A client's account reads of its supply point's history only the documents. */
const hechoDeClienteSchema = hechoSchema
  .pick({ cuando: true, quien: true, id: true, accion: true, titulo: true })
  .extend({ tipo: z.literal('documento') });

export const cronologia = endpoint({
  ...calls.cronologia,
  summary: 'Lo que ha pasado con un punto de suministro, lo último primero',
  params: z.object({ cups: z.string().min(1).max(60) }),
  query: listQuery({}, ['cuando'] as const),
  response: listResponse(hechoSchema),
  clientResponse: listResponse(hechoDeClienteSchema),
});
