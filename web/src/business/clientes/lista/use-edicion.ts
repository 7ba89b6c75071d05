import { clientes } from '@vatio/contract';
import { useCallback } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { CellEdit } from '../../../list/table/columns.ts';

type Row = clientes.ClienteRow;
type Campo = 'email' | 'telefono' | 'municipio';

const AL_CAMBIAR = { invalidates: [clientes.list, clientes.get, clientes.cronologia] };

/** Which fields of a client can be edited in the list, for users who work on clients. */
export function useEdicion(): (campo: Campo) => CellEdit<Row> | undefined {
  const vende = useSells();
  const { mutateAsync } = useWrite(clientes.update, AL_CAMBIAR);
  return useCallback(
    (campo) =>
      vende
        ? {
            kind: 'text',
            field: campo,
            value: (row) => row[campo] ?? '',
            may: ({ estado }) => estado === 'activo' || estado === 'bloqueado',
            save: ({ id, version: leida }, texto, version = leida) =>
              mutateAsync({ params: { id }, body: { [campo]: texto || null, version } }),
          }
        : undefined,
    [vende, mutateAsync],
  );
}
