import { enCifra } from './cifras-en-texto.ts';

/** What an amount is the product of: `precio` is per one where its unit is `por uno`. */
export type Factores = {
  readonly cantidad: number;
  readonly unidad: string;
  readonly precio: number;
  readonly unidadPrecio: string;
};

/** Those of a rate are two fewer once it is written as a per cent. */
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
export function cantidadEscrita({ cantidad, unidad }: Pick<Factores, 'cantidad' | 'unidad'>): string {
  return unidad === '€' ? enCifra(cantidad, 2, 2) : enCifra(cantidad, 4);
}

/** `23,3769`, or `5,113 %` of a rate, with as many decimals as its row or its column needs. */
export function precioEscrito(
  { cantidad, precio, unidadPrecio }: Factores,
  decimales = decimalesQueMultiplican(cantidad, precio),
): string {
  return unidadPrecio === 'por uno'
    ? `${enCifra(precio * 100, decimales - 2)}\u00a0%`
    : enCifra(precio, decimales, decimales);
}

/** `46 kW·año × 23,3769 €/kW·año`, `1.045,14 € × 5,113 %` */
export function factoresEscritos(factores: Factores): string {
  const { unidad, unidadPrecio } = factores;
  const precio = precioEscrito(factores);
  const conUnidad = unidadPrecio === 'por uno' ? precio : `${precio}\u00a0${unidadPrecio}`;
  return `${cantidadEscrita(factores)}\u00a0${unidad} × ${conUnidad}`;
}
