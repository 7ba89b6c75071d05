import { preciosPropiosDe, TIPOS_DE_PRODUCTO, type TipoDeProducto } from '@vatio/domain';
import type { Columna } from './columna.ts';
import { fijo } from './fijo.ts';
import { gas } from './gas.ts';
import type { HojaDeTipo, LectorDeCifras } from './hoja-de-tipo.ts';
import { indexado } from './indexado.ts';

const HOJAS: { readonly [T in TipoDeProducto]: HojaDeTipo<T> } = { fijo, indexado, gas };

export function columnasDe(tipo: TipoDeProducto): readonly Columna[] {
  return HOJAS[tipo].columnas;
}

/** The prices of a product's kind, and null for those that only other kinds have. */
export function readPreciosDeTipo(tipo: TipoDeProducto, lector: LectorDeCifras): Record<string, unknown> {
  const ajenos = TIPOS_DE_PRODUCTO.flatMap(preciosPropiosDe);
  return { ...Object.fromEntries(ajenos.map(({ campo }) => [campo, null])), ...HOJAS[tipo].read(lector) };
}
