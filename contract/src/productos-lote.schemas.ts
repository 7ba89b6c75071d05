import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import * as calls from './productos-lote.ts';
import { ACCIONES } from './productos-lote.ts';

export { ACCIONES, type Accion } from './productos-lote.ts';

const accion = z.enum(ACCIONES);

export const preview = endpoint({
  ...calls.preview,
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ accion, ...cuales }),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ accion, ...cuales, esperados }),
  response: operacionSchema,
});
