import { z } from 'zod';
import { ESTADOS_DE_LINEA } from './linea-de-liquidacion.ts';
import { ESTADOS_DE_LINEA_DE_EXTRACTO } from './lineas-de-extracto.list.ts';

export { ESTADOS_DE_LINEA, type EstadoDeLinea } from './linea-de-liquidacion.ts';

const codigoSchema = z.object({ id: z.string(), codigo: z.string() });

export const lineaSchema = z.object({
  id: z.string(),
  contrato: z.object({ id: z.string(), codigo: z.string(), cups: z.string(), cliente: z.string() }),
  producto: z.string(),
  tipo: z.enum(['comision', 'decomision', 'ajuste']),
  /** Level 1 is an own sale, level 2 one of somebody who reports to them, and so on. */
  nivel: z.int(),
  /** The day of activation, or that of the end when the line takes a commission back. */
  fecha: z.string().nullable(),
  /** The line is a percentage of this amount, the commission of the contract, €. */
  baseEur: z.number(),
  porcentaje: z.number(),
  importeEur: z.number(),
  /** The rule and the calculation behind the amount, in words. */
  explicacion: z.string(),
  /**
   * `retirada` was answered and is not paid. `trasladada` was answered after the payment, so that a later
   * settlement pays it.
   */
  estado: z.enum(ESTADOS_DE_LINEA),
  /** The representative's reason to dispute the line. */
  motivo: z.string().nullable(),
  respuesta: z.string().nullable(),
  /** The settlement whose adjustment pays the line. */
  pagadaEn: codigoSchema.nullable(),
  /** An adjustment names here the settlement of the line that it adjusts, when that is another one. */
  vieneDe: codigoSchema.nullable(),
});

/** A commission of the settlement that its supplier has not paid to the house as it was expected. */
export const desajusteSchema = z.object({
  contrato: codigoSchema,
  estado: z.enum(ESTADOS_DE_LINEA_DE_EXTRACTO).extract(['falta', 'corta', 'de-mas']),
  /** What the supplier has paid less what was expected, €; null for whoever does not read the statements. */
  diferenciaEur: z.number().nullable(),
  /** The part of the difference that the lines of the settlement would take, €. */
  parteEur: z.number(),
});

export type Desajuste = z.infer<typeof desajusteSchema>;
