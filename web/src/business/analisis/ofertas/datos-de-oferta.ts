import type { productos } from '@vatio/contract';
import type { ReglasDeVenta } from '@vatio/domain';

export type FichasDeProducto = ReadonlyMap<string, productos.ProductoVigente>;

/** What the figures of every offer of a study are made of. */
export type DatosDeOferta = {
  readonly dias: number;
  readonly consumoKwh: number;
  /** Powers of the offers. */
  readonly potenciasKw: readonly number[];
  /** Undefined while today's prices are not known. */
  readonly actualEur: number | undefined;
  readonly tarifa: string;
  /** By which the sale would be paid today; undefined until they are known. */
  readonly reglas: ReglasDeVenta | undefined;
};
