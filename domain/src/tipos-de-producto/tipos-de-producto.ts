import { fijo, type PreciosFijo } from './fijo.ts';
import { gas, type PreciosGas } from './gas.ts';
import { indexado, type PreciosIndexado } from './indexado.ts';
import type { ReglasDeTipo } from './reglas-de-tipo.ts';
import type { PorTipo, TipoDeProducto } from './tipo.ts';

interface Precios extends PorTipo<unknown> {
  readonly fijo: PreciosFijo;
  readonly indexado: PreciosIndexado;
  readonly gas: PreciosGas;
}

/** The prices that only one kind of product has, by kind. */
export type PreciosPorTipo = { readonly [T in TipoDeProducto]: Precios[T] };

/** A price that some kind has and others lack. */
export type CampoDePrecio = { [T in TipoDeProducto]: keyof PreciosPorTipo[T] }[TipoDeProducto];

const REGLAS: { readonly [T in TipoDeProducto]: ReglasDeTipo<PreciosPorTipo[T]> } = { fijo, indexado, gas };

/** What its kind knows of a product's prices. */
export function reglasDe<T extends TipoDeProducto>(tipo: T): ReglasDeTipo<PreciosPorTipo[T]> {
  return REGLAS[tipo];
}

/** The prices that a kind has of its own, with what is said where one is missing or too many. */
export function preciosPropiosDe(
  tipo: TipoDeProducto,
): readonly { readonly campo: CampoDePrecio; readonly falta: string; readonly sobra: string }[] {
  return Object.entries(REGLAS[tipo].campos).map(([campo, frases]) => ({
    campo: campo as CampoDePrecio,
    ...frases,
  }));
}
