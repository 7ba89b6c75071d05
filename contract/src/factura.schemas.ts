import { USOS_IEE } from '@vatio/domain';
import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  instanteSchema,
  porPeriodoSchema,
  porUnoSchema,
  precioDeEnergiaSchema,
  precioSchema,
  preciosDeEnergiaSchema,
  tarifaSchema,
  tipoMedidaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './factura.ts';
import { alquilerSchema, otroSchema } from './otros-conceptos.schemas.ts';
import { impuestosSchema, segunNormaSchema } from './segun-norma.schemas.ts';

/** Quarter-hour demands, kW: grouped by power period, with their instant, or in a row from a local midnight. */
const cuartosSchema = z.union(
  [
    z.array(z.array(cantidadSchema).max(40_000)).min(2).max(6),
    z.array(z.strictObject({ instante: instanteSchema, kw: cantidadSchema })).max(40_000),
    z.strictObject({ desde: fechaSchema, kw: z.array(cantidadSchema).max(40_000) }),
  ],
  {
    error:
      'Listas de kW por periodo, una lista de { instante, kw }, o { desde, kw } con los cuartos seguidos desde las 00:00',
  },
);

const descuentoSchema = z.union([
  z.strictObject({
    texto: z.string().max(200),
    sobre: z.enum(['potencia', 'energia']),
    porUno: porUnoSchema,
  }),
  z.strictObject({
    texto: z.string().max(200),
    sobre: z.enum(['potencia', 'energia']),
    importe: precioSchema,
  }),
]);

const divisorSchema = z.union([z.literal('dias-del-anio'), z.literal(365)], {
  error: 'Ha de ser «dias-del-anio» o 365',
});

const consumosSchema = z
  .array(z.number({ error: 'Ha de ser un número' }))
  .min(2)
  .max(6);

const reactivaSchema = z.array(z.number()).min(2).max(6);

const preciosSchema = z
  .strictObject({
    energia: preciosDeEnergiaSchema,
    potencia: z.array(precioSchema).min(2).max(6).optional(),
    potenciaPorDia: z.array(precioSchema).min(2).max(6).optional(),
    peajesIncluidos: z.boolean().default(true),
  })
  .refine((precios) => (precios.potencia === undefined) !== (precios.potenciaPorDia === undefined), {
    error: 'Indica «potencia» (€/kW·año) o «potenciaPorDia» (€/kW·día), uno de los dos',
    path: ['potencia'],
  });

/**
 * Days of the bill with conditions of their own, from where the stretch before closed to `hasta`, included. What is
 * absent is that of the bill; its kWh, the share of its days.
 */
const tramoSchema = z.strictObject({
  hasta: fechaSchema,
  tarifa: tarifaSchema.optional(),
  tipoMedida: tipoMedidaSchema.optional(),
  potencias: porPeriodoSchema.optional(),
  consumos: consumosSchema.optional(),
  maximetros: porPeriodoSchema.optional(),
  cuartoshorarios: cuartosSchema.optional(),
  reactiva: reactivaSchema.optional(),
  precios: preciosSchema.optional(),
  /** Day whose regulated tables price the stretch; each day's own when absent. */
  fechaPrecios: fechaSchema.optional(),
  divisorAnual: divisorSchema.optional(),
});

const modoSchema = z.enum(['anulacion', 'sustitucion', 'diferencias'], {
  error: 'Ha de ser «anulacion», «sustitucion» o «diferencias»',
});

/** The bill that this one corrects, and its issue date, whose taxes this one keeps. */
const rectificaSchema = z.strictObject({
  factura: z.string().min(1, 'Falta el número de la factura que se rectifica').max(60),
  modo: modoSchema,
  fechaFactura: fechaSchema.optional(),
});

/** A bill has its lines and their sums, all in €. */
export const facturaSchema = z.object({
  dias: z.int(),
  lineas: z.array(
    z.object({
      concepto: z.string(),
      texto: z.string().optional(),
      periodo: z.int().optional(),
      cantidad: z.number(),
      unidad: z.string(),
      precio: z.number(),
      unidadPrecio: z.string(),
      dias: z.int().optional(),
      divisor: z.int().optional(),
      factor: z.number().optional(),
      desde: z.string().optional(),
      hasta: z.string().optional(),
      fuente: z.string().optional(),
      nota: z.string().optional(),
      importe: z.number(),
    }),
  ),
  terminoPotencia: z.number(),
  terminoEnergia: z.number(),
  excesos: z.number(),
  reactiva: z.number(),
  descuentos: z.number(),
  compensacion: z.number(),
  bonoSocial: z.number(),
  iee: z.number(),
  alquiler: z.number(),
  baseImponible: z.number(),
  impuestos: impuestosSchema,
  total: z.number(),
});

export const factura = endpoint({
  ...calls.factura,
  summary: 'La factura de un suministro, línea a línea',
  example: {
    tarifa: '3.0TD',
    zona: 'peninsula',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    uso: 'otros',
    potencias: [30, 35, 35, 35, 35, 60],
    consumos: [1200, 900, 0, 0, 0, 1800],
    maximetros: [28, 31, 30, 30, 30, 44],
    precios: {
      energia: [0.182, 0.161, 0.134, 0.119, 0.108, 0.101],
      potencia: [20.3, 17.6, 9.8, 8.1, 4.3, 2.8],
    },
  },
  body: z.strictObject({
    tarifa: tarifaSchema,
    zona: zonaSchema,
    desde: fechaSchema,
    hasta: fechaSchema,
    fechaFactura: fechaSchema.optional(),
    uso: usoSchema,
    tipoMedida: tipoMedidaSchema.optional(),
    potencias: porPeriodoSchema,
    /** kWh; below zero only in a bill of differences. */
    consumos: consumosSchema,
    maximetros: porPeriodoSchema.optional(),
    cuartoshorarios: cuartosSchema.optional(),
    reactiva: reactivaSchema.optional(),
    precios: preciosSchema,
    tramos: z.array(tramoSchema).min(1).max(60).optional(),
    descuentos: z.array(descuentoSchema).max(20).optional(),
    excedentes: z
      .strictObject({
        energiaKwh: z.union([cantidadSchema, porPeriodoSchema]),
        precioEurKwh: z.union([precioDeEnergiaSchema, preciosDeEnergiaSchema]),
        tope: z
          .enum(['energia', 'energia-sin-peajes'], { error: 'Ha de ser «energia» o «energia-sin-peajes»' })
          .optional(),
      })
      .optional(),
    otros: z.array(otroSchema).max(40).optional(),
    rectifica: rectificaSchema.optional(),
    alquiler: alquilerSchema.optional(),
    bonoSocial: z
      .union(
        [
          z.literal('regulado'),
          z.strictObject({ porDia: precioSchema }),
          z.strictObject({ importe: precioSchema }),
        ],
        { error: 'Ha de ser «regulado», { porDia }, { importe } o null' },
      )
      .nullable()
      .optional(),
    iee: z
      .strictObject({
        tipo: porUnoSchema.optional(),
        baseIncluyeBonoSocial: z.boolean().optional(),
        reduccion: porUnoSchema.optional(),
        uso: z.enum(USOS_IEE, { error: `Uso desconocido; son ${USOS_IEE.join(', ')}` }).optional(),
        /** Minimum quota, €/MWh, in place of that of `uso` (Ley 38/1992 art. 99.2). */
        minimo: precioSchema.optional(),
      })
      .optional(),
    impuesto: z.strictObject({ tipo: porUnoSchema.optional() }).optional(),
    divisorAnual: divisorSchema.optional(),
    fechaPrecios: fechaSchema.optional(),
    /** What a bill that somebody else made prints: an open norm is read as comes nearest to it. */
    totalImpreso: z.number({ error: 'Ha de ser un número' }).min(-1e9).max(1e9).optional(),
    redondeo: z
      .enum(['linea', 'termino', 'final'], { error: 'Ha de ser «linea», «termino» o «final»' })
      .optional(),
  }),
  // Optional so that the bills of a study, which have none of it, are bills too.
  response: facturaSchema.extend({
    /**
     * `otros` adds adjustments and services besides the supply; no indirect tax falls on the part called
     * `noSujeto`.
     */
    otros: z.number().optional(),
    noSujeto: z.number().optional(),
    /** The reader of the bill should check these points. */
    avisos: z.array(z.string()).optional(),
    rectifica: z.object({ factura: z.string(), modo: modoSchema }).optional(),
    segunNorma: segunNormaSchema.optional(),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
