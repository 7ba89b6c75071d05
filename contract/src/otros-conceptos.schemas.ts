import { z } from 'zod';
import { porUnoSchema, precioSchema } from './dominio.schemas.ts';

/** A line without a treatment is taxed as `suministro`. */
export const otroSchema = z.strictObject({
  texto: z.string().min(1).max(200),
  importe: z.number({ error: 'Ha de ser un número' }),
  tratamiento: z
    .enum(['electricidad', 'suministro', 'servicio', 'sin-impuesto'], {
      error: 'Ha de ser «electricidad», «suministro», «servicio» o «sin-impuesto»',
    })
    .optional(),
  tipo: porUnoSchema.optional(),
});

export const alquilerSchema = z
  .strictObject({
    porDia: precioSchema.optional(),
    porMes: precioSchema.optional(),
    importe: precioSchema.optional(),
  })
  .refine((alquiler) => Object.values(alquiler).filter((v) => v !== undefined).length === 1, {
    error: 'Indica uno de «porDia», «porMes» o «importe»',
  });
