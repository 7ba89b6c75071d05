import { z } from 'zod';
import { nombreSchema, usadaSchema } from './asignaciones-de-fichero.schemas.ts';
import { ACCIONES, CODIFICACIONES, COSAS, MODOS, SEPARADORES } from './importacion-de-filas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export {
  ACCIONES,
  type Accion,
  CODIFICACIONES,
  COSAS,
  type Codificacion,
  type Cosa,
  DUDOSAS,
  MAX_BYTES,
  MAX_COLUMNAS_A_LA_VISTA,
  MAX_FILAS,
  MAX_FILAS_A_LA_VISTA,
  MODOS,
  type Modo,
  SEPARADORES,
  type Separador,
} from './importacion-de-filas.ts';

export const query = z.strictObject({
  ensayo: z.enum(['si', 'no']).default('si'),
  /** Says whether rows may create, change or do both, according to whether what they name exists already. */
  modo: z.enum(MODOS).default('ambos'),
});

/** What the reader finds out of a file by itself, for whoever knows better. */
export const lecturaBody = {
  /** The name of the sheet of a workbook. */
  hoja: z.string().max(200).optional(),
  /** The row of the titles, from 1. */
  cabecera: z.coerce.number().int().min(1).max(1_048_576).optional(),
  codificacion: z.enum(CODIFICACIONES).optional(),
  separador: z.enum(SEPARADORES).optional(),
};

const lecturaInput = z.strictObject(lecturaBody);

export type Lectura = z.infer<typeof lecturaInput>;

export const body = z.strictObject({
  /**
   * A JSON text maps each title of a column to the field that it fills, or to null to leave it out. A column
   * that is absent is remembered or guessed.
   */
  columnas: z.string().max(20_000).optional(),
  /** The name under which an import keeps what was said of its file; that of the file, where none is given. */
  asignacion: nombreSchema.optional(),
  ...lecturaBody,
});

export type Pedido = z.infer<typeof query> & z.infer<typeof body>;

/** How a file was read, and its first rows, in which a person sees whether it was read well. */
export const lecturaSchema = z.object({
  /** Null in a table of text. */
  hoja: z.string().nullable(),
  hojas: z.array(z.string()),
  /** The row of the titles, from 1; 0 in a table without them, whose columns go by their letters. */
  cabecera: z.int(),
  /** Null in a workbook. */
  codificacion: z.enum(CODIFICACIONES).nullable(),
  separador: z.enum(SEPARADORES).nullable(),
  /** The rows that were passed over, in whole sentences. */
  avisos: z.array(z.string()),
  primeras: z.array(z.object({ fila: z.int(), celdas: z.array(z.string()) })),
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
  campos: z.array(
    z.object({
      campo: z.string(),
      titulo: z.string(),
      obligatorio: z.boolean(),
      /** Several columns may fill it. */
      varias: z.boolean(),
    }),
  ),
  lectura: lecturaSchema,
  /** What the house had kept of such files, and was used; absent where there is nothing of the kind. */
  asignacion: usadaSchema.optional(),
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
  /** What is brought without a doubtful value, or otherwise than it is written. */
  aviso: z.string().nullable(),
  /** True for a contract that this row records as signed, and whose signed paper nobody has uploaded. */
  sinPapelFirmado: z.boolean().optional(),
});

export type Fila = z.infer<typeof filaSchema>;

export const ensayoSchema = z.object({
  creados: z.int(),
  cambiados: z.int(),
  sinCambios: z.int(),
  errores: z.int(),
  /** The number of rows that are imported with something to be told of them. */
  conAviso: z.int(),
  /**
   * The number of rows that were read but not tried for want of time; their effect shows when they are
   * imported.
   */
  sinProbar: z.int(),
  /** How many things of each kind would be made and changed, for the files whose rows bring several. */
  deCada: z.array(z.object({ que: z.enum(COSAS), nuevos: z.int(), cambiados: z.int() })).optional(),
  /** The number of contracts that would be recorded as signed without their paper; only for a file of contracts. */
  sinPapelFirmado: z.int().optional(),
  /** Only the first of the rows tried are sent: those with errors, those without their paper, and the others. */
  filas: z.array(filaSchema),
});

export type Ensayo = z.infer<typeof ensayoSchema>;

/** What a file writes for somebody or something of the house by another name, to be said once for all its rows. */
const valoresSchema = z.object({
  campo: z.string(),
  titulo: z.string(),
  escritos: z.array(
    z.object({
      escrito: z.string(),
      filas: z.int(),
      /** Who it is taken for; null where nobody can be told. */
      elegido: z.string().nullable(),
    }),
  ),
  opciones: z.array(z.object({ valor: z.string(), nombre: z.string() })),
});

export type Valores = z.infer<typeof valoresSchema>;

export const response = columnasSchema.extend({
  /** Absent where every value is known by its own name. */
  valores: z.array(valoresSchema).optional(),
  /** The number of rows of the file. */
  total: z.int(),
  /** The result of the trial; null when the file is imported. */
  ensayo: ensayoSchema.nullable(),
  /** The operation that imports the file; null in a trial. */
  operacion: operacionSchema.nullable(),
});

export type Respuesta = z.infer<typeof response>;
