import { COBROS_DE_BATERIA, TOPES_DE_COMPENSACION } from '@vatio/domain';
import { z } from 'zod';
import { cantidadSchema, mesSchema, precioSchema } from './dominio.schemas.ts';

/** What a supplier pays for the surplus of self-consumption under simplified compensation. */
export const compensacionSchema = z.strictObject({
  precioEurKwh: precioSchema,
  /** How far the compensation of a month reaches: its energy, or its energy without peajes and cargos. */
  tope: z.enum(TOPES_DE_COMPENSACION, { error: 'Ha de ser «energia» o «energia-sin-peajes»' }),
  /** What is above it is lost when null. */
  bateriaVirtual: z
    .strictObject({
      cuotaEurMes: precioSchema,
      /** Null where the money never expires. */
      caducidadMeses: z.int().min(1, 'Al menos un mes').max(120, 'Como mucho 120 meses').nullable(),
      sobre: z.enum(COBROS_DE_BATERIA, { error: 'Ha de ser «total» o «subtotal»' }),
    })
    .nullable(),
});

/** kWh of each period, P1 first, or a single figure for all of them. */
const periodosKwhSchema = z.array(cantidadSchema).min(1).max(6);

/** The surplus of a supply by calendar month, or a list for each row of its consumption. */
export const excedentesDadosSchema = z.union(
  [
    z
      .array(z.strictObject({ mes: mesSchema, periodosKwh: periodosKwhSchema }))
      .min(1)
      .max(60),
    z.array(periodosKwhSchema).min(1).max(60),
  ],
  { error: 'Una lista de { mes, periodosKwh }, o una lista de kWh por periodo para cada fila de consumo' },
);

/** What became of the surplus in the bills of a study, €. */
export const usoDeExcedentesSchema = z.object({
  energiaKwh: z.number(),
  valorEur: z.number(),
  compensadoEur: z.number(),
  perdidoEur: z.number(),
  bateria: z
    .object({
      ingresadoEur: z.number(),
      gastadoEur: z.number(),
      caducadoEur: z.number(),
      saldoEur: z.number(),
      cuotasEur: z.number(),
    })
    .nullable(),
});
