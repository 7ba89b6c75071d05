import type { Decimal, Unidad } from './cifras-impresas.ts';
import type { Clase, ReglasDeClase } from './clases.ts';
import type { Palabra, Renglon } from './palabra.ts';

/** A figure with the words that print it. */
export type Impresa = { readonly valor: number; readonly palabras: readonly Palabra[] };

/** A line of a bill with an amount, and what makes it, where its own figures agree. */
export type Concepto = {
  readonly clase: Clase;
  readonly renglon: Renglon;
  readonly texto: string;
  readonly periodo: number | undefined;
  readonly importe: Impresa;
  /** Its amount stands after a dash, which may be its sign. */
  readonly trasGuion?: boolean;
  readonly cantidad?: Impresa | undefined;
  readonly precio?: (Impresa & { readonly unidad: Unidad }) | undefined;
  readonly dias?: Impresa | undefined;
  /** A rate, per one. */
  readonly tipo?: Impresa | undefined;
  /** Quantity × price (× days) is the amount. */
  readonly comprobado: boolean;
  /** The days that the line or its heading says. */
  readonly tramo?: readonly [desde: number, hasta: number] | undefined;
};

export type Contexto = {
  readonly decimal: Decimal;
  /** Days of the bill, for lines that do not say theirs. */
  readonly dias: number | undefined;
  /** The supplier's own words. */
  readonly clases?: ReglasDeClase | undefined;
};
