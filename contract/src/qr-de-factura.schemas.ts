import { TIPOS_DE_FACTURA } from '@vatio/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './qr-de-factura.ts';

/** P1 first; null for a period that the code lacks, or for all where it has none. */
const porPeriodoSchema = z.array(z.number().nullable()).readonly().nullable();

const importeSchema = z.number().nullable();

export const qr = endpoint({
  ...calls.qr,
  summary: 'Lee el código QR de una factura (CNMC) y comprueba su total',
  body: z.strictObject({ texto: z.string({ error: 'Falta el texto del código' }).max(100_000) }),
  response: z.object({
    cups: z.string().nullable(),
    codigoPostal: z.string().nullable(),
    tarifa: z.string().nullable(),
    /** The day of the first reading is not billed, and that of the last one is. */
    desde: z.string().nullable(),
    hasta: z.string().nullable(),
    fechaFactura: z.string().nullable(),
    tipoFactura: z.enum(TIPOS_DE_FACTURA).nullable(),
    /** The supplier's code in the CNMC's register: `R2-001`. */
    comercializadora: z.string().nullable(),
    contrato: z.object({
      /** The norm's code, such as `E0`: fixed, three prices, without a monthly amount. */
      tipo: z.string().nullable(),
      fin: z.string().nullable(),
      finPenalizacion: z.string().nullable(),
    }),
    /** Powers are in kW and energy in kWh. */
    potencias: porPeriodoSchema,
    maximetros: porPeriodoSchema,
    consumos: porPeriodoSchema,
    /** The twelve months that begin on `desdeAnual`. */
    consumoAnual: porPeriodoSchema,
    desdeAnual: z.string().nullable(),
    precios: z.object({ potenciaEurKwAnio: porPeriodoSchema, energiaEurKwh: porPeriodoSchema }),
    importes: z.object({
      total: importeSchema,
      potencia: importeSchema,
      energia: importeSchema,
      servicios: importeSchema,
      otrosConIee: importeSchema,
      otrosSinIee: importeSchema,
      excedentes: importeSchema,
      descuentos: importeSchema,
      bonoSocial: importeSchema,
      financiacionBonoSocial: importeSchema,
      ajuste: importeSchema,
    }),
    /** The total against the sum that the norm gives for its amounts; null where some of them are missing. */
    comprobacion: z
      .object({
        calculado: z.number(),
        diferencia: z.number(),
        cuadra: z.boolean(),
        /** With its financing in the base of the electricity tax, or out of it, the sum is closest. */
        bonoSocialEnBaseIee: z.boolean(),
      })
      .nullable(),
    avisos: z.array(z.string()),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
