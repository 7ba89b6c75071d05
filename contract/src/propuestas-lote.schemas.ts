import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import * as calls from './propuestas-lote.ts';
import { ACCIONES } from './propuestas-lote.ts';

export { ACCIONES, type Accion } from './propuestas-lote.ts';

const accion = z.enum(ACCIONES);

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary: 'Qué haría una acción con muchas: cuántas son, y las 200 primeras una por una; no cambia nada',
  body: z.strictObject({ accion, ...cuales }),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchas: las marcadas o todas las filtradas; 409 si ya no son las que se vieron',
  body: z.strictObject({ accion, ...cuales, esperados }),
  response: operacionSchema,
});
