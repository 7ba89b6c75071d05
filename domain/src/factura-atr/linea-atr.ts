import { enEuros } from '../cifras-en-texto.ts';
import { type Exact, round } from '../exact.ts';
import type { Dia } from '../fecha.ts';
import type { Tarifa, TipoMedida } from '../tarifas.ts';

export type ConceptoAtr =
  | 'peaje-potencia'
  | 'cargo-potencia'
  | 'peaje-energia'
  | 'cargo-energia'
  | 'excesos'
  | 'reactiva'
  | 'capacitiva'
  | 'autoconsumo'
  | 'alquiler'
  | 'iee'
  | 'otros'
  | 'iva';

/** A line of the distributor's bill beside what it should have been, all amounts in €. */
export type LineaAtr = {
  readonly concepto: ConceptoAtr;
  /** The name of a line whose concept is not enough. */
  readonly texto?: string | undefined;
  readonly periodo?: number | undefined;
  readonly cantidad: number;
  readonly unidad: string;
  readonly precio: number;
  readonly unidadPrecio: string;
  readonly dias?: number | undefined;
  /** What the bill charges for it, rounded to cents. */
  readonly importe: number;
  /** What the law, or its own quantity and price where no law sets one, make of it. */
  readonly esperado: number;
  /** `importe` less `esperado`. */
  readonly diferencia: number;
  /** Why both differ. */
  readonly motivo?: string | undefined;
};

/** What the terms of a bill are checked against. */
export type Suministro = {
  /** Undefined for a tariff that ended on 31 May 2021. */
  readonly tarifa: Tarifa | undefined;
  readonly tipoMedida: TipoMedida | undefined;
  /** Power is watched by a switch (ICP), which cuts off, so that no excess is billed. */
  readonly conIcp: boolean;
  readonly desde: Dia | undefined;
  readonly hasta: Dia | undefined;
};

/** A term with its lines, the amount that the bill prints for it, and what could not be checked. */
export type Termino = {
  readonly lineas: readonly LineaAtr[];
  readonly importe: number;
  readonly avisos: readonly string[];
};

/** Amounts that differ by less are the same, rounded elsewhere. */
export const TOLERANCIA = 0.02;

type SinComparar = Omit<LineaAtr, 'importe' | 'esperado' | 'diferencia' | 'motivo'>;

/** A line compared: `motivoDe` says why both amounts differ, when they do by more than the rounding. */
export function comparedLinea(
  linea: SinComparar,
  {
    recibido,
    esperado,
    tolerancia = TOLERANCIA,
    motivoDe,
  }: {
    readonly recibido: Exact | number;
    readonly esperado: Exact | number;
    readonly tolerancia?: number;
    readonly motivoDe?: () => string;
  },
): LineaAtr {
  const importe = round(recibido);
  const debido = round(esperado);
  const diferencia = round(importe - debido);
  if (diferencia === 0) return { ...linea, importe, esperado: debido, diferencia };
  const poca = Math.abs(diferencia) <= tolerancia + 1e-9;
  const motivo = poca ? 'Es el redondeo' : (motivoDe?.() ?? 'El importe no es cantidad × precio');
  return { ...linea, importe, esperado: debido, diferencia, motivo };
}

/**
 * Closes a term: what its printed amount has over the sum of its lines, beyond their rounding, is a line of its own, so that
 * the lines always add up to the bill.
 */
export function closeTermino(
  lineas: readonly LineaAtr[],
  {
    impreso,
    concepto,
    motivoDe,
    avisos = [],
  }: {
    readonly impreso: number | undefined;
    readonly concepto: ConceptoAtr;
    readonly motivoDe?: (suma: number, impreso: number) => string | undefined;
    readonly avisos?: readonly string[];
  },
): Termino {
  const suma = round(lineas.reduce((total, { importe }) => total + importe, 0));
  if (impreso === undefined) return { lineas, importe: suma, avisos };
  const resto = round(impreso - suma);
  if (Math.abs(resto) <= 0.01 * Math.max(2, lineas.length)) return { lineas, importe: impreso, avisos };
  const motivo =
    motivoDe?.(suma, impreso) ?? `El término suma ${enEuros(impreso)} y sus líneas ${enEuros(suma)}`;
  const linea: LineaAtr = {
    concepto,
    texto: 'Diferencia del término',
    cantidad: 1,
    unidad: 'ud',
    precio: resto,
    unidadPrecio: '€',
    importe: resto,
    esperado: 0,
    diferencia: resto,
    motivo,
  };
  return { lineas: [...lineas, linea], importe: impreso, avisos };
}
