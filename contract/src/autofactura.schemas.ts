import { FALTAS_FISCALES, IMPUESTOS_INDIRECTOS, REGIMENES_FISCALES, TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';

/** The draft of the invoice: `totalEur` of the settlement is its base. What is withheld is negative. */
export const autofacturaSchema = z.object({
  nombre: z.string(),
  nif: z.string().nullable(),
  /** `empleado`: paid in the payroll; null: nobody has said how they are paid. Neither has an invoice. */
  regimen: z.enum(REGIMENES_FISCALES).nullable(),
  /** Where whoever sells and the house are established; null: nobody has said it, or frozen before it was kept. */
  territorio: z.enum(TERRITORIOS).nullable(),
  casa: z.enum(TERRITORIOS).nullable(),
  /** What it cannot be made without: then it has no taxes, and the settlement does not leave draft for the last two. */
  falta: z.enum(FALTAS_FISCALES).nullable(),
  impuesto: z
    .object({ nombre: z.enum(IMPUESTOS_INDIRECTOS), pct: z.number(), cuotaEur: z.number() })
    .nullable(),
  /** The tax that the house pays itself, none being charged, and by what law. */
  inversion: z.object({ nombre: z.enum(IMPUESTOS_INDIRECTOS), fundamento: z.string() }).nullable(),
  irpf: z.object({ pct: z.number(), cuotaEur: z.number() }).nullable(),
  totalEur: z.number(),
  /** Words that the invoice must carry, in Spanish. */
  menciones: z.array(z.string()),
  /** Whether those data are kept with it already: until it leaves draft they are today's. */
  congelada: z.boolean(),
});
