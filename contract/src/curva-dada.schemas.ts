import { z } from 'zod';
import { cantidadSchema, fechaSchema, precioDeEnergiaSchema } from './dominio.schemas.ts';

/** Five years of quarter-hours. */
const MOST_INTERVALS = 175_300;

const resolucionSchema = z
  .union([z.literal(15), z.literal(60)], { error: 'Son intervalos de 15 o de 60 minutos' })
  .default(60);

/** Readings of whole days in a row from the first hour of `desde`; null where there is none. */
export const curvaDadaSchema = z.strictObject({
  desde: fechaSchema,
  kwh: z.array(cantidadSchema.nullable()).min(1, 'La curva no tiene lecturas').max(MOST_INTERVALS),
  resolucion: resolucionSchema,
});

/** Prices in a row from the first hour of `desde`; null where there is none. */
export const serieDadaSchema = z.strictObject({
  desde: fechaSchema,
  eurMwh: z.array(precioDeEnergiaSchema.nullable()).max(MOST_INTERVALS),
  resolucion: resolucionSchema,
});
