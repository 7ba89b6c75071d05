import { z } from 'zod';
import * as calls from './bateria-de-condensadores.ts';
import { fechaSchema, porPeriodoSchema, precioSchema, tarifaSchema, zonaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';

export const bateriaCondensadores = endpoint({
  ...calls.bateriaCondensadores,
  summary: 'La batería de condensadores que quita la energía reactiva que se paga, y cuándo se amortiza',
  example: {
    tarifa: '3.0TD',
    zona: 'peninsula',
    lecturas: [
      {
        desde: '2025-12-31',
        hasta: '2026-01-31',
        consumos: [1600, 1200, 0, 0, 0, 2000],
        reactiva: [960, 100, 0, 0, 0, 3000],
      },
    ],
    precio: 500,
  },
  body: z.strictObject({
    tarifa: tarifaSchema,
    zona: zonaSchema,
    /** The opening day of a reading is excluded. */
    lecturas: z
      .array(
        z.strictObject({
          desde: fechaSchema,
          hasta: fechaSchema,
          consumos: porPeriodoSchema,
          reactiva: porPeriodoSchema,
        }),
      )
      .min(1)
      .max(60),
    /** 0.95 when absent: from there on no reactive energy is charged. */
    cosPhi: z.number().min(0.9).max(1).optional(),
    /** The price of the bank, installed, €. */
    precio: precioSchema.optional(),
  }),
  response: z.object({
    penalizacion: z.number(),
    /** Null where nothing is paid. */
    bateria: z
      .object({
        necesariaKvar: z.number(),
        escalonKvar: z.number(),
        penalizacionConBateria: z.number(),
        ahorroAnual: z.number(),
        mesesHastaAmortizar: z.int().nullable(),
      })
      .nullable(),
    avisos: z.array(z.string()),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
