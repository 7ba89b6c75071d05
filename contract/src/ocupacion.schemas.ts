import { z } from 'zod';

/** The contract that the house has at a supply point, and when another one may begin there. */
export const ocupacionSchema = z.object({
  cups: z.string(),
  /** Null when the viewer may not open the contract. */
  contrato: z.object({ id: z.string(), codigo: z.string() }).nullable(),
  comercializadora: z.string(),
  producto: z.string(),
  /** The last day agreed, or null without one. It is in the past while the contract is in its extension. */
  fechaFin: z.string().nullable(),
  permanenciaHasta: z.string().nullable(),
  /** The first day on which another contract may begin without cutting this one short. */
  libreDesde: z.string(),
});

export type Ocupacion = z.infer<typeof ocupacionSchema>;
