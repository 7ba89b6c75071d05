import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  porUnoSchema,
  precioDeEnergiaSchema,
  precioSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { facturaSchema } from './factura.schemas.ts';
import * as calls from './factura-gas.ts';
import { alquilerSchema, otroSchema } from './otros-conceptos.schemas.ts';

const SIN_IEE = 'Ha de ser «suministro», «servicio» o «sin-impuesto»: el gas no tiene impuesto eléctrico';

export const facturaGas = endpoint({
  ...calls.facturaGas,
  summary: 'La factura de gas de un suministro, línea a línea',
  example: {
    zona: 'peninsula',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    consumoKwh: 800,
    precios: { fijoEurMes: 5, variableEurKwh: 0.065 },
    alquiler: { porDia: 0.02 },
  },
  body: z
    .strictObject({
      zona: zonaSchema,
      desde: fechaSchema,
      hasta: fechaSchema,
      /** In place of it, what the meter counted: `m3` × `factorConversion` × `pcs` (kWh/m³) are the kWh. */
      consumoKwh: cantidadSchema.optional(),
      m3: cantidadSchema.optional(),
      factorConversion: cantidadSchema.optional(),
      pcs: cantidadSchema.optional(),
      precios: z.strictObject({ fijoEurMes: precioSchema, variableEurKwh: precioDeEnergiaSchema }),
      alquiler: alquilerSchema.optional(),
      otros: z
        .array(
          otroSchema.refine(({ tratamiento }) => tratamiento !== 'electricidad', {
            error: SIN_IEE,
            path: ['tratamiento'],
          }),
        )
        .max(40)
        .optional(),
      hidrocarburos: z.strictObject({ tipoEurKwh: precioSchema.optional() }).optional(),
      impuesto: z.strictObject({ tipo: porUnoSchema.optional() }).optional(),
    })
    .refine(
      ({ consumoKwh, ...contador }) => {
        const delContador = [contador.m3, contador.factorConversion, contador.pcs];
        const dados = delContador.filter((valor) => valor !== undefined).length;
        return consumoKwh === undefined ? dados === delContador.length : dados === 0;
      },
      { error: 'Indica «consumoKwh», o «m3» con su «factorConversion» y su «pcs»', path: ['consumoKwh'] },
    ),
  response: facturaSchema
    .pick({ dias: true, lineas: true, alquiler: true, baseImponible: true, impuestos: true, total: true })
    .extend({
      /** The toll group by this bill's consumption brought to a year. */
      peaje: z.string(),
      terminoFijo: z.number(),
      terminoVariable: z.number(),
      hidrocarburos: z.number(),
      otros: z.number(),
      /** The part of `otros` on which no indirect tax falls. */
      noSujeto: z.number(),
      avisos: z.array(z.string()),
    }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
