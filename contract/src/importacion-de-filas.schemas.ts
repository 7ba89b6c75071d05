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
  /** Says whether rows may create, change or do both, according to whether what they name exists already. */
  modo: z.enum(MODOS).default('ambos'),
});

export const body = z.strictObject({
  /**
   * A JSON text maps each title of a column to the field that it fills, or to null to leave it out. A column
   * that is absent is remembered or guessed.
   */
  columnas: z.string().max(20_000).optional(),
});

/** Says how the columns of a file were understood. The whole file is refused when a heading is not. */
export const columnasSchema = z.object({
  columnas: z.array(
    z.object({
      titulo: z.string(),
      campo: z.string().nullable(),
      /** The first values of the column help the person to recognise it. */
      ejemplos: z.array(z.string()),
    }),
  ),
  /** Lists every field that a column may fill. */
  campos: z.array(z.object({ campo: z.string(), titulo: z.string(), obligatorio: z.boolean() })),
});

export type Columnas = z.infer<typeof columnasSchema>;

const filaSchema = z.object({
  /** The row's number in the file, from 1. */
  fila: z.int(),
  accion: z.enum(ACCIONES),
  /** The code that identifies the row's subject as the file writes it: a NIF or a CUPS. */
  clave: z.string(),
  nombre: z.string(),
  /** Titles of the columns whose values would change. */
  cambios: z.array(z.string()),
  motivo: z.string().nullable(),
  /** True for a contract that this row records as signed, and whose signed paper nobody has uploaded. */
  sinPapelFirmado: z.boolean().optional(),
});

export type Fila = z.infer<typeof filaSchema>;

export const ensayoSchema = z.object({
  creados: z.int(),
  cambiados: z.int(),
  sinCambios: z.int(),
  errores: z.int(),
  /**
   * The number of rows that were read but not tried for want of time; their effect shows when they are
   * imported.
   */
  sinProbar: z.int(),
  /** The number of contracts that would be recorded as signed without their paper; only for a file of contracts. */
  sinPapelFirmado: z.int().optional(),
  /** Only the first of the rows tried are sent: those with errors, those without their paper, and the others. */
  filas: z.array(filaSchema),
});

export type Ensayo = z.infer<typeof ensayoSchema>;

export const response = columnasSchema.extend({
  /** The number of rows of the file. */
  total: z.int(),
  /** The result of the trial; null when the file is imported. */
  ensayo: ensayoSchema.nullable(),
  /** The operation that imports the file; null in a trial. */
  operacion: operacionSchema.nullable(),
});

export type Respuesta = z.infer<typeof response>;
