import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { PERIODOS } from './informes.ts';

export const periodo = {
  periodo: z.enum(PERIODOS).default('doce-meses'),
  desde: fechaSchema.optional().describe('Con `periodo=fechas`: el primer día'),
  hasta: fechaSchema.optional().describe('Con `periodo=fechas`: el último día'),
};

export function isPeriod(
  { periodo: cual, desde, hasta }: z.infer<z.ZodObject<typeof periodo>>,
  check: z.RefinementCtx,
) {
  if (cual !== 'fechas') return;
  if (desde === undefined) check.addIssue({ code: 'custom', path: ['desde'], message: 'Di el primer día' });
  if (hasta === undefined) check.addIssue({ code: 'custom', path: ['hasta'], message: 'Di el último día' });
  if (desde !== undefined && hasta !== undefined && hasta < desde)
    check.addIssue({ code: 'custom', path: ['hasta'], message: 'El último día es anterior al primero' });
}

export const spanSchema = z.object({ desde: z.string(), hasta: z.string() });
