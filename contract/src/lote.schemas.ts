import { z } from 'zod';

/** What the same change of many rows says, of whatever kind they are; `operaciones` undoes it. */

/** Which ones: these, or all that a list finds. */
export const cuales = {
  ids: z.array(z.string().max(60)).min(1).max(10_000).optional(),
  /** The query of the list, as it stands in its address. */
  filtros: z.record(z.string(), z.string().max(8000)).optional(),
};

/** How many the person saw; refused when there are now others. */
export const esperados = z.int().optional();

/** What it would do; nothing is changed. */
export const ensayoSchema = z.object({
  total: z.int(),
  /** Those tried, and what would become of them. */
  probados: z.int(),
  hechos: z.int(),
  noHechos: z.int(),
  filas: z.array(
    z.object({
      id: z.string(),
      /** What a person knows it by, and what tells it from others of that name. */
      nombre: z.string(),
      detalle: z.string().nullable(),
      hecho: z.boolean(),
      /** Why not. */
      motivo: z.string().nullable(),
    }),
  ),
});

export type Ensayo = z.infer<typeof ensayoSchema>;
