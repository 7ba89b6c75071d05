import { TIPOS_DE_BONO_SOCIAL } from '@vatio/domain';
import { z } from 'zod';
import { curvaDadaSchema, serieDadaSchema } from './curva-dada.schemas.ts';
import { cantidadSchema, fechaSchema, porUnoSchema, zonaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { factura } from './factura.schemas.ts';
import * as calls from './pvpc.ts';

const { uso, fechaFactura, alquiler, iee, impuesto } = factura.body.shape;

export const pvpc = endpoint({
  ...calls.pvpc,
  summary: 'La factura de un suministro con el precio regulado (PVPC), hora a hora',
  example: {
    zona: 'peninsula',
    desde: '2026-07-31',
    hasta: '2026-08-01',
    potencias: [3.45, 3.45],
    consumos: [0, 0, 6],
    pvpc: { desde: '2026-08-01', eurMwh: new Array<number>(24).fill(120) },
  },
  body: z
    .strictObject({
      zona: zonaSchema,
      /** The days of the readings: that of the opening one is not billed, that of the closing one is. */
      desde: fechaSchema,
      hasta: fechaSchema,
      potencias: z.array(cantidadSchema).length(2, 'La 2.0TD tiene dos periodos de potencia'),
      /** kWh of P1…P3, which a profile spreads over the hours. */
      consumos: z.array(cantidadSchema).length(3, 'La 2.0TD tiene tres periodos de energía').optional(),
      /** Its days may be more than those of the bill. */
      curva: curvaDadaSchema.optional(),
      /** Absent, the stored PVPC of the zone. */
      pvpc: serieDadaSchema.optional(),
      bonoSocial: z
        .strictObject({
          tipo: z.enum(TIPOS_DE_BONO_SOCIAL, { error: 'Ha de ser «vulnerable» o «severo»' }),
          limiteKwhAnual: cantidadSchema,
          /** For days whose percentage is not in the tables. */
          descuento: porUnoSchema.optional(),
        })
        .optional(),
      uso: uso.optional(),
      fechaFactura,
      alquiler,
      iee,
      impuesto,
    })
    .refine(({ curva, consumos }) => (curva === undefined) !== (consumos === undefined), {
      error: 'Indica «consumos» o «curva», uno de los dos',
      path: ['consumos'],
    }),
  response: factura.response.extend({ fuente: z.enum(['curva', 'perfil']) }),
  wholeForClients: 'Worked out from what the call brings, and prices that are published for everybody.',
});
