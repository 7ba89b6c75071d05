import { z } from 'zod';
import { usoDeExcedentesSchema } from './excedentes.schemas.ts';
import { tipoDeProductoSchema } from './precios-de-tipo.schemas.ts';

/** One side of a printed row: `cantidad` × `precio` is `importeEur` to the cent, as somebody with a calculator gets it. */
const ladoSchema = z.object({
  /** The quantity has the unit of its row; null where the row is only an amount. */
  cantidad: z.number().nullable(),
  /** What the client pays for one, peajes and cargos included; per one of a rate, and null where the row is only an amount. */
  precio: z.number().nullable(),
  /** Null where the amount is unknown; no other row then includes it. */
  importeEur: z.number().nullable(),
});

/**
 * A row of the side-by-side is one line over all the bills studied. Those round each line each month, so `redondeo` is
 * what their total has over the other rows.
 */
const filaSchema = z.object({
  concepto: z.enum([
    'potencia',
    'termino-potencia',
    'energia',
    'termino-energia',
    'termino-fijo',
    'hidrocarburos',
    'excesos',
    'reactiva',
    'descuentos',
    'compensacion',
    'cuota-bateria',
    'bateria-en-base',
    'bateria-en-total',
    'bono-social',
    'iee',
    'alquiler',
    'base-imponible',
    'impuesto',
    'redondeo',
    'total',
  ]),
  /** The title is the printed one, such as «Potencia P1» or «IVA 21 %». */
  titulo: z.string(),
  /** The period, 1 for P1; null when the row has none. */
  periodo: z.int().nullable(),
  /** The unit of `cantidad` and `precio`; null where the row is only an amount. */
  unidad: z.enum(['kW·año', 'kWh', 'kW', 'kVArh', 'MWh', 'días', 'ud', '€', 'meses']).nullable(),
  unidadPrecio: z
    .enum(['€/kW·año', '€/kWh', '€/kW', '€/kVArh', '€/MWh', '€/día', '€/ud', '€/mes', 'por uno'])
    .nullable(),
  /** `detalle` rows add up to the `subtotal` after them; `total` closes the bill. */
  peso: z.enum(['detalle', 'concepto', 'subtotal', 'total']),
  actual: ladoSchema,
  oferta: ladoSchema,
  /** The offer minus today's cost, €: negative is a saving. Null where neither is known. */
  diferenciaEur: z.number().nullable(),
});

/** A month or reading period pairs the bills of both sides. */
const mesSchema = z.object({
  /** Both days are included. */
  desde: z.string(),
  hasta: z.string(),
  kwh: z.number(),
  actualEur: z.number(),
  ofertaEur: z.number(),
});

/**
 * The costs are those of a year of 365 days, taxes included. `ahorroAnualEur` is today's cost minus the
 * offer's, to the cent.
 */
export const resumenAnualSchema = z.object({
  actualAnualEur: z.number(),
  ofertaAnualEur: z.number(),
  ahorroAnualEur: z.number(),
  /** The saving is in per cent of today's cost. */
  ahorroPct: z.number(),
  consumoAnualKwh: z.number(),
});

/** What is offered for one supply point, as the client sees it: nothing in it is internal. */
export const puntoPropuestoSchema = z.object({
  cups: z.string(),
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  municipio: z.string().nullable(),
  distribuidora: z.string().nullable(),
  tarifa: z.string(),
  comercializadora: z.string(),
  producto: z.string(),
  tipo: tipoDeProductoSchema,
  duracionMeses: z.int(),
  permanencia: z.boolean(),
  /** Whether the contract goes on after its last day unless somebody says otherwise. */
  prorroga: z.boolean(),
  renovable: z.boolean(),
  /** Whether the supplier's own price carries peajes and cargos; otherwise they are billed apart, at cost. */
  peajesIncluidos: z.boolean(),
  /** The powers contracted today are in kW, P1…Pn. */
  potenciasKw: z.array(z.number()),
  /** The proposed powers, kW; null when they stay as they are. */
  potenciaPropuestaKw: z.array(z.number()).nullable(),
  /** What the client would pay, and pays, P1…Pn: both with peajes and cargos in them. */
  precioEnergiaEurKwh: z.array(z.number()),
  precioPotenciaEurKwAnio: z.array(z.number()),
  precioActualEnergiaEurKwh: z.array(z.number()),
  precioActualPotenciaEurKwAnio: z.array(z.number()),
  /** The fixed term of gas, €/month: what the client would pay, and pays. Absent of electricity. */
  precioFijoEurMes: z.number().optional(),
  precioActualFijoEurMes: z.number().optional(),
  /** The study takes prices and taxes of this day. */
  fecha: z.string(),
  /** Last day on which the supplier's prices are on sale; null while nothing replaces them. */
  preciosHasta: z.string().nullable(),
  /** The number of days of consumption studied. */
  dias: z.int(),
  resumen: resumenAnualSchema,
  /** Mean price of the energy used, taxes included, €/MWh. */
  precioMedioActualEurMwh: z.number().nullable(),
  precioMedioOfertaEurMwh: z.number().nullable(),
  comparativa: z.array(filaSchema),
  meses: z.array(mesSchema),
  /** The tax rates that the study used; `pendientes` names those that no dated table gives. */
  supuestos: z.object({
    ieeTipo: z.number(),
    impuestoTipo: z.number(),
    bonoSocialEurAnio: z.number(),
    pendientes: z.array(z.string()),
  }),
  /** True when monthly means stand in for the hourly prices of an indexed product. */
  aproximado: z.boolean(),
  /** What the product makes of the surplus of self-consumption; null or absent without any. */
  excedentes: usoDeExcedentesSchema
    .extend({ precioEurKwh: z.number(), caducidadMeses: z.int().nullable() })
    .nullable()
    .optional(),
  /** Of an offer that follows the market; null or absent of any other. */
  segunMercado: z
    .object({
      /** The pieces of its energy, which add up to its term; `cantidadKwh` × `precioEurKwh` is the amount of each. */
      piezas: z.array(
        z.object({
          titulo: z.string(),
          cantidadKwh: z.number(),
          precioEurKwh: z.number(),
          importeEur: z.number(),
        }),
      ),
      variaciones: z.array(
        z.object({ variacionPct: z.number(), ofertaAnualEur: z.number(), ahorroAnualEur: z.number() }),
      ),
    })
    .nullable()
    .optional(),
  avisos: z.array(z.string()),
});

export type PuntoPropuesto = z.infer<typeof puntoPropuestoSchema>;

export type FilaComparativa = z.infer<typeof filaSchema>;

export type ResumenAnual = z.infer<typeof resumenAnualSchema>;
