import type { Zona } from '../calendario.ts';
import type { DemandaFacturada } from '../excesos.ts';
import type { Dia } from '../fecha.ts';
import type { Uso } from '../impuestos/indirectos.ts';
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
export type Excedentes = { readonly energiaKwh: number; readonly precioEurKwh: number };

export type EntradaFactura = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  /** Day of the opening reading, not billed. */
  readonly desde: Dia;
  /** Day of the closing reading, billed. */
  readonly hasta: Dia;
  /** Issue date, which decides the electricity tax and the indirect one; `hasta` when absent. */
  readonly fechaFactura?: Dia;
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
  readonly bonoSocial?: { readonly eurDia: number } | { readonly importeEur: number } | 'regulado' | null;
  /** Meter rental; absent when the meter is the client's own. */
  readonly alquiler?:
    | { readonly eurDia: number }
    | { readonly eurMes: number }
    | { readonly importeEur: number };
  readonly iee?: {
    /** Per one; the dated rate when absent. */
    readonly tipo?: number;
    readonly baseIncluyeBonoSocial?: boolean;
    /** Reduction of the base, per one (0.85 for the uses of Ley 38/1992 art. 98). */
    readonly reduccion?: number;
  };
  readonly impuesto?: { readonly tipo?: number };
  readonly divisorAnual?: DivisorAnual;
  readonly redondeo?: Redondeo;
};
