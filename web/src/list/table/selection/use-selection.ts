import { useState } from 'react';

/** What a bulk action acts on: some rows, or everything that passes a filter, which the server evaluates again. */
export type BulkTarget =
  | { readonly ids: readonly string[]; readonly all?: undefined }
  | { readonly all: true; readonly query: Readonly<Record<string, unknown>>; readonly count: number };

type Chosen = { readonly ids: ReadonlySet<string>; readonly allOf?: string };

const NONE: Chosen = { ids: new Set() };

/** What was chosen before, to go on with. */
type Before = { readonly chosen: readonly string[]; readonly allOf?: string };

/**
 * The rows chosen, page after page. Choosing all that pass the filter is a second, explicit step, and lasts only as
 * long as the filter is the same.
 */
export function useSelection(filter: string, before?: Before) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    before ? { ids: new Set(before.chosen), allOf: before.allOf } : NONE,
  );
  const all = chosen.allOf === filter;
  // The filter has changed under «all»: nothing of what is now on screen was chosen.
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
