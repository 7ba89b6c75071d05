import { z } from 'zod';

/** That a client is closed to new business: since when, a day in Spain, and why, to whoever sells. Null: it is not. */
export const clienteBloqueadoSchema = z
  .object({ desde: z.string(), motivo: z.string().nullable() })
  .nullable();
