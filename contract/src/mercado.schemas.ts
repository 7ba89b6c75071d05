import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './mercado.ts';

const fichaSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  unidad: z.string(),
  fuente: z.string(),
});

export const list = endpoint({
  ...calls.list,
  summary: 'Las series de precios, pérdidas y perfiles, y qué días hay de cada una',
  response: z.object({
    series: z.array(
      fichaSchema.extend({
        /** The first and the last day; null while there is none. */
        desde: z.string().nullable(),
        hasta: z.string().nullable(),
        dias: z.int(),
        /** The days between the first and the last of which there is nothing. */
        diasSinDatos: z.int(),
        importadaEn: z.string().nullable(),
      }),
    ),
  }),
  wholeForClients: 'Prices of the market are published for everybody.',
});

export const get = endpoint({
  ...calls.get,
  summary: 'Los valores de una serie, día a día, y las horas que faltan',
  params: z.object({ id: z.string().max(60) }),
  query: z.strictObject({
    desde: fechaSchema,
    /** The last day is included. */
    hasta: fechaSchema,
  }),
  response: fichaSchema.extend({
    desde: z.string(),
    hasta: z.string(),
    /** Each day in the order its hours pass, by the clock of the peninsula: 23, 24 or 25, or their quarters. */
    dias: z.array(
      z.object({
        dia: z.string(),
        resolucion: z.union([z.literal(15), z.literal(60)]),
        valores: z.array(z.number().nullable()),
      }),
    ),
    /** The missing hours of each day, counted from 1 in the order they pass; all of them where the day is absent. */
    huecos: z.array(z.object({ dia: z.string(), horas: z.array(z.int()) })),
  }),
  wholeForClients: 'Prices of the market are published for everybody.',
});
