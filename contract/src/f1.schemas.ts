import { TIPOS_DE_FACTURA } from '@vatio/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './f1.ts';

/** Some thousands of messages fit in it, compressed many more. */
const MAX_BYTES = 64 * 1024 ** 2;

export const facturaAtrSchema = z.object({
  cups: z.string().nullable(),
  /** The number of the bill. */
  codigo: z.string(),
  tipo: z.enum(TIPOS_DE_FACTURA),
  /** The number of the bill that this one cancels or rectifies. */
  rectifica: z.string().nullable(),
  fecha: z.string().nullable(),
  /** The day of the first reading is not billed, and that of the last one is; null where there is no energy. */
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  tarifa: z.string().nullable(),
  /** What was contracted on its last day, kW by period; null where it is not told for each. */
  potenciasKw: z.array(z.number()).readonly().nullable(),
  totalEur: z.number(),
  lineas: z
    .array(
      z.object({
        concepto: z.string(),
        texto: z.string().optional(),
        periodo: z.int().optional(),
        cantidad: z.number(),
        unidad: z.string(),
        precio: z.number(),
        unidadPrecio: z.string(),
        dias: z.number().optional(),
        /** What the bill charges, € rounded to cents. */
        importe: z.number(),
        /** What the regulated price of its days makes of it; without one, its own quantity and price. */
        esperado: z.number(),
        /** `importe` less `esperado`. */
        diferencia: z.number(),
        /** Why both differ. */
        motivo: z.string().optional(),
      }),
    )
    .readonly(),
  /** It adds up, and no line differs from what it should be. */
  cuadra: z.boolean(),
  avisos: z.array(z.string()).readonly(),
});

export const f1 = endpoint({
  ...calls.f1,
  summary: 'Lee facturas de la distribuidora (F1, XML o un zip de muchas) y comprueba cada línea',
  multipart: true,
  fileBytes: MAX_BYTES,
  response: z.object({
    facturas: z.array(facturaAtrSchema),
    /** Files, or bills of a file, that could not be read. */
    rechazadas: z.array(z.object({ fichero: z.string(), motivo: z.string() })),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
