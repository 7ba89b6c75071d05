import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.ts';
import {
  cantidadSchema,
  fechaSchema,
  porPeriodoSchema,
  tarifaSchema,
  tipoMedidaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.ts';
import { endpoint } from './endpoint.ts';
import * as fields from './filter-fields.ts';
import { codesSchema, csvSchema, listQuery, listResponse, versionSchema, whereSchema } from './list.ts';
import { referenciaSchema } from './referencia.ts';

export * from './punto-cronologia.ts';

/** Any spacing; the server normalises it and answers 400 with the part that is wrong. */
const cupsParams = z.object({ cups: z.string().min(1).max(60) });

export const puntoSuministroRowSchema = z.object({
  /** 20 characters. */
  cups: z.string(),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  municipio: z.string().nullable(),
  /** Two digits of the province. */
  provincia: z.string().nullable(),
  distribuidora: z.string().nullable(),
  /** Null when the point still has a tariff of before June 2021. */
  tarifa: z.string().nullable(),
  zona: z.string(),
  potenciasKw: z.array(z.number()),
  consumoAnualKwh: z.number().nullable(),
  conContrato: z.boolean(),
  /** Date of the SIPS data, if any. */
  fechaSips: z.string().nullable(),
});
export type PuntoSuministroRow = z.infer<typeof puntoSuministroRowSchema>;

export const PUNTOS_SORT = ['cups', 'cliente', 'municipio', 'tarifa', 'consumo'] as const;

const filtros = {
  donde: whereSchema(fields.puntosSuministro),
  lista: codesSchema,
  tarifa: csvSchema,
  provincia: csvSchema,
  distribuidora: csvSchema,
  cliente: z.string().max(60).optional(),
  comercial: z.string().max(60).optional(),
  contrato: z.enum(['con', 'sin']).optional(),
  consumoDesde: z.coerce.number().nonnegative().optional(),
  consumoHasta: z.coerce.number().nonnegative().optional(),
};

export const puntosQuery = listQuery(filtros, PUNTOS_SORT);

export const list = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro',
  access: 'read Auth',
  summary: 'Puntos de suministro que el usuario puede ver, filtrados y por páginas',
  query: puntosQuery,
  response: listResponse(puntoSuministroRowSchema),
});

export const totales = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/totales',
  access: 'read Auth',
  summary: 'Cuántas son todas las filas filtradas, y lo que suman',
  query: puntosQuery.omit({ page: true, limit: true, sort: true }),
  /** `cuenta` is exact however many they are. */
  response: z.object({ cuenta: z.int(), consumoAnualKwh: z.number() }),
});

export const exportar = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/exportacion',
  access: 'read Auth',
  summary: 'Exactamente las filas filtradas, en CSV o XLSX',
  query: puntosQuery.omit({ page: true, limit: true }).extend({ formato: z.enum(['csv', 'xlsx']) }),
});

const facetaSchema = z.array(z.object({ valor: z.string(), nombre: z.string() }));

export const facetas = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/facetas',
  access: 'read Auth',
  summary: 'Valores por los que se puede filtrar',
  response: z.object({
    tarifas: facetaSchema,
    provincias: facetaSchema,
    distribuidoras: facetaSchema,
    comerciales: facetaSchema,
  }),
});

/** The SIPS sheet as kept, codes as text. */
export const sipsSchema = z.object({
  fecha: z.string(),
  formato: z.string(),
  datos: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const puntoSuministroSchema = puntoSuministroRowSchema.extend({
  frontera: z.string().nullable(),
  tipoMedida: tipoMedidaSchema,
  uso: usoSchema,
  cnae: z.string().nullable(),
  /** Highest power recognised, kW. */
  derechosExtensionKw: z.number().nullable(),
  /** Meter rental, €/month; null when unknown. */
  alquilerEurMes: z.number().nullable(),
  sips: sipsSchema.nullable(),
  /** First and last day with a load curve. */
  curva: z.object({ desde: z.string(), hasta: z.string(), resolucion: z.int() }).nullable(),
  version: versionSchema,
  actualizado: z.string(),
});
export type PuntoSuministro = z.infer<typeof puntoSuministroSchema>;

/** As an analysis freezes it: without what is only of today. */
export const puntoCongeladoSchema = puntoSuministroSchema.omit({ clienteBloqueado: true });
export type PuntoCongelado = z.infer<typeof puntoCongeladoSchema>;

export const get = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/:cups',
  access: 'read Auth',
  summary: 'La ficha de un punto de suministro',
  params: cupsParams,
  response: puntoSuministroSchema,
});

const editable = {
  clienteId: z.string().max(60).nullable().optional(),
  direccion: z.string().trim().max(200).nullable().optional(),
  codigoPostal: z
    .string()
    .regex(/^\d{5}$/, 'Cinco cifras')
    .nullable()
    .optional(),
  municipio: z.string().trim().max(100).nullable().optional(),
  provincia: z
    .string()
    .regex(/^\d{2}$/, 'Dos cifras')
    .nullable()
    .optional(),
  tarifa: tarifaSchema.optional(),
  zona: zonaSchema.optional(),
  uso: usoSchema.optional(),
  tipoMedida: tipoMedidaSchema.optional(),
  potenciasKw: porPeriodoSchema.optional(),
  cnae: z.string().trim().max(10).nullable().optional(),
  derechosExtensionKw: cantidadSchema.nullable().optional(),
  alquilerEurMes: cantidadSchema.nullable().optional(),
};

export const create = endpoint({
  method: 'POST',
  path: '/v1/puntos-suministro',
  access: 'read Auth',
  summary: 'Da de alta un punto de suministro a mano',
  body: z.strictObject({
    ...editable,
    cups: z.string().max(60),
    tarifa: tarifaSchema,
    potenciasKw: porPeriodoSchema,
  }),
  response: puntoSuministroSchema,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/v1/puntos-suministro/:cups',
  access: 'read Auth',
  summary: 'Corrige la ficha; 409 si otra persona la cambió antes',
  params: cupsParams,
  body: z.strictObject({ ...editable, version: versionSchema }),
  response: puntoSuministroSchema,
});

export const consumoSchema = z.object({
  /** Opening reading, excluded; closing reading, included. */
  desde: z.string(),
  hasta: z.string(),
  tarifa: z.string().nullable(),
  activaKwh: z.array(z.number()),
  reactivaKvarh: z.array(z.number()),
  maximetroKw: z.array(z.number()),
  fuente: z.enum(['sips', 'manual', 'curva']),
});
export type Consumo = z.infer<typeof consumoSchema>;

export const consumos = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/:cups/consumos',
  access: 'read Auth',
  summary: 'Consumo por periodo de facturación, del más antiguo al más reciente',
  params: cupsParams,
  query: z.strictObject({ desde: fechaSchema.optional(), hasta: fechaSchema.optional() }),
  response: z.object({ filas: z.array(consumoSchema) }),
});

export const saveConsumo = endpoint({
  method: 'PUT',
  path: '/v1/puntos-suministro/:cups/consumos',
  access: 'read Auth',
  summary: 'Escribe a mano el consumo de un periodo de facturación',
  params: cupsParams,
  body: z.strictObject({
    desde: fechaSchema,
    hasta: fechaSchema,
    activaKwh: porPeriodoSchema,
    reactivaKvarh: porPeriodoSchema.optional(),
    maximetroKw: porPeriodoSchema.optional(),
  }),
  response: consumoSchema,
});

export const curva = endpoint({
  method: 'GET',
  path: '/v1/puntos-suministro/:cups/curva',
  access: 'read Auth',
  summary: 'La curva de carga por cuarto de hora, hora, día o mes',
  params: cupsParams,
  query: z.strictObject({
    desde: fechaSchema.optional(),
    hasta: fechaSchema.optional(),
    agrupado: z.enum(['cuarto', 'hora', 'dia', 'mes']).default('dia'),
  }),
  response: z.object({
    agrupado: z.enum(['cuarto', 'hora', 'dia', 'mes']),
    /** Minutes of the stored intervals. */
    resolucion: z.int(),
    /**
     * One entry per day or month. `kwh` holds the 23–25 hours of the day when grouped by hour; by quarter, its 92–100
     * quarter-hours, or its hours where the day is stored by hours; else a single figure.
     */
    tramos: z.array(z.object({ clave: z.string(), kwh: z.array(z.number().nullable()) })),
  }),
});
