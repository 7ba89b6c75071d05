import { CONTROLES_DE_POTENCIA } from '@vatio/domain';
import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  instanteSchema,
  porPeriodoSchema,
  tarifaSchema,
  tipoMedidaSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './potencia-optima.ts';

const limiteSchema = z.union([cantidadSchema, porPeriodoSchema]);

export const potenciaOptima = endpoint({
  ...calls.potenciaOptima,
  summary: 'La potencia que menos cuesta al año, con su coste, su ahorro y sus cautelas',
  body: z
    .strictObject({
      tarifa: tarifaSchema,
      zona: zonaSchema,
      potencias: porPeriodoSchema,
      tipoMedida: tipoMedidaSchema,
      anio: z.int().min(2021).max(2100),
      maximetros: z
        .array(
          z.strictObject({
            mes: z.union([z.int().min(1).max(12), z.string().regex(/^\d{4}-\d{2}$/)], {
              error: 'El mes va de 1 a 12, o AAAA-MM',
            }),
            kw: porPeriodoSchema,
          }),
        )
        .min(1)
        .max(12)
        .optional(),
      cuartoshorarios: z
        .union(
          [
            z.array(cantidadSchema).max(40_000),
            z.array(z.strictObject({ instante: instanteSchema, kw: cantidadSchema })).max(40_000),
            z.strictObject({
              desde: fechaSchema,
              kw: z.array(cantidadSchema).max(40_000),
              resolucion: z.union([z.literal(15), z.literal(60)]).default(15),
            }),
          ],
          { error: 'Lista de kW desde el 1 de enero, lista de { instante, kw }, o { desde, kw }' },
        )
        .optional(),
      /** `icp` or `maximetro`, or their codes of ATR table 51: 1 and 2. */
      controlPotencia: z
        .union([z.enum(CONTROLES_DE_POTENCIA), z.literal(1), z.literal(2), z.literal('1'), z.literal('2')], {
          error: 'Ha de ser «icp» o «maximetro», o su código, 1 o 2',
        })
        .optional(),
      paso: z.number().positive('El paso ha de ser mayor que cero').optional(),
      minimo: limiteSchema.optional(),
      maximo: limiteSchema.optional(),
    })
    .refine((body) => (body.maximetros === undefined) !== (body.cuartoshorarios === undefined), {
      error: 'Indica «maximetros» o «cuartoshorarios», uno de los dos',
      path: ['maximetros'],
    }),
  response: z.object({
    optima: z.array(z.number()),
    costeActual: z.number(),
    costeOptimo: z.number(),
    ahorroAnual: z.number(),
    /** The cheapest powers that the measured demand never goes above; null where the optimum is one of them. */
    alternativa: z
      .object({
        potencias: z.array(z.number()),
        coste: z.number(),
        masQueOptima: z.number(),
        ahorroAnual: z.number(),
      })
      .nullable(),
    /** What the distributor charges for the optimum, € without taxes; null where nothing changes. */
    cambio: z
      .object({
        lineas: z.array(
          z.object({
            concepto: z.enum(['enganche', 'acceso', 'extension']),
            cantidad: z.number(),
            precio: z.number(),
            importe: z.number(),
          }),
        ),
        coste: z.number(),
        /** Months until the saving has paid for it; null where it saves nothing. */
        mesesHastaCompensar: z.int().nullable(),
      })
      .nullable(),
    avisos: z.array(z.string()),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
