import { z } from 'zod';
import * as calls from './comerciales-lote.ts';
import { ACCIONES, type Accion } from './comerciales-lote.ts';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export { ACCIONES, type Accion } from './comerciales-lote.ts';

const pedido = {
  accion: z.enum(ACCIONES),
  /** The one to whom they will report; null: nobody. */
  responsableId: z.string().max(60).nullable().optional(),
};

const hasItsManager = ({
  accion,
  responsableId,
}: {
  accion: Accion;
  responsableId?: string | null | undefined;
}) => (accion === 'cambiar-responsable') === (responsableId !== undefined);

const ITS_MANAGER = {
  error: 'Di de quién dependen, si es para cambiarlo, y solo entonces',
  path: ['responsableId'],
};

export const preview = endpoint({
  ...calls.preview,
  summary:
    'Qué haría una acción con muchos comerciales: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...pedido, ...cuales }).refine(hasItsManager, ITS_MANAGER),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  summary:
    'La misma acción sobre muchos comerciales: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...pedido, ...cuales, esperados }).refine(hasItsManager, ITS_MANAGER),
  response: operacionSchema,
});
