import { comerciales } from '@vatio/contract';
import { useCallback } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { CellEdit } from '../../../list/table/columns.ts';
import { AL_CAMBIAR } from './al-cambiar.ts';
import { isDeparted } from './cuenta.tsx';

type Campo = 'telefono' | 'zona';

/** What of a representative can be changed in the list itself, by who administers. */
export function useEdicion(): (campo: Campo) => CellEdit<comerciales.ComercialRow> | undefined {
  const administra = useMay('manage all');
  const { mutateAsync } = useWrite(comerciales.update, AL_CAMBIAR);
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
