import { z } from 'zod';
import { datosAccion } from './contratos.ts';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.ts';
import { operacionSchema } from './operaciones.ts';

/** The same step for many contracts at once; `operaciones` undoes it. */

export const ensayar = endpoint({
  method: 'POST',
  path: '/v1/contratos/lote/ensayo',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...datosAccion, ...cuales }),
  response: ensayoSchema,
});

export const aplicar = endpoint({
  method: 'POST',
  path: '/v1/contratos/lote',
  access: 'read Auth',
  sellersOnly: true,
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...datosAccion, ...cuales, esperados }),
  response: operacionSchema,
});
