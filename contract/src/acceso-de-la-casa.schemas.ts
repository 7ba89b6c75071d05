import { z } from 'zod';
import * as calls from './acceso-de-la-casa.ts';
import { endpoint } from './endpoint.ts';

const accesoSchema = z.object({
  /** Administrators without a second step can do nothing but set it up. */
  segundoPasoAdministradores: z.boolean(),
});

export const get = endpoint({
  ...calls.get,
  summary: 'Qué pide la casa a quien entra',
  response: accesoSchema.extend({
    /** The active administrators, and how many of them have a second step. */
    administradores: z.int(),
    conSegundoPaso: z.int(),
  }),
});

export const update = endpoint({
  ...calls.update,
  summary: 'Exige o deja de exigir la verificación en dos pasos a quien administra; cuenta enseguida',
  body: z.strictObject(accesoSchema.shape),
});
