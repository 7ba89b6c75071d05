/** The kinds of product, in the order in which they are offered; the first is that of whatever does not say. */
export const TIPOS_DE_PRODUCTO = ['fijo', 'indexado', 'gas'] as const;

export type TipoDeProducto = (typeof TIPOS_DE_PRODUCTO)[number];

/** A value for each kind: what lacks that of one does not compile. */
export type PorTipo<Valor> = Readonly<Record<TipoDeProducto, Valor>>;

/** False where the price of each period is known only afterwards, so that a contract agrees on none. */
export const PACTA_ENERGIA: PorTipo<boolean> = { fijo: true, indexado: false, gas: true };
