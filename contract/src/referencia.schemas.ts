import { z } from 'zod';

/** A thing with its name, and the identifier that its address needs. */
export const referenciaSchema = z.object({ id: z.string(), nombre: z.string() });
