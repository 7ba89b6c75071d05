import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

/** An analysis as a row of the list. */
export const analisisRowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  version: z.int(),
  cups: z.array(z.string()),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  ahorroAnualEur: z.number(),
  /** A client does not see it. */
  comisionEur: z.number().optional(),
  /** The viewer's own part (*tuya*) by the rules in force, €, only for a representative. */
  tuyaEur: z.number().optional(),
  fecha: z.string(),
  creado: z.string(),
});

export type AnalisisRow = z.infer<typeof analisisRowSchema>;

export const analisisRowDeClienteSchema = analisisRowSchema.pick({
  id: true,
  codigo: true,
  version: true,
  cups: true,
  cliente: true,
  clienteBloqueado: true,
  comercial: true,
  ahorroAnualEur: true,
  fecha: true,
  creado: true,
});
