import { z } from 'zod';

/** The contract of ours that a supply point has, and when another one may begin there. */
export const ocupacionSchema = z.object({
  cups: z.string(),
  /** Null when it is not for the viewer to open. */
  contrato: z.object({ id: z.string(), codigo: z.string() }).nullable(),
  comercializadora: z.string(),
  producto: z.string(),
  /** Last day agreed; null without one. It is past while the contract is in its extension. */
  fechaFin: z.string().nullable(),
  permanenciaHasta: z.string().nullable(),
  /** First day on which another may begin without cutting it short. */
  libreDesde: z.string(),
});

export type Ocupacion = z.infer<typeof ocupacionSchema>;
