import { type Icon, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { puntosLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { PuntoBatchRequest } from './cambio-en-lote.tsx';

const ICONS: Readonly<Record<puntosLote.Accion, Icon>> = {
  asignar: IconUserPlus,
  quitar: IconUserMinus,
};

export function useAcciones(choose: (request: PuntoBatchRequest) => void): BulkAction[] {
  const { t } = useTranslation('puntos-suministro');
  return puntosLote.ACCIONES.map((accion) => ({
    id: accion,
    label: t(`enLote-${accion}`),
    icon: ICONS[accion],
    danger: accion === 'quitar',
    run: (target, done) => choose({ accion, target, done }),
  }));
}
