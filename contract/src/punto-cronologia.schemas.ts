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
  /** Of the document, analysis, proposal or contract that it is about. */
  id: z.string(),
  accion: z.string(),
  /** A code or the name of a file; the CUPS itself for a change of its sheet. */
  titulo: z.string(),
});

export type HechoDePunto = z.infer<typeof hechoSchema>;

/** What a client is told of their own supply point: its documents. */
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
