import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import * as calls from './puntos-lote.ts';
import { ACCIONES, type Accion } from './puntos-lote.ts';

export { ACCIONES, type Accion } from './puntos-lote.ts';

const pedido = {
  accion: z.enum(ACCIONES),
  clienteId: z.string().max(60).optional(),
};

const hasItsClient = ({ accion, clienteId }: { accion: Accion; clienteId?: string | undefined }) =>
  (accion === 'asignar') === (clienteId !== undefined);

const ITS_CLIENT = { error: 'Di de qué cliente son, y solo si es para dárselos', path: ['clienteId'] };

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary:
    'Qué haría una acción con muchos puntos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...pedido, ...cuales }).refine(hasItsClient, ITS_CLIENT),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchos puntos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...pedido, ...cuales, esperados }).refine(hasItsClient, ITS_CLIENT),
  response: operacionSchema,
});
