import { z } from 'zod';
import {
  cantidadSchema,
  fechaSchema,
  magnitudSchema,
  porPeriodoSchema,
  porUnoSchema,
  precioSchema,
  tarifaSchema,
  tipoMedidaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.ts';
import { endpoint } from './endpoint.ts';

const INSTANTE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/;
const instanteSchema = z
  .string()
  .regex(INSTANTE, 'Instante local sin huso, como 2026-01-13T09:00 (inicio del intervalo)');

export const cups = endpoint({
  method: 'POST',
  path: '/v1/calculos/cups',
  access: 'read Auth',
  summary: 'Comprueba un CUPS y dice qué parte está mal',
  body: z.strictObject({ cups: z.string({ error: 'Falta el CUPS' }).max(200) }),
  response: z.object({
    valido: z.boolean(),
    normalizado: z.string().nullable(),
    frontera: z.string().nullable(),
    distribuidora: z.string().nullable(),
    motivo: z.string().nullable(),
  }),
});

export const identificador = endpoint({
  method: 'POST',
  path: '/v1/calculos/identificador',
  access: 'read Auth',
  summary: 'Comprueba un NIF, NIE, CIF o IBAN y dice qué parte está mal',
  body: z.strictObject({
    tipo: z.enum(['nif', 'iban'], { error: 'Ha de ser «nif» o «iban»' }),
    valor: z.string({ error: 'Falta el valor' }).max(200),
  }),
  response: z.object({
    valido: z.boolean(),
    normalizado: z.string().nullable(),
    motivo: z.string().nullable(),
  }),
});

const donde = { tarifa: tarifaSchema, zona: zonaSchema, magnitud: magnitudSchema };

export const periodos = endpoint({
  method: 'POST',
  path: '/v1/calculos/periodos',
  access: 'read Auth',
  summary: 'Periodo de cada instante local, u horas del año en cada periodo',
  body: z
    .strictObject({
      ...donde,
      instantes: z.array(instanteSchema).max(100_000, 'Como mucho 100.000 instantes').optional(),
      anio: z
        .int('El año es un número entero')
        .min(2021, 'Los periodos existen desde 2021')
        .max(2100, 'Como mucho el año 2100')
        .optional(),
    })
    .refine((body) => (body.instantes === undefined) !== (body.anio === undefined), {
      error: 'Indica «instantes» o «anio», uno de los dos',
      path: ['instantes'],
    }),
  response: z.union([z.object({ periodos: z.array(z.int()) }), z.object({ horas: z.array(z.int()) })]),
});

const sumaSchema = { totalKwh: z.number(), periodosKwh: z.array(z.number()) };

export const curva = endpoint({
  method: 'POST',
  path: '/v1/calculos/curva',
  access: 'read Auth',
  summary: 'Lee un fichero de curva de carga y suma sus kWh por periodo, mes y día',
  multipart: true,
  body: z.strictObject({ tarifa: tarifaSchema, zona: zonaSchema }),
  response: z.object({
    formato: z.string(),
    /** The CUPS of the file; null when it holds several, which then are summed together. */
    cups: z.string().nullable(),
    /** Every CUPS of the file. */
    suministros: z.array(z.string()),
    filas: z.int(),
    rechazadas: z.int(),
    /** The first hundred rejected rows. */
    rechazos: z.array(z.object({ linea: z.int(), motivo: z.string(), texto: z.string() })),
    avisos: z.array(z.string()),
    meses: z.array(z.object({ mes: z.string(), ...sumaSchema })),
    dias: z.array(z.object({ dia: z.string(), ...sumaSchema })),
  }),
});

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
  response: z.object({
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
  }),
});

const limiteSchema = z.union([cantidadSchema, porPeriodoSchema]);

export const potenciaOptima = endpoint({
  method: 'POST',
  path: '/v1/calculos/potencia-optima',
  access: 'read Auth',
  summary: 'La potencia que menos cuesta al año, con su coste, su ahorro y sus cautelas',
  body: z
    .strictObject({
      tarifa: tarifaSchema,
      zona: zonaSchema,
      potencias: porPeriodoSchema,
      tipoMedida: tipoMedidaSchema,
      anio: z.int().min(2021).max(2100),
      maximetros: z
        .array(
          z.strictObject({
            mes: z.union([z.int().min(1).max(12), z.string().regex(/^\d{4}-\d{2}$/)], {
              error: 'El mes va de 1 a 12, o AAAA-MM',
            }),
            kw: porPeriodoSchema,
          }),
        )
        .min(1)
        .max(12)
        .optional(),
      cuartoshorarios: z
        .union(
          [
            z.array(cantidadSchema).max(40_000),
            z.array(z.strictObject({ instante: instanteSchema, kw: cantidadSchema })).max(40_000),
            z.strictObject({
              desde: fechaSchema,
              kw: z.array(cantidadSchema).max(40_000),
              resolucion: z.union([z.literal(15), z.literal(60)]).default(15),
            }),
          ],
          { error: 'Lista de kW desde el 1 de enero, lista de { instante, kw }, o { desde, kw }' },
        )
        .optional(),
      paso: z.number().positive('El paso ha de ser mayor que cero').optional(),
      minimo: limiteSchema.optional(),
      maximo: limiteSchema.optional(),
    })
    .refine((body) => (body.maximetros === undefined) !== (body.cuartoshorarios === undefined), {
      error: 'Indica «maximetros» o «cuartoshorarios», uno de los dos',
      path: ['maximetros'],
    }),
  response: z.object({
    optima: z.array(z.number()),
    costeActual: z.number(),
    costeOptimo: z.number(),
    ahorroAnual: z.number(),
    avisos: z.array(z.string()),
  }),
});
