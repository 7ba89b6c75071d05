import { TERMINOS_DEL_PRECIO } from '@vatio/domain';
import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { usoDeExcedentesSchema } from './excedentes.schemas.ts';
import { facturaSchema } from './factura.schemas.ts';
import { mercadoDelSuministroSchema } from './mercado-del-suministro.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { supuestosSchema } from './peticion-de-analisis.schemas.ts';
import { productoVigenteSchema } from './productos.schemas.ts';
import { consumoSchema, puntoCongeladoSchema, sipsSchema } from './puntos-suministro.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

/** An analysis as the calls take and answer it: whole, in a list, and the part that a client reads. */

/** The rates that a study used; `pendientes` names those that no dated table gives. */
const supuestosUsadosSchema = z.object({ ...supuestosSchema.shape, pendientes: z.array(z.string()) });

/** A bill of a study. Its excess power may be unknown (null), and then no other figure includes it. */
const facturaDeEstudioSchema = facturaSchema.extend({
  excesos: z.number().nullable(),
  /** The fee of a virtual battery, and what its money pays before the indirect taxes, or after them. */
  cuotaBateria: z.number().optional(),
  bateriaEnBase: z.number().optional(),
  bateriaEnTotal: z.number().optional(),
  /** What a bill of gas has besides the energy. */
  terminoFijo: z.number().optional(),
  hidrocarburos: z.number().optional(),
});

export type FacturaDeEstudio = z.infer<typeof facturaDeEstudioSchema>;

/** The sums of one side's bills over the days studied have the fields of a bill without its lines. */
const totalesSchema = facturaDeEstudioSchema.omit({ lineas: true });

const comisionSchema = z.object({ energiaEur: z.number(), potenciaEur: z.number(), totalEur: z.number() });

/** One CUPS × product: what it would cost, what it saves and what it earns. */
const datosCupsProductoSchema = z.object({
  cups: z.string(),
  idProducto: z.string(),
  versionId: z.string(),
  producto: z.string(),
  comercializadora: z.string(),
  /**
   * €/kWh and €/kW·año, P1…Pn. They go without their unit like the specification's `precioEnergiaCliente`, beside which
   * they stand in the calls of an analysis and in what the database keeps of it.
   */
  precioEnergia: z.array(z.number()),
  precioPotencia: z.array(z.number()),
  /** The fixed term of gas, €/month; absent of electricity. */
  precioFijo: z.number().optional(),
  totales: totalesSchema,
  ahorroEur: z.number(),
  ahorroPct: z.number(),
  ahorroAnualEur: z.number(),
  comision: comisionSchema,
  aproximado: z.boolean(),
  /** What it makes of the surplus; null where the supply has none, and absent from older analyses. */
  excedentes: usoDeExcedentesSchema.nullable().optional(),
  /** What the pieces of an indexed price come to, € without fees: of the chosen product alone. */
  terminos: z
    .array(z.object({ nombre: z.enum(TERMINOS_DEL_PRECIO), importeEur: z.number() }))
    .nullable()
    .optional(),
  /** The same offer where the market moves by some per cent: of the chosen product alone, if it follows the market. */
  sensibilidad: z
    .array(z.object({ variacionPct: z.number(), totalEur: z.number(), ahorroAnualEur: z.number() }))
    .optional(),
  /** Only the chosen product keeps its bills line by line. */
  facturas: z.array(facturaDeEstudioSchema).nullable(),
});

/** What the regulated tariff would have cost over the same days: a reference, which is never sold. */
const pvpcSchema = mercadoDelSuministroSchema.omit({ mediasEurKwh: true }).extend({
  ...datosCupsProductoSchema.pick({
    precioEnergia: true,
    precioPotencia: true,
    totales: true,
    ahorroEur: true,
    ahorroPct: true,
    ahorroAnualEur: true,
  }).shape,
});

const puntoAnalisisSchema = z.object({
  cups: z.string(),
  /** The supply point's sheet is frozen with the analysis, SIPS snapshot included. */
  punto: puntoCongeladoSchema,
  /** Every row known when the analysis was saved; `estudio` marks one that came with the analysis itself. */
  consumos: z.array(
    consumoSchema
      .omit({ tarifa: true })
      .extend({ fuente: z.enum([...consumoSchema.shape.fuente.options, 'estudio']) }),
  ),
  /** Null or absent where indexed offers take the reference means of their product. */
  mercado: mercadoDelSuministroSchema.nullable().optional(),
  /** Null or absent where it is not known, and for supplies without right to it. */
  pvpc: pvpcSchema.nullable().optional(),
  supuestos: supuestosUsadosSchema,
  precioEnergiaCliente: z.array(z.number()),
  precioPotenciaCliente: z.array(z.number()),
  precioFijoCliente: z.number().nullable().optional(),
  precioExcedentesCliente: z.number().nullable().optional(),
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

/**
 * A stored point is read with the SIPS snapshot that the study used, under the name that the specification
 * gives it.
 */
const puntoGuardadoSchema = puntoAnalisisSchema.extend({
  sip: sipsSchema.nullable(),
  /** The energy that the bills of the study are for. */
  consumoKwh: z.number(),
});

/** The bills of a supply, line by line: today's, and those of its chosen offer; null without one. */
export const facturasDePuntoSchema = z.object({
  actual: z.array(facturaDeEstudioSchema),
  oferta: z.array(facturaDeEstudioSchema).nullable(),
});

export const resultadoSchema = z.object({
  fecha: z.string(),
  costeOperativoComercial: z.number(),
  costeOperativoPotenciaComercial: z.number(),
  /**
   * The rates of the first point, with what is pending in any: the tax depends on each point's zone, use and
   * power.
   */
  supuestos: supuestosUsadosSchema,
  puntos: z.array(puntoAnalisisSchema),
  datosCupsProducto: z.array(datosCupsProductoSchema),
  /** The sums over each point's chosen product; a point without one counts on neither side. */
  totales: z.object({
    actualEur: z.number(),
    ofertaEur: z.number(),
    ahorroEur: z.number(),
    ahorroAnualEur: z.number(),
    comisionEur: z.number(),
  }),
});

export type Resultado = z.infer<typeof resultadoSchema>;

/** A saved analysis. Its optional fields tell what the house earns, and a client does not get them. */
export const analisisSchema = resultadoSchema.extend({
  puntos: z.array(puntoGuardadoSchema),
  costeOperativoComercial: z.number().optional(),
  costeOperativoPotenciaComercial: z.number().optional(),
  datosCupsProducto: z.array(datosCupsProductoSchema.extend({ comision: comisionSchema.optional() })),
  totales: resultadoSchema.shape.totales.extend({ comisionEur: z.number().optional() }),
  id: z.string(),
  codigo: z.string(),
  version: z.int(),
  /** Every version of the analysis, the oldest first. */
  versiones: z.array(z.object({ id: z.string(), version: z.int(), creado: z.string() })),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  notas: z.string().optional(),
  /** The products as they were when the analysis was saved, so that its figures never change. */
  productos: z.array(productoVigenteSchema).optional(),
  /** The supply points of the analysis that have a contract with the house today. */
  ocupados: z.array(ocupacionSchema),
  creado: z.string(),
});

export type Analisis = z.infer<typeof analisisSchema>;

/** What a client reads of an analysis: today's bill and the offer chosen for each point, at the prices they would pay. */
export const analisisDeClienteSchema = analisisSchema
  .pick({
    id: true,
    codigo: true,
    version: true,
    versiones: true,
    fecha: true,
    cliente: true,
    clienteBloqueado: true,
    comercial: true,
    supuestos: true,
    puntos: true,
    ocupados: true,
    creado: true,
  })
  .extend({
    datosCupsProducto: z.array(
      datosCupsProductoSchema.pick({
        cups: true,
        idProducto: true,
        versionId: true,
        producto: true,
        comercializadora: true,
        precioEnergia: true,
        precioPotencia: true,
        precioFijo: true,
        totales: true,
        ahorroEur: true,
        ahorroPct: true,
        ahorroAnualEur: true,
        aproximado: true,
        excedentes: true,
        sensibilidad: true,
        facturas: true,
      }),
    ),
    totales: resultadoSchema.shape.totales.pick({
      actualEur: true,
      ofertaEur: true,
      ahorroEur: true,
      ahorroAnualEur: true,
    }),
  });
