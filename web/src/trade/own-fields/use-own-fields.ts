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

/** A filter of the address by a field that is not there any more: it still narrows the list. */
export type LostFilter = { readonly parameter: string; readonly value: string };

/**
 * The filters in force by fields that have been deleted since, as an old link or saved view has them: those beside the search,
 * and whether the advanced filter asks for one. None until the fields are known.
 */
export function useLostFilters(
  entidad: etiquetas.Entidad | undefined,
  state: object,
): { readonly quick: readonly LostFilter[]; readonly inAdvanced: boolean } {
  const known = useKnownFields(entidad);
  if (!known) return { quick: [], inAdvanced: false };
  const { donde, ...quick }: Readonly<Record<string, unknown>> = { ...state };
  const lost = campos.HUECOS.filter((hueco) => !known.some((campo) => campo.hueco === hueco));
  return {
    quick: lost.flatMap(parametersOf).flatMap((parameter) => {
      const value = quick[parameter];
      return value === undefined ? [] : [{ parameter, value: textOf(parameter, value) }];
    }),
    inAdvanced: lost.some((hueco) => String(donde ?? '').includes(`"${hueco}"`)),
  };
}

function textOf(parameter: string, value: unknown): string {
  const text = [value].flat().join(', ');
  if (parameter.endsWith('Desde')) return `≥ ${text}`;
  return parameter.endsWith('Hasta') ? `≤ ${text}` : text;
}

/** What an address says of a field: its value, or its least and its greatest. */
function parametersOf(hueco: campos.Hueco): readonly string[] {
  return [hueco, `${hueco}Desde`, `${hueco}Hasta`];
}

function isAsked({ donde, ...quick }: Readonly<Record<string, unknown>>, hueco: campos.Hueco): boolean {
  return parametersOf(hueco).some((name) => quick[name] !== undefined) || String(donde ?? '').includes(hueco);
}

function useAllFields(entidad: etiquetas.Entidad | undefined): readonly campos.Campo[] {
  return useKnownFields(entidad) ?? NONE;
}

/** Undefined until they have been read, and for a user who is a client, whom none narrows. */
function useKnownFields(entidad: etiquetas.Entidad | undefined): readonly campos.Campo[] | undefined {
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
  return useMemo(() => rows?.filter((campo) => campo.entidad === entidad), [rows, entidad]);
}
