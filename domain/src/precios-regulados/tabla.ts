import type { Fecha } from '../fecha.ts';
import type { Tarifa } from '../tarifas.ts';

/**
 * A: two independent transcriptions agree, or an arithmetic invariant confirms it. B: a single transcription. C: derived
 * by us from other tables, or from a gap in the law; the line of a bill that uses it says so.
 * The BOE text of every row is still to be compared before production (docs/datos-regulados.md).
 */
export type Confianza = 'A' | 'B' | 'C';

/** What a table prices; the unit is part of the concept and stands beside it. */
export const UNIDADES = {
  'peaje-potencia': '€/kW·año',
  'cargo-potencia': '€/kW·año',
  'peaje-energia': '€/kWh',
  'cargo-energia': '€/kWh',
  'pago-capacidad': '€/kWh en barras de central',
  perdidas: '% de la energía en contador',
  /** Excess term to March 2025, meter types 1–3: multiplies Kp and the root of squares of a month. */
  'tep-1-3': '€/kW·mes',
  /** Excess term to December 2021, meter types 4–5. */
  'tep-4-5-mes': '€/kW·mes',
  /** Excess term of 2024, meter types 4–5. */
  'tep-4-5-dia': '€/kW·día',
  /** Relation of the peaje of each period to that of P1; goes with tep-1-3. */
  kp: 'por uno',
  /** Excess terms from April 2025 (Circular 1/2025): Kp already inside. */
  'tepp-1-3': '€/kW·mes',
  'tepp-4-5': '€/kW·día',
} as const;

export type ConceptoRegulado = keyof typeof UNIDADES;

/** One published table: `valores` holds P1…Pn for each tariff (a single figure where all periods share it). */
export type TablaRegulada = {
  readonly concepto: ConceptoRegulado;
  readonly desde: Fecha;
  /** The last day is included. */
  readonly hasta: Fecha;
  readonly fuente: string;
  readonly confianza: Confianza;
  /** The remark is printed with every line that uses the table. */
  readonly nota?: string;
  readonly valores: { readonly [tarifa in Tarifa]?: readonly number[] };
};
