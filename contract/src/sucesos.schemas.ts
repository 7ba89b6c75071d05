import { z } from 'zod';
import { changesAnswer, cursorSchema, instantSchema } from './cambios.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './sucesos.ts';
import { EVENTOS } from './webhooks.ts';

export { DIAS } from './sucesos.ts';

/** The body of a webhook, but for its `id`, which there is that of the delivery. */
export const sucesoSchema = z.object({
  id: z.string(),
  evento: z.enum(EVENTOS),
  ocurrido: z.string(),
  datos: z.record(z.string(), z.unknown()),
});

export type Suceso = z.infer<typeof sucesoSchema>;

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary:
    'Lo que mandan los webhooks, en orden y durante treinta días, de lo que ve quien llama; se sigue con `cursor`',
  query: z.strictObject({
    desde: instantSchema
      .optional()
      .describe('Lo de ese instante en adelante; lo primero que se guarda, si falta'),
    cursor: cursorSchema.optional().describe('El de la respuesta anterior: sigue detrás de su último suceso'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ rows: z.array(sucesoSchema), ...changesAnswer }),
});
