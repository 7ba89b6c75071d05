import { type Icon, IconHierarchy2, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { comercialesLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ComercialBatchRequest } from './cambio-en-lote.tsx';

const ICONS: Readonly<Record<comercialesLote.Accion, Icon>> = {
  'cambiar-responsable': IconHierarchy2,
  'dar-de-baja': IconUserOff,
  reactivar: IconUserCheck,
};

export function useAcciones(choose: (request: ComercialBatchRequest) => void): BulkAction[] {
  const { t } = useTranslation('comerciales');
  return comercialesLote.ACCIONES.map((accion) => ({
    id: accion,
    label: t(`enLote-${accion}`),
    icon: ICONS[accion],
    danger: accion === 'dar-de-baja',
    run: (target, done) => choose({ accion, target, done }),
  }));
}
