import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import * as calls from './tareas-lote.ts';
import { ACCIONES, type Accion } from './tareas-lote.ts';

export { ACCIONES, type Accion } from './tareas-lote.ts';

const pedido = {
  accion: z.enum(ACCIONES),
  /** The day to which the tasks move. */
  fecha: fechaSchema.optional(),
  /** The representative who has to do them; null: the account that asks. */
  comercialId: z.string().max(60).nullable().optional(),
};

type Pedido = {
  readonly accion: Accion;
  readonly fecha?: string | undefined;
  readonly comercialId?: string | null | undefined;
};

const hasItsDay = ({ accion, fecha }: Pedido) => (accion === 'mover') === (fecha !== undefined);

const ITS_DAY = { error: 'Di a qué día, si es para moverlas, y solo entonces', path: ['fecha'] };

const hasItsOwner = ({ accion, comercialId }: Pedido) =>
  (accion === 'encargar') === (comercialId !== undefined);

const ITS_OWNER = { error: 'Di a quién, si es para encargarlas, y solo entonces', path: ['comercialId'] };

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary:
    'Qué haría una acción con muchas tareas: cuántas son, y las 200 primeras una por una; no cambia nada',
  body: z
    .strictObject({ ...pedido, ...cuales })
    .refine(hasItsDay, ITS_DAY)
    .refine(hasItsOwner, ITS_OWNER),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchas tareas: las marcadas o todas las filtradas; 409 si ya no son las que se vieron',
  body: z
    .strictObject({ ...pedido, ...cuales, esperados })
    .refine(hasItsDay, ITS_DAY)
    .refine(hasItsOwner, ITS_OWNER),
  response: operacionSchema,
});
