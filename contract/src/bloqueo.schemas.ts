import { z } from 'zod';

/**
 * A client that is closed to new business. `desde` is a day in Spain, and sellers are also told the reason.
 * Null means that the client is open.
 */
export const clienteBloqueadoSchema = z
  .object({ desde: z.string(), motivo: z.string().nullable() })
  .nullable();
