import { z } from 'zod';
import { referenciaSchema } from './referencia.ts';

/** What is written on a client, and what has happened with it. */

export const notaSchema = z.object({
  id: z.string(),
  texto: z.string(),
  quien: referenciaSchema.nullable(),
  creado: z.string(),
  editado: z.string().nullable(),
  /** `editar` and `borrar` for whoever wrote it and for administrators. */
  acciones: z.array(z.enum(['editar', 'borrar'])),
});
export type Nota = z.infer<typeof notaSchema>;

export const TIPOS_DE_HECHO = [
  'cambio',
  'nota',
  'documento',
  'consentimiento',
  'analisis',
  'propuesta',
  'contrato',
] as const;

export const hechoSchema = z.object({
  tipo: z.enum(TIPOS_DE_HECHO),
  cuando: z.string(),
  quien: referenciaSchema.nullable(),
  /** Of the document, analysis, proposal… that it is about; of the note itself. */
  id: z.string(),
  /** `crear`, `cambiar`, `subir`, `otorgar`, `retirar`… */
  accion: z.string(),
  /** A code, a file's name, the text of a note, a purpose. */
  titulo: z.string(),
  /** Of a change: by field, before and after. */
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});
export type HechoDeCliente = z.infer<typeof hechoSchema>;
