import { type Icon, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import type { clientesLote } from '@vatio/contract';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ClienteBatchRequest } from './cambio-en-lote.tsx';

type Accion = clientesLote.Accion;

const ICONOS: Readonly<Record<Accion, Icon>> = {
  borrar: IconTrash,
  bloquear: IconLock,
  desbloquear: IconLockOpen,
};

export function useAcciones(
  acciones: readonly Accion[],
  choose: (request: ClienteBatchRequest) => void,
): BulkAction[] {
  const { t } = useTranslation('clientes');
  return acciones.map((accion) => ({
    id: accion,
    label: t(`enLote-${accion}`),
    icon: ICONOS[accion],
    danger: accion === 'borrar',
    run: (target, done) => choose({ accion, target, done }),
  }));
}
