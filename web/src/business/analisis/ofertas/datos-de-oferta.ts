import type { productos } from '@vatio/contract';
import type { ReglasDeVenta } from '@vatio/domain';

export type FichasDeProducto = ReadonlyMap<string, productos.ProductoVigente>;

/** The data from which the figures of every offer of a study are made. */
export type DatosDeOferta = {
  readonly dias: number;
  readonly consumoKwh: number;
  /** The powers with which the offers are calculated, kW by period. */
  readonly potenciasKw: readonly number[];
  /** € of today's bill; undefined while today's prices are unknown. */
  readonly actualEur: number | undefined;
  readonly tarifa: string;
  /** The rules by which the sale would be paid today; undefined until they have been read. */
  readonly reglas: ReglasDeVenta | undefined;
};
