import { z } from 'zod';
import { datosAccion } from './contratos.ts';
import { endpoint } from './endpoint.ts';
import { operacionSchema } from './operaciones.ts';

/** The same step for many contracts at once; `operaciones` undoes it. */

const cuales = {
  ids: z.array(z.string().max(60)).min(1).max(10_000).optional(),
  /** The query of the list, as it stands in its address. */
  filtros: z.record(z.string(), z.string().max(8000)).optional(),
};

export const ensayar = endpoint({
  method: 'POST',
  path: '/v1/contratos/lote/ensayo',
  access: 'read Auth',
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...datosAccion, ...cuales }),
  response: z.object({
    total: z.int(),
    /** Those tried, and what would become of them. */
    probados: z.int(),
    hechos: z.int(),
    noHechos: z.int(),
    filas: z.array(
      z.object({
        id: z.string(),
        codigo: z.string(),
        cliente: z.string(),
        hecho: z.boolean(),
        /** Why not. */
        motivo: z.string().nullable(),
      }),
    ),
  }),
});

export const aplicar = endpoint({
  method: 'POST',
  path: '/v1/contratos/lote',
  access: 'read Auth',
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({
    ...datosAccion,
    ...cuales,
    /** How many the person saw; refused when the filter now finds others. */
    esperados: z.int().optional(),
  }),
  response: operacionSchema,
});
