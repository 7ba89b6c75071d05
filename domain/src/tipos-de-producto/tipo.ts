import { PEAJES_DE_GAS } from '../peaje-de-gas.ts';
import { TARIFAS, type TarifaDeSuministro } from '../tarifas.ts';

/** The kinds of product, in the order in which they are offered; the first is that of whatever does not say. */
export const TIPOS_DE_PRODUCTO = ['fijo', 'indexado', 'gas'] as const;

export type TipoDeProducto = (typeof TIPOS_DE_PRODUCTO)[number];

/** A value for each kind: what lacks that of one does not compile. */
export type PorTipo<Valor> = Readonly<Record<TipoDeProducto, Valor>>;

/** False where the price of each period is known only afterwards, so that a contract agrees on none. */
export const PACTA_ENERGIA: PorTipo<boolean> = { fijo: true, indexado: false, gas: true };

/** Whether what it is sold to has powers, on which a fee, a limit or an advice may be. */
export const LLEVA_POTENCIA: PorTipo<boolean> = { fijo: true, indexado: true, gas: false };

/** The tariffs of the supplies to which each kind is sold. */
export const TARIFAS_DE_TIPO: PorTipo<readonly TarifaDeSuministro[]> = {
  fijo: TARIFAS,
  indexado: TARIFAS,
  gas: PEAJES_DE_GAS,
};

/** Whether a kind of product is sold to supplies of a tariff. */
export function isTipoDe(tipo: TipoDeProducto, tarifa: TarifaDeSuministro): boolean {
  return TARIFAS_DE_TIPO[tipo].includes(tarifa);
}
