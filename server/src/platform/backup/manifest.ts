import { z } from 'zod';

/** The entry of a backup that says what the others hold; it is the last one, because it counts them. */
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  name: z.string(),
  /** Generated columns are left out: PostgreSQL works them out again. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  sha256,
});

const sequenceSchema = z.object({
  name: z.string(),
  /** A text, because a sequence counts beyond 2^53. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

export const manifestSchema = z.object({
  /** Another layout of the file takes another number. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ nombre: z.string(), suma: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** The secret with which links of proposals open, when it stands in the data folder and not in a setting. */
  secret: z.string().optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type BackupSequence = z.infer<typeof sequenceSchema>;

/** `41 tablas, 12.345 filas`: what a backup holds, for the person who made it or put it back. */
export function contentsOf(tables: readonly BackupTable[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tablas, ${rows.toLocaleString('es-ES')} filas`;
}

/** Each table is one entry, in the text format of PostgreSQL's COPY, which every version of it reads. */
export function entryOf(table: string): string {
  return `tables/${table}.copy`;
}
