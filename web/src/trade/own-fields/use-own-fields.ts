import { campos, type etiquetas } from '@vatio/contract';
import { useMemo } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';

const NONE: readonly campos.Campo[] = [];

/** The fields that the house has added to a kind of thing and uses, in their order. A user who is a client has none. */
export function useOwnFields(entidad: etiquetas.Entidad | undefined): readonly campos.Campo[] {
  const all = useAllFields(entidad);
  return useMemo(() => all.filter(({ archivado }) => !archivado), [all]);
}

/**
 * The fields by which a list can be filtered: those in use, and an archived one by which its address still filters, as that of
 * a view does that was saved before.
 */
export function useOwnFilters(
  entidad: etiquetas.Entidad | undefined,
  state: object,
): readonly campos.Campo[] {
  return useAllFields(entidad).filter(({ archivado, hueco }) => !archivado || isAsked({ ...state }, hueco));
}

function isAsked({ donde, ...quick }: Readonly<Record<string, unknown>>, hueco: campos.Hueco): boolean {
  const names = [hueco, `${hueco}Desde`, `${hueco}Hasta`];
  return names.some((name) => quick[name] !== undefined) || String(donde ?? '').includes(hueco);
}

function useAllFields(entidad: etiquetas.Entidad | undefined): readonly campos.Campo[] {
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
  return useMemo(() => rows?.filter((campo) => campo.entidad === entidad) ?? NONE, [rows, entidad]);
}
