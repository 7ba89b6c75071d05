import { z } from 'zod';
import { curvaDadaSchema, serieDadaSchema } from './curva-dada.schemas.ts';
import {
  fechaSchema,
  porPeriodoSchema,
  precioDeEnergiaSchema,
  precioSchema,
  tarifaSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './indexado.ts';

/** €/kWh. A term that is absent counts as zero, and a notice of the answer says so. */
const terminosSchema = z.strictObject({
  serviciosAjusteEurKwh: precioDeEnergiaSchema.optional(),
  desviosEurKwh: precioDeEnergiaSchema.optional(),
  garantiasOrigenEurKwh: precioSchema.optional(),
  operadoresEurKwh: precioSchema.optional(),
  fneeEurKwh: precioSchema.optional(),
  margenEurKwh: precioDeEnergiaSchema.optional(),
  /** By period; the dated table when absent. */
  capacidadEurKwh: z.array(precioSchema).min(3).max(6).optional(),
  /** 1.015 when absent; 1 / 0.985 where the municipal rate is charged over the gross income. */
  factorTasaMunicipal: z.number().min(1).max(1.1).optional(),
});

const importe = { importeEur: z.number() };

export const indexado = endpoint({
  ...calls.indexado,
  summary: 'La energía de un contrato indexado, hora a hora y término a término',
  example: {
    tarifa: '2.0TD',
    zona: 'peninsula',
    terminos: { fneeEurKwh: 0.002658, margenEurKwh: 0.01 },
    peajesIncluidos: true,
    curva: { desde: '2026-01-13', kwh: new Array<number>(24).fill(0.5), resolucion: 60 },
    mercado: { desde: '2026-01-13', eurMwh: new Array<number>(24).fill(60), resolucion: 60 },
  },
  body: z
    .strictObject({
      tarifa: tarifaSchema,
      zona: zonaSchema,
      terminos: terminosSchema,
      /** False leaves out peajes and cargos, for a bill that adds them as lines of their own. */
      peajesIncluidos: z.boolean(),
      curva: curvaDadaSchema.optional(),
      /** Readings by period, `desde` excluded and `hasta` included, which a profile spreads over the hours. */
      perfil: z
        .strictObject({ desde: fechaSchema, hasta: fechaSchema, consumos: porPeriodoSchema })
        .optional(),
      /** Absent, the stored day-ahead prices. */
      mercado: serieDadaSchema.optional(),
    })
    .refine(({ curva, perfil }) => (curva === undefined) !== (perfil === undefined), {
      error: 'Indica «curva» o «perfil», uno de los dos',
      path: ['curva'],
    }),
  response: z.object({
    fuente: z.enum(['curva', 'perfil']),
    /** The mean price is 0 where there is no energy. */
    periodos: z.array(
      z.object({ periodo: z.int(), energiaKwh: z.number(), ...importe, precioEurKwh: z.number() }),
    ),
    /** The pieces of the formula, which add up to the amounts of the periods; `fuente` fixes those that are regulated. */
    terminos: z.array(z.object({ nombre: z.string(), ...importe, fuente: z.string().optional() })),
    avisos: z.array(z.string()),
  }),
  wholeForClients: 'Worked out from what the call brings, and prices that are published for everybody.',
});
