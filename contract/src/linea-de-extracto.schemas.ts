import { z } from 'zod';
import {
  ESTADOS_DE_LINEA_DE_EXTRACTO,
  ESTADOS_DE_RECLAMACION,
  TRAMOS_DE_DEUDA,
} from './lineas-de-extracto.list.ts';
import { referenciaSchema } from './referencia.schemas.ts';

const codigoSchema = z.object({ id: z.string(), codigo: z.string() });

export const estadoSchema = z.enum(ESTADOS_DE_LINEA_DE_EXTRACTO);

/** All that a statement says of one contract, or of a supply that has none. */
export const lineaSchema = z.object({
  id: z.string(),
  extracto: codigoSchema,
  comercializadora: z.string(),
  mes: z.string(),
  /** The rows of the file that were added up, from 1; none when the statement leaves the contract out. */
  filas: z.array(z.int()),
  cups: z.string(),
  /** The supplier's own number of the contract. */
  referencia: z.string().nullable(),
  desde: z.string(),
  hasta: z.string(),
  contrato: codigoSchema.nullable(),
  cliente: referenciaSchema.nullable(),
  comercial: referenciaSchema.nullable(),
  estado: estadoSchema,
  /** The commission of the contract by the house's rules, less what earlier statements paid, €. */
  esperadoEur: z.number(),
  importeEur: z.number(),
  /** What was paid less what was expected, €. */
  diferenciaEur: z.number(),
  /** What is still owed, €; zero once a later statement says more of the contract, which then carries the debt. */
  pendienteEur: z.number(),
  /** The last day of the month in which the commission was due; null without a debt. */
  vencimiento: z.string().nullable(),
  antiguedad: z.enum(TRAMOS_DE_DEUDA).nullable(),
  reclamacion: codigoSchema.extend({ estado: z.enum(ESTADOS_DE_RECLAMACION) }).nullable(),
});

export type Linea = z.infer<typeof lineaSchema>;

/** The lines of each state, with their sums; every state is listed. */
export const resumenSchema = z.array(
  z.object({
    estado: estadoSchema,
    lineas: z.int(),
    esperadoEur: z.number(),
    importeEur: z.number(),
    pendienteEur: z.number(),
  }),
);

export type Resumen = z.infer<typeof resumenSchema>;
