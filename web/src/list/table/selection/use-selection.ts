import { useState } from 'react';

/** The rows of a bulk action: a list of ids, or all that pass a filter, which the server evaluates again. */
export type BulkTarget =
  | { readonly ids: readonly string[]; readonly all?: undefined }
  | { readonly all: true; readonly query: Readonly<Record<string, unknown>>; readonly count: number };

type Chosen = { readonly ids: ReadonlySet<string>; readonly allOf?: string };

const NONE: Chosen = { ids: new Set() };

/** The selection when the user left the list, to continue with it. */
type Before = { readonly chosen: readonly string[]; readonly allOf?: string };

/**
 * The chosen rows, across pages. Choosing all that pass the filter is a second, explicit step, and ends when the filter
 * changes.
 */
export function useSelection(filter: string, before?: Before) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    before ? { ids: new Set(before.chosen), allOf: before.allOf } : NONE,
  );
  const all = chosen.allOf === filter;
  // The filter has changed, so «all» no longer means the rows that the user chose.
  if (chosen.allOf !== undefined && !all) setChosen(NONE);

  return {
    selected: chosen.ids,
    all,
    onChange: (ids: ReadonlySet<string>) => setChosen({ ids }),
    selectAll: () => setChosen({ ids: chosen.ids, allOf: filter }),
    clear: () => setChosen(NONE),
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
