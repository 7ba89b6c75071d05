import type { PreciosPorTipo, TipoDeProducto } from '@vatio/domain';
import type { Columna } from './columna.ts';

/** Reads the figures of a row by the path that their column names. */
export type LectorDeCifras = {
  /** A price for each energy period, null where it is missing. */
  readonly precios: (campo: string) => (number | null)[];
  readonly cifra: (campo: string) => number | undefined;
  /** Whether the row has any figure below that path. */
  readonly has: (campo: string) => boolean;
};

/** How the prices that only one kind of product has stand in a price list. */
export type HojaDeTipo<T extends TipoDeProducto> = {
  readonly columnas: readonly Columna[];
  /** The prices as the call takes them; its schema then says what is missing or wrong. */
  readonly read: (lector: LectorDeCifras) => Readonly<Record<keyof PreciosPorTipo[T], unknown>>;
};
