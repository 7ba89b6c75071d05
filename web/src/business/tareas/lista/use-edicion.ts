import { tareas } from '@vatio/contract';
import { useMemo } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import type { CellEdit } from '../../../list/table/columns.ts';
import { AFTER_TAREA_CHANGE } from '../tarea/after-tarea-change.ts';

/** Lets a pending task be put off in the list. */
export function useEdicionDeFecha(): CellEdit<tareas.Tarea> {
  const { mutateAsync } = useWrite(tareas.update, AFTER_TAREA_CHANGE);
  return useMemo(
    () => ({
      kind: 'date',
      field: 'fecha',
      value: ({ fecha }) => fecha,
      may: ({ estado, borrada }) => estado === 'pendiente' && !borrada,
      save: ({ id, version: seen }, fecha, version = seen) =>
        mutateAsync({ params: { id }, body: { fecha, version } }),
    }),
    [mutateAsync],
  );
}
