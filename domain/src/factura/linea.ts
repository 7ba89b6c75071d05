import { type Exact, exact, round, sum } from '../exact.ts';
import type { Fecha } from '../fecha.ts';

export type ConceptoLinea =
  | 'potencia'
  | 'peaje-potencia'
  | 'cargo-potencia'
  | 'energia'
  | 'peaje-energia'
  | 'cargo-energia'
  | 'excesos'
  | 'reactiva'
  | 'descuento'
  | 'compensacion-excedentes'
  | 'bono-social'
  | 'iee'
  | 'alquiler'
  | 'otros'
  | 'cuota-bateria'
  | 'bateria-en-base'
  | 'bateria-en-total'
  | 'termino-fijo'
  | 'termino-variable'
  | 'hidrocarburos';

/**
 * One printed line. The amount is `cantidad × precio × factor`, times `dias / divisor` where those are present,
 * so that a screen can write the formula of any euro.
 */
export type LineaFactura = {
  readonly concepto: ConceptoLinea;
  /** The name that is printed when the concept is not enough, such as that of a discount. */
  readonly texto?: string;
  /** The period, 1 for P1. */
  readonly periodo?: number;
  readonly cantidad: number;
  readonly unidad: string;
  readonly precio: number;
  readonly unidadPrecio: string;
  readonly dias?: number;
  readonly divisor?: number;
  readonly factor?: number;
  /** The first and last day of the line, both included. */
  readonly desde?: Fecha;
  readonly hasta?: Fecha;
  /** The regulation that fixes the price, when it is not the supplier's. */
  readonly fuente?: string;
  /** A remark for the reader: the figure was derived by us, or no rule settles its proration. */
  readonly nota?: string | undefined;
  /** The amount is in €, rounded half-up to cents. */
  readonly importe: number;
};

/**
 * `linea`: each printed line is rounded and the rest adds rounded lines. `termino`: the sum of a term (power, energy,
 * excess…) is rounded once, and the rest adds rounded terms. `final`: only results are rounded.
 */
export type Redondeo = 'linea' | 'termino' | 'final';

/** A line with the value that goes on to the sums: the rounded amount, or the exact one. */
export type LineaCalculada = { readonly linea: LineaFactura; readonly valor: Exact };

/**
 * Closes a line that nobody else holds yet: rounds its amount and keeps the value that the chosen rounding adds up. The
 * line is completed in place, because a study closes thousands of them.
 */
export function closeLinea(
  linea: Omit<LineaFactura, 'importe'>,
  valor: Exact,
  redondeo: Redondeo,
): LineaCalculada {
  const importe = round(valor);
  return { linea: Object.assign(linea, { importe }), valor: redondeo === 'linea' ? exact(importe) : valor };
}

/** The sum that the lines of one term add to the bill. */
export function sumTermino(lineas: readonly LineaCalculada[], redondeo: Redondeo): Exact {
  const suma = sum(lineas.map(({ valor }) => valor));
  return redondeo === 'termino' ? exact(round(suma)) : suma;
}
