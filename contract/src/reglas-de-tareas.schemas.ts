import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './reglas-de-tareas.ts';

const reglaSchema = z.object({
  /** Whether a task is written down for the representative of each contract that comes to its end. */
  activa: z.boolean(),
  diasAntesDelFin: z.int('Días enteros').min(1, 'Al menos un día').max(730, 'Como mucho dos años'),
});

export type Regla = z.infer<typeof reglaSchema>;

export const get = endpoint({
  ...calls.get,
  summary: 'Las tareas que se apuntan solas antes del fin de cada contrato',
  response: reglaSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia la regla; cuenta desde la ronda de la próxima noche',
  body: z.strictObject(reglaSchema.shape),
  response: reglaSchema,
});
