import { FALTAS_FISCALES, IMPUESTOS_INDIRECTOS, REGIMENES_FISCALES, TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';

/**
 * The draft of a self-billed invoice. Its base is the settlement's `totalEur`, and what is withheld is
 * negative.
 */
export const autofacturaSchema = z.object({
  nombre: z.string(),
  nif: z.string().nullable(),
  /**
   * `empleado` is paid through the payroll and null means that nobody has said how they are paid; neither has
   * an invoice.
   */
  regimen: z.enum(REGIMENES_FISCALES).nullable(),
  /**
   * The establishments of the representative and of the house. Null means unknown, or frozen before they were
   * kept.
   */
  territorio: z.enum(TERRITORIOS).nullable(),
  casa: z.enum(TERRITORIOS).nullable(),
  /**
   * The datum without which the invoice cannot be made. It then has no taxes, and a settlement that lacks
   * `territorio` or `tipo` stays a draft.
   */
  falta: z.enum(FALTAS_FISCALES).nullable(),
  impuesto: z
    .object({ nombre: z.enum(IMPUESTOS_INDIRECTOS), pct: z.number(), cuotaEur: z.number() })
    .nullable(),
  /**
   * Under a reverse charge the house pays this tax itself and the invoice charges none; `fundamento` cites the
   * law.
   */
  inversion: z.object({ nombre: z.enum(IMPUESTOS_INDIRECTOS), fundamento: z.string() }).nullable(),
  irpf: z.object({ pct: z.number(), cuotaEur: z.number() }).nullable(),
  totalEur: z.number(),
  /** The law asks an invoice to carry these words, in Spanish. */
  menciones: z.array(z.string()),
  /** True once the tax data are frozen with the settlement; a draft shows today's. */
  congelada: z.boolean(),
});
