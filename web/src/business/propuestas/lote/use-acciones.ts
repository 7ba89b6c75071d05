import { type Icon, IconArrowBackUp, IconTrash, IconUnlink } from '@tabler/icons-react';
import type { propuestasLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { PropuestaBatchRequest } from './cambio-en-lote.tsx';

const ICONOS: Readonly<Record<propuestasLote.Accion, Icon>> = {
  borrar: IconTrash,
  retirar: IconUnlink,
  restaurar: IconArrowBackUp,
};

/** The bulk actions on the proposals of the list, or of the bin. */
export function useAcciones(
  enPapelera: boolean,
  choose: (request: PropuestaBatchRequest) => void,
): BulkAction[] {
  const { t } = useTranslation('propuestas');
  const acciones = enPapelera ? (['restaurar'] as const) : (['retirar', 'borrar'] as const);
  return acciones.map((accion) => ({
    id: accion,
    label: t(`accion-${accion}`),
    icon: ICONOS[accion],
    danger: accion === 'borrar',
    run: (target, done) => choose({ accion, target, done }),
  }));
}
