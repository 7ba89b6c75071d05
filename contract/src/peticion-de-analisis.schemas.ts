import { z } from 'zod';
import { MOST_SUPPLIES } from './analisis.ts';
import {
  cantidadSchema,
  deSuministroSchema,
  fechaSchema,
  porUnoSchema,
  precioDeEnergiaSchema,
  precioSchema,
} from './dominio.schemas.ts';
import { excedentesDadosSchema } from './excedentes.schemas.ts';

/** What a call asks of an analysis. */

const preciosSchema = z.array(precioSchema).max(6);

const filaConsumoSchema = z.strictObject({
  desde: fechaSchema,
  hasta: fechaSchema,
  activaKwh: z.array(cantidadSchema).min(1).max(6),
  reactivaKvarh: z.array(cantidadSchema).max(6),
  maximetroKw: z.array(cantidadSchema).max(6),
  excedentesKwh: z.array(cantidadSchema).min(1).max(6).optional(),
});

/** Tax rates of the study. The server fills in those that are absent, and says which of them no law fixes. */
export const supuestosSchema = z.strictObject({
  ieeTipo: porUnoSchema,
  impuestoTipo: porUnoSchema,
  bonoSocialEurAnio: precioSchema,
});

/** What the representative decides for one supply point; the rest comes from its sheet. */
const puntoInputSchema = z.strictObject({
  cups: z.string().min(1).max(60),
  /** The stored history is used when absent. */
  consumos: z.array(filaConsumoSchema).min(1).max(60).optional(),
  /** In place of what the consumption and the load curve say; those are used when absent. */
  excedentesKwh: excedentesDadosSchema.optional(),
  /** As many as the tariff of the supply has periods: one of energy and none of power where it is of gas. */
  precioEnergiaCliente: z.array(precioDeEnergiaSchema).min(1).max(6, 'Como mucho seis periodos'),
  precioPotenciaCliente: preciosSchema,
  /** The fixed term of a supply of gas, €/month, which it has to bring. */
  precioFijoCliente: precioSchema.nullable().optional(),
  /** What today's supplier pays for surplus, €/kWh; null or absent where nobody knows it. */
  precioExcedentesCliente: precioSchema.nullable().optional(),
  /** Null keeps the contracted powers. */
  potenciaEstudio: deSuministroSchema.nullable(),
  idProducto: z.string().max(60).nullable(),
});

export const analisisInputSchema = z.strictObject({
  fecha: fechaSchema,
  costeOperativoComercial: cantidadSchema.max(1000, 'En €/MWh: como mucho 1000'),
  costeOperativoPotenciaComercial: cantidadSchema.max(1000, 'En €/kW·año: como mucho 1000'),
  supuestos: supuestosSchema.optional(),
  puntos: z
    .array(puntoInputSchema)
    .min(1, 'Añade al menos un CUPS')
    .max(MOST_SUPPLIES, `Como mucho ${MOST_SUPPLIES} CUPS`),
  notas: z.string().max(4000).optional(),
});

export type AnalisisInput = z.input<typeof analisisInputSchema>;
