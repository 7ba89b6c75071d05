import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './informes.ts';
import { CALIDAD, MEDIDAS_DE_CALIDAD, PASOS_DEL_EMBUDO } from './informes.ts';
import { isPeriod, periodo, spanSchema } from './periodo-de-informe.schemas.ts';

const periodoQuery = z.strictObject(periodo).superRefine(isPeriod);

const cifrasDeCalidad = z.object({
  contratos: z.int(),
  ...(Object.fromEntries(MEDIDAS_DE_CALIDAD.map((medida) => [medida, z.number().nullable()])) as Record<
    calls.MedidaDeCalidad,
    z.ZodNullable<z.ZodNumber>
  >),
});

export type CifrasDeCalidad = z.infer<typeof cifrasDeCalidad>;

export const calidad = endpoint({
  ...calls.calidad,
  sellersOnly: true,
  summary: 'Lo que se vigila de cada comercial en los contratos que firmó en el periodo',
  query: periodoQuery,
  response: z.object({
    periodo: spanSchema.nullable(),
    rows: z.array(
      cifrasDeCalidad.extend({ comercial: z.object({ id: z.string().nullable(), nombre: z.string() }) }),
    ),
    casa: cifrasDeCalidad,
    umbrales: z.object(
      Object.fromEntries(Object.keys(CALIDAD).map((medida) => [medida, z.number()])) as Record<
        calls.MedidaDeCalidad,
        z.ZodNumber
      >,
    ),
  }),
});

export const contratosDeCalidad = endpoint({
  ...calls.contratosDeCalidad,
  sellersOnly: true,
  summary: 'Los contratos que hay detrás de una cifra de calidad; cien como mucho',
  query: z
    .strictObject({
      ...periodo,
      medida: z.enum(MEDIDAS_DE_CALIDAD as [calls.MedidaDeCalidad, ...calls.MedidaDeCalidad[]]),
      comercial: z.string().max(60).optional(),
    })
    .superRefine(isPeriod),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        codigo: z.string(),
        cliente: z.string(),
        fechaFirma: z.string(),
        dias: z.int().nullable(),
      }),
    ),
    count: z.int(),
  }),
});

export const embudo = endpoint({
  ...calls.embudo,
  sellersOnly: true,
  summary: 'De las propuestas creadas en el periodo, cuántas llegan a cada paso y cuánto tardan',
  query: periodoQuery,
  response: z.object({
    periodo: spanSchema.nullable(),
    pasos: z.array(
      z.object({
        paso: z.enum(PASOS_DEL_EMBUDO),
        cuantas: z.int(),
        ahorroEur: z.number(),
        /** Of those in the step before, %; null where there are none. */
        conversionPct: z.number().nullable(),
        /** The median of the days since the step before. */
        diasMediana: z.number().nullable(),
      }),
    ),
    rechazadas: z.int(),
    caducadas: z.int(),
  }),
});
