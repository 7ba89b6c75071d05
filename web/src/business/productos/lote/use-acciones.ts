import { type Icon, IconShoppingCart, IconShoppingCartOff } from '@tabler/icons-react';
import { productosLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ProductoBatchRequest } from './cambio-en-lote.tsx';

const ICONOS: Readonly<Record<productosLote.Accion, Icon>> = {
  retirar: IconShoppingCartOff,
  vender: IconShoppingCart,
};

export function useAcciones(choose: (request: ProductoBatchRequest) => void): BulkAction[] {
  const { t } = useTranslation('productos');
  return productosLote.ACCIONES.map((accion) => ({
    id: accion,
    label: t(`lote-${accion}`),
    icon: ICONOS[accion],
    danger: accion === 'retirar',
    run: (target, done) => choose({ accion, target, done }),
  }));
}
