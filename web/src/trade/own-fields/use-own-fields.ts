import { campos, type etiquetas } from '@vatio/contract';
import { useMemo } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';

const NONE: readonly campos.Campo[] = [];

/** The fields that the house has added to a kind of thing and uses, in their order. A user who is a client has none. */
export function useOwnFields(entidad: etiquetas.Entidad | undefined): readonly campos.Campo[] {
  const sells = useSells();
  const { data } = useRead(
    campos.list,
    {},
    {
      enabled: sells && entidad !== undefined,
      staleTime: 5 * 60_000,
    },
  );
  const rows = data?.rows;
  return useMemo(
    () => rows?.filter((campo) => campo.entidad === entidad && !campo.archivado) ?? NONE,
    [rows, entidad],
  );
}
