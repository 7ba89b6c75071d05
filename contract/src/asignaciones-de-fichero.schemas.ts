import { z } from 'zod';
import * as calls from './asignaciones-de-fichero.ts';
import { MAX_NOMBRE, TIPOS } from './asignaciones-de-fichero.ts';
import { endpoint } from './endpoint.ts';

export { MAX_NOMBRE, TIPOS, type Tipo } from './asignaciones-de-fichero.ts';

export const nombreSchema = z
  .string()
  .trim()
  .min(1, 'Escribe un nombre')
  .max(MAX_NOMBRE, `Como mucho ${MAX_NOMBRE} letras`);

const asignacionSchema = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS),
  nombre: z.string(),
  /** Whose price lists it is for; null for other files. */
  comercializadora: z.string().nullable(),
  /** What was said of each column: the field that it fills, in words, or null for none. */
  columnas: z.array(z.object({ titulo: z.string(), campo: z.string().nullable() })),
  /** Whom each text of the file means; null for nobody. */
  valores: z.array(z.object({ escrito: z.string(), elegido: z.string().nullable() })),
  /** The sheet and the row of the titles, where they had to be said. */
  hoja: z.string().nullable(),
  cabecera: z.int().nullable(),
  /** The name of its author. */
  quien: z.string(),
  actualizado: z.string(),
});

export type Asignacion = z.infer<typeof asignacionSchema>;

/** The saved assignment with which a file was read. */
export const usadaSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  /** Whether whoever brought the file may change it. */
  editable: z.boolean(),
});

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Las asignaciones guardadas de quien llama; las de todos, para quien administra',
  response: z.object({ rows: z.array(asignacionSchema) }),
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia el nombre de una asignación guardada, u olvida parte de lo que recuerda',
  params,
  body: z.strictObject({
    nombre: nombreSchema.optional(),
    /** What was said of these titles is forgotten, and they are told again by what they say. */
    olvidar: z.array(z.string().max(500)).max(500).optional(),
  }),
  response: asignacionSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'Olvida una asignación guardada',
  params,
});
