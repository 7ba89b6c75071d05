import { type Icon, IconCalendarDue, IconCircleCheck, IconUserShare } from '@tabler/icons-react';
import { tareasLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { TareaBatchRequest } from './cambio-en-lote.tsx';

const ICONS: Readonly<Record<tareasLote.Accion, Icon>> = {
  hacer: IconCircleCheck,
  mover: IconCalendarDue,
  encargar: IconUserShare,
};

export function useAcciones(choose: (request: TareaBatchRequest) => void): BulkAction[] {
  const { t } = useTranslation('tareas');
  return tareasLote.ACCIONES.map((accion) => ({
    id: accion,
    label: t(`enLote-${accion}`),
    icon: ICONS[accion],
    run: (target, done) => choose({ accion, target, done }),
  }));
}
