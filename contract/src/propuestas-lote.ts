import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.ts';
import { operacionSchema } from './operaciones.ts';

/** The same with many proposals at once; `operaciones` undoes it, but for a link that was taken off. */

/** `retirar` is not undone: the link that the client has will not open again. */
export const ACCIONES = ['borrar', 'retirar', 'restaurar'] as const;
export type Accion = (typeof ACCIONES)[number];

const accion = z.enum(ACCIONES);

export const ensayar = endpoint({
  method: 'POST',
  path: '/v1/propuestas/lote/ensayo',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'Qué haría una acción con muchas: cuántas son, y las 200 primeras una por una; no cambia nada',
  body: z.strictObject({ accion, ...cuales }),
  response: ensayoSchema,
});

export const aplicar = endpoint({
  method: 'POST',
  path: '/v1/propuestas/lote',
  access: 'read Auth',
  sellersOnly: true,
  summary:
    'La misma acción sobre muchas: las marcadas o todas las filtradas; 409 si ya no son las que se vieron',
  body: z.strictObject({ accion, ...cuales, esperados }),
  response: operacionSchema,
});
