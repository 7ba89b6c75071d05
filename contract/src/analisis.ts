import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.ts';
import { cantidadSchema, fechaSchema, porPeriodoSchema, porUnoSchema, precioSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import { facturaSchema } from './factura.ts';
import * as fields from './filter-fields.ts';
import { listQuery, listResponse, whereSchema } from './list.ts';
import { ocupacionSchema } from './ocupacion.ts';
import { productoVigenteSchema } from './productos.ts';
import { consumoSchema, puntoCongeladoSchema, sipsSchema } from './puntos-suministro.ts';
import { referenciaSchema } from './referencia.ts';

const preciosSchema = z.array(precioSchema).min(2).max(6);

const filaConsumoSchema = z.strictObject({
  desde: fechaSchema,
  hasta: fechaSchema,
  activaKwh: z.array(cantidadSchema).min(2).max(6),
  reactivaKvarh: z.array(cantidadSchema).max(6),
  maximetroKw: z.array(cantidadSchema).max(6),
});

/** Rates the study used; the server fills in those left out, and says which are not the law's. */
const supuestosSchema = z.strictObject({
  ieeTipo: porUnoSchema,
  impuestoTipo: porUnoSchema,
  bonoSocialEurAnio: precioSchema,
});

/** As a study used them; `pendientes` names those that are not of a dated table. */
const supuestosUsadosSchema = z.object({ ...supuestosSchema.shape, pendientes: z.array(z.string()) });

/** What the representative decides for one supply point; the rest comes from its sheet. */
const puntoInputSchema = z.strictObject({
  cups: z.string().min(1).max(60),
  /** Absent: the stored history. */
  consumos: z.array(filaConsumoSchema).min(1).max(60).optional(),
  precioEnergiaCliente: preciosSchema,
  precioPotenciaCliente: preciosSchema,
  /** Null: the contracted powers. */
  potenciaEstudio: porPeriodoSchema.nullable(),
  idProducto: z.string().max(60).nullable(),
});

export const analisisInputSchema = z.strictObject({
  fecha: fechaSchema,
  costeOperativoComercial: cantidadSchema.max(1000, 'En €/MWh: como mucho 1000'),
  costeOperativoPotenciaComercial: cantidadSchema.max(1000, 'En €/kW·año: como mucho 1000'),
  supuestos: supuestosSchema.optional(),
  puntos: z.array(puntoInputSchema).min(1, 'Añade al menos un CUPS').max(200, 'Como mucho 200 CUPS'),
  notas: z.string().max(4000).optional(),
});
export type AnalisisInput = z.input<typeof analisisInputSchema>;

/** A bill of a study, of which the excess power may be unknown: null, and then no other figure has it inside. */
const facturaDeEstudioSchema = facturaSchema.extend({ excesos: z.number().nullable() });
export type FacturaDeEstudio = z.infer<typeof facturaDeEstudioSchema>;

/** Sums of the bills of one side over the days studied; the fields of a bill without its lines. */
const totalesSchema = facturaDeEstudioSchema.omit({ lineas: true });

const comisionSchema = z.object({ energiaEur: z.number(), potenciaEur: z.number(), totalEur: z.number() });

/** One CUPS × product: what it would cost, what it saves and what it earns. */
const datosCupsProductoSchema = z.object({
  cups: z.string(),
  idProducto: z.string(),
  versionId: z.string(),
  producto: z.string(),
  comercializadora: z.string(),
  precioEnergia: z.array(z.number()),
  precioPotencia: z.array(z.number()),
  totales: totalesSchema,
  ahorroEur: z.number(),
  ahorroPct: z.number(),
  ahorroAnualEur: z.number(),
  comision: comisionSchema,
  aproximado: z.boolean(),
  /** The bills line by line, kept for the chosen product only. */
  facturas: z.array(facturaDeEstudioSchema).nullable(),
});

const puntoAnalisisSchema = z.object({
  cups: z.string(),
  /** The supply point's sheet, frozen, SIPS snapshot included. */
  punto: puntoCongeladoSchema,
  /** Every row known when it was saved; `estudio` is one that came with the analysis itself. */
  consumos: z.array(
    consumoSchema
      .omit({ tarifa: true })
      .extend({ fuente: z.enum([...consumoSchema.shape.fuente.options, 'estudio']) }),
  ),
  supuestos: supuestosUsadosSchema,
  precioEnergiaCliente: z.array(z.number()),
  precioPotenciaCliente: z.array(z.number()),
  potenciaEstudio: z.array(z.number()).nullable(),
  idProducto: z.string().nullable(),
  dias: z.int(),
  actual: z.object({ totales: totalesSchema, facturas: z.array(facturaDeEstudioSchema) }),
  excluidos: z.array(
    z.object({
      idProducto: z.string(),
      producto: z.string(),
      comercializadora: z.string(),
      motivos: z.array(z.string()),
    }),
  ),
  avisos: z.array(z.string()),
});

/** As it is read: the SIPS snapshot that the study used, with its date, where the specification names it. */
const puntoGuardadoSchema = puntoAnalisisSchema.extend({ sip: sipsSchema.nullable() });

const resultadoSchema = z.object({
  fecha: z.string(),
  costeOperativoComercial: z.number(),
  costeOperativoPotenciaComercial: z.number(),
  /** Those of the first point, with what is pending in any: tax depends on the zone, use and power of each one. */
  supuestos: supuestosUsadosSchema,
  puntos: z.array(puntoAnalisisSchema),
  datosCupsProducto: z.array(datosCupsProductoSchema),
  /** Over the chosen product of every point; a point without one counts on neither side. */
  totales: z.object({
    actualEur: z.number(),
    ofertaEur: z.number(),
    ahorroEur: z.number(),
    ahorroAnualEur: z.number(),
    comisionEur: z.number(),
  }),
});

export type Resultado = z.infer<typeof resultadoSchema>;

/** As it is read. A client sees nothing of what the house earns: what is optional is absent for them. */
export const analisisSchema = resultadoSchema.extend({
  puntos: z.array(puntoGuardadoSchema),
  costeOperativoComercial: z.number().optional(),
  costeOperativoPotenciaComercial: z.number().optional(),
  datosCupsProducto: z.array(datosCupsProductoSchema.extend({ comision: comisionSchema.optional() })),
  totales: resultadoSchema.shape.totales.extend({ comisionEur: z.number().optional() }),
  id: z.string(),
  codigo: z.string(),
  version: z.int(),
  /** Every version of the same analysis, oldest first. */
  versiones: z.array(z.object({ id: z.string(), version: z.int(), creado: z.string() })),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  notas: z.string().optional(),
  /** Products as they were when saved, so that the same figures can be shown for ever. */
  productos: z.array(productoVigenteSchema).optional(),
  /** Of its supply points, those that have a contract of ours today. */
  ocupados: z.array(ocupacionSchema),
  creado: z.string(),
});
export type Analisis = z.infer<typeof analisisSchema>;

/** What a client reads of an analysis: today's bill and the offer chosen for each point, at the prices they would pay. */
const analisisDeClienteSchema = analisisSchema
  .omit({
    costeOperativoComercial: true,
    costeOperativoPotenciaComercial: true,
    notas: true,
    productos: true,
  })
  .extend({
    datosCupsProducto: z.array(datosCupsProductoSchema.omit({ comision: true })),
    totales: resultadoSchema.shape.totales.omit({ comisionEur: true }),
  });

export const analisisRowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  version: z.int(),
  cups: z.array(z.string()),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  ahorroAnualEur: z.number(),
  /** Absent for a client. */
  comisionEur: z.number().optional(),
  fecha: z.string(),
  creado: z.string(),
});
export type AnalisisRow = z.infer<typeof analisisRowSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  method: 'GET',
  path: '/v1/analisis',
  access: 'read Auth',
  summary: 'Análisis guardados, el más reciente primero',
  query: listQuery(
    {
      donde: whereSchema(fields.analisis),
      cups: z.string().max(60).optional(),
      cliente: z.string().max(60).optional(),
    },
    ['creado', 'ahorro', 'comision'] as const,
  ),
  response: listResponse(analisisRowSchema),
  clientResponse: listResponse(analisisRowSchema.omit({ comisionEur: true })),
});

export const simular = endpoint({
  method: 'POST',
  path: '/v1/analisis/simular',
  access: 'read Auth',
  summary: 'Calcula un análisis sin guardarlo',
  body: analisisInputSchema,
  /** `ocupados`: of the supply points, those that have a contract of ours today. */
  response: resultadoSchema.extend({ ocupados: z.array(ocupacionSchema) }),
});

export const create = endpoint({
  method: 'POST',
  path: '/v1/analisis',
  access: 'read Auth',
  summary:
    'Calcula y guarda un análisis con todo lo que lo determina congelado; con Idempotency-Key, repetir no guarda otro',
  body: analisisInputSchema,
  response: analisisSchema,
});

export const get = endpoint({
  method: 'GET',
  path: '/v1/analisis/:id',
  access: 'read Auth',
  summary: 'Un análisis tal como se guardó',
  params,
  response: analisisSchema,
  clientResponse: analisisDeClienteSchema,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/v1/analisis/:id',
  access: 'read Auth',
  summary: 'Cambia las notas; las cifras guardadas no cambian',
  params,
  body: z.strictObject({ notas: z.string().max(4000) }),
  response: analisisSchema,
});

export const recalcular = endpoint({
  method: 'POST',
  path: '/v1/analisis/:id/recalcular',
  access: 'read Auth',
  summary: 'La versión siguiente, con los precios e impuestos de la fecha dada',
  params,
  body: z.strictObject({ fecha: fechaSchema }),
  response: analisisSchema,
});
