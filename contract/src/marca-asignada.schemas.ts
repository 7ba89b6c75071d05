import { z } from 'zod';

/** The brand of a client or a representative; null in a house of one brand. */
export const marcaAsignadaSchema = z
  .object({
    id: z.string(),
    nombre: z.string(),
    /** False where it is that of who sells to them, or the house's own. */
    propia: z.boolean(),
  })
  .nullable();

export type MarcaAsignada = z.infer<typeof marcaAsignadaSchema>;

/** The brands to filter by; none in a house of one. */
export const marcasFacetaSchema = z.array(z.object({ valor: z.string(), nombre: z.string() }));
