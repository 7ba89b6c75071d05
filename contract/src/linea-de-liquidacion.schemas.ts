import { z } from 'zod';
import { ESTADOS_DE_LINEA } from './linea-de-liquidacion.ts';

export { ESTADOS_DE_LINEA, type EstadoDeLinea } from './linea-de-liquidacion.ts';

const codigoSchema = z.object({ id: z.string(), codigo: z.string() });

export const lineaSchema = z.object({
  id: z.string(),
  contrato: z.object({ id: z.string(), codigo: z.string(), cups: z.string(), cliente: z.string() }),
  producto: z.string(),
  tipo: z.enum(['comision', 'decomision', 'ajuste']),
  /** 1: own sale; 2: of somebody of the team, and so on. */
  nivel: z.int(),
  /** Activation, or end for what is taken back. */
  fecha: z.string().nullable(),
  /** The commission of the contract, of which the line is a percentage. */
  baseEur: z.number(),
  porcentaje: z.number(),
  importeEur: z.number(),
  /** The rule and the sum behind it, in words. */
  explicacion: z.string(),
  /** `retirada`: answered, and not paid. `trasladada`: answered after the payment, and paid in a later settlement. */
  estado: z.enum(ESTADOS_DE_LINEA),
  /** Why it is disputed. */
  motivo: z.string().nullable(),
  /** What the house answered. */
  respuesta: z.string().nullable(),
  /** The settlement of the adjustment that pays it. */
  pagadaEn: codigoSchema.nullable(),
  /** Of an adjustment: the settlement of the line that it is about, when it is another one. */
  vieneDe: codigoSchema.nullable(),
});
