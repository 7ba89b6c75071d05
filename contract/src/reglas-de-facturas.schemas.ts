import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './reglas-de-facturas.ts';

const reglaSchema = z.object({
  /** A bill that differs by no more than this from its contract, €, is right. */
  toleranciaEur: z
    .number({ error: 'Escribe los euros' })
    .min(0, 'No puede ser negativa')
    .max(1000, 'Como mucho 1.000 €'),
});

export type Regla = z.infer<typeof reglaSchema>;

export const get = endpoint({
  ...calls.get,
  summary: 'Cuánto puede diferir de su contrato una factura que está bien',
  response: reglaSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia la tolerancia, y revisa con ella todas las facturas guardadas',
  body: z.strictObject(reglaSchema.shape),
  response: reglaSchema,
});
