import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  porPeriodoSchema,
  precioSchema,
  preciosDeEnergiaSchema,
  tarifaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './paneles.ts';

export const paneles = endpoint({
  ...calls.paneles,
  summary:
    'Lo que harían unos paneles, con batería o sin ella, en el último año de un suministro: una estimación',
  example: {
    tarifa: '2.0TD',
    zona: 'peninsula',
    provincia: '28',
    uso: 'vivienda',
    fecha: '2026-01-31',
    potencias: [4.6, 4.6],
    lecturas: [{ desde: '2025-12-31', hasta: '2026-01-31', consumos: [90, 80, 130] }],
    precios: { energia: [0.2, 0.15, 0.1], potencia: [30, 1] },
    precioExcedentes: 0.05,
    instalacion: { kwp: 3, orientacion: 0, inclinacion: 30 },
    precio: 4500,
  },
  body: z.strictObject({
    tarifa: tarifaSchema,
    zona: zonaSchema,
    /** Two digits of the INE; its capital stands for where the roof is. */
    provincia: z.string().regex(/^\d{2}$/, 'Son las dos cifras de la provincia'),
    uso: usoSchema,
    /** The day whose regulated prices and taxes the bills have. */
    fecha: fechaSchema,
    potencias: porPeriodoSchema,
    /** The opening day of a reading is excluded. */
    lecturas: z
      .array(z.strictObject({ desde: fechaSchema, hasta: fechaSchema, consumos: porPeriodoSchema }))
      .min(1)
      .max(60),
    /** Those of today, peajes and cargos included: €/kWh and €/kW·año. */
    precios: z.strictObject({
      energia: preciosDeEnergiaSchema,
      potencia: z.array(precioSchema).min(2).max(6),
    }),
    /** What would be paid for surplus, €/kWh. */
    precioExcedentes: precioSchema,
    instalacion: z.strictObject({
      kwp: z.number().positive('Ha de ser mayor que cero').max(100_000),
      /** Degrees from the south: east below zero, west above. */
      orientacion: z.number().min(-180).max(180),
      inclinacion: z.number().min(0).max(90),
      /** By month; a stated mean one when absent. */
      claridad: z.array(z.number().gt(0).lt(1)).length(12).optional(),
    }),
    bateriaKwh: cantidadSchema.optional(),
    /** Of the installation with its taxes, €. */
    precio: precioSchema.optional(),
  }),
  response: z.object({
    dias: z.int(),
    generacionKwh: z.number(),
    autoconsumidaKwh: z.number(),
    excedentesKwh: z.number(),
    /** The share of the generation that is used, and of the consumption that it covers, per one. */
    autoconsumo: z.number(),
    cobertura: z.number(),
    facturas: z.array(
      z.object({
        desde: z.string(),
        hasta: z.string(),
        consumoKwh: z.number(),
        generacionKwh: z.number(),
        autoconsumidaKwh: z.number(),
        excedentesKwh: z.number(),
        antesEur: z.number(),
        despuesEur: z.number(),
      }),
    ),
    antesAnualEur: z.number(),
    despuesAnualEur: z.number(),
    ahorroAnualEur: z.number(),
    mesesHastaAmortizar: z.int().nullable(),
    avisos: z.array(z.string()),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
