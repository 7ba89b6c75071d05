import { IconShoppingCart, IconShoppingCartOff } from '@tabler/icons-react';
import { productos, productosLote } from '@vatio/contract';
import { bulkChange } from '../../trade/operations/bulk-change.ts';

/** Takes many products off sale, or puts them on sale again. */
export const PRODUCTOS_EN_LOTE = bulkChange({
  preview: productosLote.preview,
  apply: productosLote.apply,
  invalidates: [productos.get, productos.list, productos.inForce],
  href: (id) => `/productos/${id}`,
  actions: {
    retirar: { icon: IconShoppingCartOff, danger: true },
    vender: { icon: IconShoppingCart },
  },
});
