import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './lectura-de-factura.ts';

const MAX_BYTES = 25 * 1024 ** 2;

export const campoSchema = z.object({
  /** Its name in the body of `/v1/calculos/factura`, or `cups`, `numero`, `total`, `comercializadora`, `lectura` (`estimada`). */
  nombre: z.string(),
  valor: z.union([z.number(), z.string(), z.boolean()]),
  /** The first page is 1. */
  pagina: z.int(),
  /**
   * Left, top, width and height in points of the page as it is seen, from its upper left corner; in pixels of a picture. All
   * zero for what a link says that has no place.
   */
  caja: z.array(z.number()).length(4),
  /** Sure only where the bill itself proves it: control letters, a product, days that agree, lines that add up to the total. */
  confianza: z.enum(['segura', 'por-confirmar']),
  origen: z.enum(['qr', 'texto', 'ocr']),
});

/** A line of a bill with the amount that it prints, €. */
export const lineaLeidaSchema = z.object({
  concepto: z.string().max(60),
  texto: z.string().max(400),
  periodo: z.int().nullable(),
  importe: z.number(),
});

/** What was read of a bill. */
const lecturaSchema = z.object({
  /** Null where the supplier is none of those whose words are known. */
  comercializadora: z.string().nullable(),
  campos: z.array(campoSchema),
  /** The body of `/v1/calculos/factura`, as far as the bill tells it. */
  factura: z.record(z.string(), z.unknown()),
  /** The lines that were read against the total that is printed, within 0.02 €. */
  comprobacion: z.object({
    sumaLineas: z.number().nullable(),
    total: z.number().nullable(),
    cuadra: z.boolean(),
  }),
  /** The lines that were counted. */
  lineas: z.array(lineaLeidaSchema),
  avisos: z.array(z.string()),
});

export const lecturaFactura = endpoint({
  ...calls.lecturaFactura,
  summary: 'Lee una factura de luz en PDF o en imagen, y dice de cada cifra dónde está y si es segura',
  multipart: true,
  fileBytes: MAX_BYTES,
  body: z.strictObject({
    /** Of a PDF that is encrypted. */
    contrasena: z.string().max(200).optional(),
  }),
  response: lecturaSchema.extend({
    /** Every bill of a PDF that brings several, the first one included; absent where there is one. */
    facturas: z.array(lecturaSchema).optional(),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
