import { LECTURAS_DE_NORMA } from '@vatio/domain';
import { z } from 'zod';

/** The quotas of the indirect tax of a bill, one for each rate. */
export const impuestosSchema = z.array(
  z.object({
    nombre: z.enum(['IVA', 'IGIC', 'IPSI']),
    base: z.number(),
    tipo: z.number(),
    cuota: z.number(),
  }),
);

/** The conditional norm that the taxes hang on; `lectura` is that of the bill's own figures. */
export const segunNormaSchema = z.object({
  id: z.string(),
  norma: z.string(),
  condicion: z.string(),
  lectura: z.enum(LECTURAS_DE_NORMA),
  texto: z.string(),
  /** What it comes to by both readings while nobody has settled the norm; none afterwards. */
  lecturas: z.array(
    z.object({
      lectura: z.enum(LECTURAS_DE_NORMA),
      iee: z.number(),
      impuestos: impuestosSchema,
      total: z.number(),
    }),
  ),
});
