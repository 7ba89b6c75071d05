import { z } from 'zod';
import { datosAccion } from './contratos.schemas.ts';
import * as calls from './contratos-lote.ts';
import { endpoint } from './endpoint.ts';
import { ensayoDeRenovacionesSchema } from './ensayo-de-renovacion.schemas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

/** One step for many contracts at once, or their renewal, undone through `operaciones`. */

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...datosAccion, ...cuales }),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...datosAccion, ...cuales, esperados }),
  response: operacionSchema,
});

export const previewRenovacion = endpoint({
  ...calls.previewRenovacion,
  sellersOnly: true,
  summary:
    'Qué contratos de la lista de renovaciones se renovarían: cuántos son, y los 200 primeros uno por uno con su precio, ahorro y comisión, y su suma; no cambia nada',
  body: z.strictObject(cuales),
  response: ensayoDeRenovacionesSchema,
});

export const renew = endpoint({
  ...calls.renew,
  sellersOnly: true,
  summary:
    'Un borrador que renueva a cada uno, con la versión vigente de su producto; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...cuales, esperados }),
  response: operacionSchema,
});
