import { enCifra } from './cifras-en-texto.ts';
import { exact, round, times } from './exact.ts';

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
/** No price is kept with more: the rates of the electricity tax have ten. */
const MAXIMO = 10;
/** Euros are written to the cent; four decimals are enough of anything else that a price multiplies. */
const DECIMALES_DE_EUROS = 2;
const DECIMALES_DE_CANTIDAD = 4;

/** The amount, € to the cent, that somebody with a calculator gets from a quantity and a price. */
export function importeDeFactores(cantidad: number, precio: number): number {
  return round(times(exact(cantidad), precio));
}

/** The fewest decimals with which every price of a column, as it is written, still gives its amount to the cent. */
export function decimalesQueMultiplican(columna: readonly Pick<Factores, 'cantidad' | 'precio'>[]): number {
  for (let decimales = MINIMO; decimales < MAXIMO; decimales++) {
    const bastan = columna.every(
      ({ cantidad, precio }) =>
        importeDeFactores(cantidad, round(precio, decimales)) === importeDeFactores(cantidad, precio),
    );
    if (bastan) return decimales;
  }
  return MAXIMO;
}

/** A quantity with no more decimals than are written, so that whoever multiplies what they read gets the same. */
export function cantidadDeFila(cantidad: number, unidad: string): number {
  return round(cantidad, unidad === '€' ? DECIMALES_DE_EUROS : DECIMALES_DE_CANTIDAD);
}

/** `1.045,14 €` of what a rate is taken of; up to four decimals of anything else that a price multiplies. */
export function cantidadEscrita(
  { cantidad, unidad }: Pick<Factores, 'cantidad' | 'unidad'>,
  cifra: FigureWriter = enCifra,
): string {
  return unidad === '€'
    ? cifra(cantidad, DECIMALES_DE_EUROS, DECIMALES_DE_EUROS)
    : cifra(cantidad, DECIMALES_DE_CANTIDAD);
}

/** `23,3769`, or `5,113 %` of a rate, with as many decimals as its row or its column needs. */
export function precioEscrito(
  { cantidad, precio, unidadPrecio }: Factores,
  decimales = decimalesQueMultiplican([{ cantidad, precio }]),
  cifra: FigureWriter = enCifra,
): string {
  return unidadPrecio === 'por uno'
    ? `${cifra(precio * 100, decimales - 2)}\u00a0%`
    : cifra(precio, decimales, decimales);
}

/** `46 kW·año × 23,3769 €/kW·año`, `1.045,14 € × 5,1127 %`; in Spanish unless its figures are written otherwise. */
export function factoresEscritos(factores: Factores, cifra: FigureWriter = enCifra): string {
  const { unidad, unidadPrecio } = factores;
  const precio = precioEscrito(factores, undefined, cifra);
  const conUnidad = unidadPrecio === 'por uno' ? precio : `${precio}\u00a0${unidadPrecio}`;
  return `${cantidadEscrita(factores, cifra)}\u00a0${unidad} × ${conUnidad}`;
}
