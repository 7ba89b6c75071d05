import { z } from 'zod';

/** Somebody or something that is named, with the way to it. */
export const referenciaSchema = z.object({ id: z.string(), nombre: z.string() });
