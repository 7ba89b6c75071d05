import { z } from 'zod';

/** One change of many rows of whatever kind, undone through `operaciones`. */

/** The rows are given by identifier, or as all that the list finds. */
export const cuales = {
  ids: z.array(z.string().max(60)).min(1).max(10_000).optional(),
  /** The list's query, as it stands in its address. */
  filtros: z.record(z.string(), z.string().max(8000)).optional(),
};

/** The number of rows that the person saw: the change is refused when it is now another. */
export const esperados = z.int().optional();

/** What would become of a row. */
export const filaDeEnsayoSchema = z.object({
  id: z.string(),
  /** The name of the row, and a detail that tells it from others of that name. */
  nombre: z.string(),
  detalle: z.string().nullable(),
  hecho: z.boolean(),
  /** The reason why the row would be left out. */
  motivo: z.string().nullable(),
});

/** A trial changes nothing. */
export const ensayoSchema = z.object({
  total: z.int(),
  /** The rows tried, each with what would become of it. */
  probados: z.int(),
  hechos: z.int(),
  noHechos: z.int(),
  filas: z.array(filaDeEnsayoSchema),
});

export type Ensayo = z.infer<typeof ensayoSchema>;
