import { comerciales } from '@vatio/contract';
import { useCallback } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { CellEdit } from '../../../list/table/columns.ts';
import { AFTER_COMERCIAL_CHANGE } from './after-comercial-change.ts';
import { isDeparted } from './cuenta.tsx';

type Campo = 'telefono' | 'zona';

/** Which fields of a representative an administrator can edit in the list. */
export function useEdicion(): (campo: Campo) => CellEdit<comerciales.ComercialRow> | undefined {
  const administra = useMay('manage all');
  const { mutateAsync } = useWrite(comerciales.update, AFTER_COMERCIAL_CHANGE);
  return useCallback(
    (campo) =>
      administra
        ? {
            kind: 'text',
            field: campo,
            value: (row) => row[campo] ?? '',
            may: (row) => !isDeparted(row),
            save: ({ id, version: leida }, texto, version = leida) =>
              mutateAsync({ params: { id }, body: { [campo]: texto || null, version } }),
          }
        : undefined,
    [administra, mutateAsync],
  );
}
