import type { Zona } from '../calendario.ts';
import type { Compensacion } from '../excedentes/compensacion.ts';
import type { DemandaFacturada } from '../excesos.ts';
import type { Dia } from '../fecha.ts';
import type { UsoIee } from '../impuestos/iee.ts';
import type { Uso } from '../impuestos/indirectos.ts';
import type { LeyDelMes } from '../impuestos/normas.ts';
import type { Tarifa, TipoMedida } from '../tarifas.ts';
import type { DivisorAnual } from '../tramos.ts';
import type { Redondeo } from './linea.ts';

/** Supplier's prices. Energy €/kWh a period; power in one of two units, a figure per power period. */
export type PreciosFactura = {
  readonly energiaEurKwh: readonly number[];
  /** False when the supplier's prices leave out peajes and cargos, which are then added as lines of their own. */
  readonly peajesIncluidos: boolean;
} & (
  | { readonly potenciaEurKwAnio: readonly number[]; readonly potenciaEurKwDia?: undefined }
  | { readonly potenciaEurKwDia: readonly number[]; readonly potenciaEurKwAnio?: undefined }
);

/** A discount by percentage (per one) of a term, or by a fixed amount in €. */
export type Descuento = {
  readonly texto: string;
  readonly sobre: 'potencia' | 'energia';
} & ({ readonly porUno: number } | { readonly importeEur: number });

/** Surplus of self-consumption under simplified compensation (RD 244/2019 art. 14). */
export type Excedentes = {
  /** One figure for all periods, or one for each. */
  readonly energiaKwh: number | readonly number[];
  readonly precioEurKwh: number | readonly number[];
  /**
   * How far the compensation reaches: the energy term, or the energy without the peajes and cargos that its price
   * carries inside. Suppliers do one or the other; `energia` when absent.
   */
  readonly tope?: Compensacion['tope'] | undefined;
};

/**
 * Another line of the bill, € with its sign. `electricidad` is taxed as the energy, electricity tax included;
 * `suministro` (the default: adjustments of the supply) only by the indirect tax of the energy; `servicio` by the
 * general indirect tax; `sin-impuesto` by none.
 */
export type OtroConcepto = {
  readonly texto: string;
  readonly importeEur: number;
  readonly tratamiento?: 'electricidad' | 'suministro' | 'servicio' | 'sin-impuesto' | undefined;
  /** The indirect tax, per one, in place of the one of its treatment. */
  readonly tipo?: number | undefined;
};

/**
 * The bill that this one corrects. `anulacion` gives back all of it, with every quantity negative; `sustitucion` is the
 * right bill, whole; `diferencias` is only what changes, so its kWh may be negative.
 */
export type Rectificacion = {
  /** The number of the corrected bill. */
  readonly factura: string;
  readonly modo: 'anulacion' | 'sustitucion' | 'diferencias';
  /** Issue date of the corrected bill, whose taxes this one keeps; that of this one when absent. */
  readonly fechaFactura?: Dia | undefined;
};

/**
 * Some days of a bill with conditions of their own: what is absent is that of the bill. It opens where the one before
 * closed, and its kWh, when absent, are the share that its days have of those of the bill.
 */
export type TramoFactura = {
  /** Day of its closing reading, included. */
  readonly hasta: Dia;
} & Partial<
  Pick<
    EntradaFactura,
    | 'tarifa'
    | 'tipoMedida'
    | 'potenciasKw'
    | 'consumosKwh'
    | 'demanda'
    | 'reactivaKvarh'
    | 'precios'
    | 'fechaPrecios'
    | 'divisorAnual'
  >
>;

export type EntradaFactura = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  /** Day of the opening reading, not billed. */
  readonly desde: Dia;
  /** Day of the closing reading, billed. */
  readonly hasta: Dia;
  /** Issue date, which decides the electricity tax and the indirect one; `hasta` when absent. */
  readonly fechaFactura?: Dia;
  /**
   * Day whose regulated tables and divisor price every day of the bill, as in a study; each day's own when absent.
   */
  readonly fechaPrecios?: Dia | undefined;
  readonly uso: Uso;
  /** Meter type; by the highest contracted power when absent. */
  readonly tipoMedida?: TipoMedida;
  readonly potenciasKw: readonly number[];
  readonly consumosKwh: readonly number[];
  readonly demanda?: DemandaFacturada;
  /** Inductive energy by period, kVArh: QR1 − QR4 where both are metered, so it may be negative. */
  readonly reactivaKvarh?: readonly number[];
  readonly precios: PreciosFactura;
  readonly descuentos?: readonly Descuento[];
  readonly excedentes?: Excedentes;
  /** Absent or `regulado`: the dated table. Null: the bill carries none. */
  readonly bonoSocial?:
    | { readonly eurDia: number }
    | { readonly eurAnio: number }
    | { readonly importeEur: number }
    | 'regulado'
    | null;
  /** Meter rental; absent when the meter is the client's own. */
  readonly alquiler?:
    | { readonly eurDia: number }
    | { readonly eurMes: number }
    | { readonly importeEur: number };
  readonly otros?: readonly OtroConcepto[] | undefined;
  readonly rectifica?: Rectificacion | undefined;
  /** In order, the last one closing with the bill. */
  readonly tramos?: readonly TramoFactura[] | undefined;
  readonly iee?: {
    /** Per one; the dated rate when absent. */
    readonly tipo?: number;
    readonly baseIncluyeBonoSocial?: boolean;
    /** Reduction of the base, per one (0.85 for the uses of Ley 38/1992 art. 98). */
    readonly reduccion?: number;
    /** What the energy is used for, which decides the minimum quota; industrial with a reduction, else general. */
    readonly uso?: UsoIee;
    /** Minimum quota, €/MWh, in place of that of the use. */
    readonly minimo?: number;
  };
  readonly impuesto?: { readonly tipo?: number };
  /** The conditional norms and how those still open are read; as published when absent. */
  readonly ley?: LeyDelMes | undefined;
  readonly divisorAnual?: DivisorAnual;
  readonly redondeo?: Redondeo;
};
