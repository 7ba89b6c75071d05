import { contratos } from '@vatio/contract';
import { useMemo } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { CellEdit } from '../../../list/table/columns.ts';

const AL_CAMBIAR = { invalidates: [contratos.list, contratos.get, contratos.count] };

/** Lets an administrator correct in the list the last day of a contract in force. */
export function useEdicionDeFin(): CellEdit<contratos.ContratoRow> | undefined {
  const administra = useMay('manage all');
  const { mutateAsync } = useWrite(contratos.update, AL_CAMBIAR);
  return useMemo(
    () =>
      administra
        ? {
            kind: 'date',
            field: 'fechaFin',
            value: ({ fechaFin }) => fechaFin ?? '',
            may: ({ relojes, borrado }) => relojes.atr.estado === 'activado' && borrado === null,
            save: ({ id, version: leida }, fechaFin, version = leida) =>
              mutateAsync({ params: { id }, body: { fechaFin, version } }),
          }
        : undefined,
    [administra, mutateAsync],
  );
}
