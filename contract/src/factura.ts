import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  instanteSchema,
  porPeriodoSchema,
  porUnoSchema,
  precioSchema,
  tarifaSchema,
  tipoMedidaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.ts';
import { endpoint } from './endpoint.ts';

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

/** A bill, its lines and what they add up to, in €. */
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
  impuestos: z.array(
    z.object({
      nombre: z.enum(['IVA', 'IGIC', 'IPSI']),
      base: z.number(),
      tipo: z.number(),
      cuota: z.number(),
    }),
  ),
  total: z.number(),
});

export const factura = endpoint({
  method: 'POST',
  path: '/v1/calculos/factura',
  access: 'read Auth',
  summary: 'La factura de un suministro, línea a línea',
  body: z.strictObject({
    tarifa: tarifaSchema,
    zona: zonaSchema,
    desde: fechaSchema,
    hasta: fechaSchema,
    fechaFactura: fechaSchema.optional(),
    uso: usoSchema,
    tipoMedida: tipoMedidaSchema.optional(),
    potencias: porPeriodoSchema,
    consumos: porPeriodoSchema,
    maximetros: porPeriodoSchema.optional(),
    cuartoshorarios: cuartosSchema.optional(),
    reactiva: z.array(z.number()).min(2).max(6).optional(),
    precios: z
      .strictObject({
        energia: z.array(precioSchema).min(2).max(6),
        potencia: z.array(precioSchema).min(2).max(6).optional(),
        potenciaPorDia: z.array(precioSchema).min(2).max(6).optional(),
        peajesIncluidos: z.boolean().default(true),
      })
      .refine((precios) => (precios.potencia === undefined) !== (precios.potenciaPorDia === undefined), {
        error: 'Indica «potencia» (€/kW·año) o «potenciaPorDia» (€/kW·día), uno de los dos',
        path: ['potencia'],
      }),
    descuentos: z.array(descuentoSchema).max(20).optional(),
    excedentes: z.strictObject({ energiaKwh: cantidadSchema, precioEurKwh: precioSchema }).optional(),
    alquiler: z
      .strictObject({
        porDia: precioSchema.optional(),
        porMes: precioSchema.optional(),
        importe: precioSchema.optional(),
      })
      .refine((alquiler) => Object.values(alquiler).filter((v) => v !== undefined).length === 1, {
        error: 'Indica uno de «porDia», «porMes» o «importe»',
      })
      .optional(),
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
      })
      .optional(),
    impuesto: z.strictObject({ tipo: porUnoSchema.optional() }).optional(),
    divisorAnual: z
      .union([z.literal('dias-del-anio'), z.literal(365)], { error: 'Ha de ser «dias-del-anio» o 365' })
      .optional(),
    redondeo: z.enum(['linea', 'final'], { error: 'Ha de ser «linea» o «final»' }).optional(),
  }),
  response: facturaSchema,
});
