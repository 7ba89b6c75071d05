import { z } from 'zod';
import { ACCIONES, MODOS } from './importacion-de-filas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export {
  ACCIONES,
  type Accion,
  MAX_BYTES,
  MAX_FILAS,
  MAX_FILAS_A_LA_VISTA,
  MODOS,
  type Modo,
} from './importacion-de-filas.ts';

export const query = z.strictObject({
  ensayo: z.enum(['si', 'no']).default('si'),
  /** What to do with each row, according to whether what it speaks of is there. */
  modo: z.enum(MODOS).default('ambos'),
});

export const body = z.strictObject({
  /** JSON: by title of a column, the field that it fills, or null to leave it out. What is not said is remembered or guessed. */
  columnas: z.string().max(20_000).optional(),
});

/** What the columns of a file are taken for. A heading that is not understood is refused with them. */
export const columnasSchema = z.object({
  columnas: z.array(
    z.object({
      titulo: z.string(),
      campo: z.string().nullable(),
      /** Its first values. */
      ejemplos: z.array(z.string()),
    }),
  ),
  /** Every field that a column may fill. */
  campos: z.array(z.object({ campo: z.string(), titulo: z.string(), obligatorio: z.boolean() })),
});

export type Columnas = z.infer<typeof columnasSchema>;

const filaSchema = z.object({
  /** In the file, 1-based. */
  fila: z.int(),
  accion: z.enum(ACCIONES),
  /** What it is known by, as written: a NIF, a CUPS. */
  clave: z.string(),
  nombre: z.string(),
  /** Titles of the columns that would change. */
  cambios: z.array(z.string()),
  motivo: z.string().nullable(),
});

export type Fila = z.infer<typeof filaSchema>;

export const ensayoSchema = z.object({
  creados: z.int(),
  cambiados: z.int(),
  sinCambios: z.int(),
  errores: z.int(),
  /** Read and not tried, because there was no time: what they do is seen as they are imported. */
  sinProbar: z.int(),
  /** The first of those tried. */
  filas: z.array(filaSchema),
});

export type Ensayo = z.infer<typeof ensayoSchema>;

export const response = columnasSchema.extend({
  /** Rows that the file has. */
  total: z.int(),
  /** What it would do; null when it is done. */
  ensayo: ensayoSchema.nullable(),
  /** What it does; null in a trial. */
  operacion: operacionSchema.nullable(),
});

export type Respuesta = z.infer<typeof response>;
