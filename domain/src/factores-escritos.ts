import { enCifra } from './cifras-en-texto.ts';

/** What an amount is the product of: `precio` is per one where its unit is `por uno`. */
export type Factores = {
  readonly cantidad: number;
  readonly unidad: string;
  readonly precio: number;
  readonly unidadPrecio: string;
};

/** Writes a figure with at most, and at least, so many decimals. */
export type FigureWriter = (figure: number, most: number, least?: number) => string;

/** A rate has two decimals fewer once it is written as a per cent. */
const MINIMO = 4;
const MAXIMO = 9;
const CENTIMO = 0.01;

/** The fewest decimals of a price with which the quantity still gives the same amount, to less than half a cent. */
export function decimalesQueMultiplican(cantidad: number, precio: number): number {
  for (let decimales = MINIMO; decimales < MAXIMO; decimales++) {
    const omitido = Math.abs(cantidad * (precio - Number(precio.toFixed(decimales))));
    if (omitido < CENTIMO / 2) return decimales;
  }
  return MAXIMO;
}

/** `1.045,14 €` of what a rate is taken of; up to four decimals of anything else that a price multiplies. */
export function cantidadEscrita(
  { cantidad, unidad }: Pick<Factores, 'cantidad' | 'unidad'>,
  cifra: FigureWriter = enCifra,
): string {
  return unidad === '€' ? cifra(cantidad, 2, 2) : cifra(cantidad, 4);
}

/** `23,3769`, or `5,113 %` of a rate, with as many decimals as its row or its column needs. */
export function precioEscrito(
  { cantidad, precio, unidadPrecio }: Factores,
  decimales = decimalesQueMultiplican(cantidad, precio),
  cifra: FigureWriter = enCifra,
): string {
  return unidadPrecio === 'por uno'
    ? `${cifra(precio * 100, decimales - 2)}\u00a0%`
    : cifra(precio, decimales, decimales);
}

/** `46 kW·año × 23,3769 €/kW·año`, `1.045,14 € × 5,113 %`; in Spanish unless its figures are written otherwise. */
export function factoresEscritos(factores: Factores, cifra: FigureWriter = enCifra): string {
  const { unidad, unidadPrecio } = factores;
  const precio = precioEscrito(factores, undefined, cifra);
  const conUnidad = unidadPrecio === 'por uno' ? precio : `${precio}\u00a0${unidadPrecio}`;
  return `${cantidadEscrita(factores, cifra)}\u00a0${unidad} × ${conUnidad}`;
}
