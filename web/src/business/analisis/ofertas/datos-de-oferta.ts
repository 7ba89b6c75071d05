import type { productos } from '@vatio/contract';

export type FichasDeProducto = ReadonlyMap<string, productos.ProductoVigente>;

/** What the figures of every offer of a study are made of. */
export type DatosDeOferta = {
  readonly dias: number;
  readonly consumoKwh: number;
  /** Powers of the offers. */
  readonly potenciasKw: readonly number[];
  /** Undefined while today's prices are not known. */
  readonly actualEur: number | undefined;
};
