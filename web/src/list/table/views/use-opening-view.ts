import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asksForSomething, type ListControl } from '../list-control.ts';
import type { SavedView, ViewsSource } from './saved-views.ts';

/** The part of a view that the list needs to open with it. */
type Opening = Pick<SavedView, 'id' | 'text' | 'columns'>;

type Options = {
  readonly id: string;
  readonly list: ListControl;
  readonly source: ViewsSource | undefined;
  /** Called just before a view is shown, with its columns. */
  readonly onColumns: (view: string, columns: readonly string[]) => void;
};

/**
 * A list whose address asks for nothing opens with its default view, and the address says so. The default of the last
 * visit is applied at once, without waiting for the views, so that nothing moves when they arrive: `opensWith` is true
 * when there is one, and `waiting` until it is shown.
 */
export function useOpeningView({ id, list, source, onColumns }: Options) {
  const [asks] = useState(() => source === undefined || asksForSomething(list));
  const [kept] = useState(() => (asks || source?.ready ? undefined : readOpening(id)));
  // Where no view is kept nothing is drawn otherwise once the views are here: it is not worth drawing all rows again.
  const settled = useRef(asks);
  const [unsettled, setUnsettled] = useState(kept !== undefined);
  const usual = source?.views.find(({ isDefault }) => isDefault);

  const show = useEffectEvent((view: Opening) => {
    onColumns(view.id, view.columns);
    list.load(view.text, view.id, { replace: true });
  });
  useEffect(() => {
    if (kept) show(kept);
  }, [kept]);

  const settle = useEffectEvent((opening: SavedView | undefined) => {
    writeOpening(id, opening);
    // A user who has chosen another view meanwhile stays with it.
    if (settled.current || (list.view !== undefined && list.view !== kept?.id)) return;
    if (opening && !sameOpening(opening, kept)) show(opening);
    else if (!opening && kept) list.load('', undefined, { replace: true });
  });
  const ready = source?.ready === true;
  useEffect(() => {
    if (!ready) return;
    settle(usual);
    settled.current = true;
    setUnsettled(false);
  }, [ready, usual]);

  return {
    opensWith: usual !== undefined || kept !== undefined,
    waiting: unsettled && list.view === undefined,
  };
}

function sameOpening(opening: Opening, other: Opening | undefined): boolean {
  return JSON.stringify(openingOf(opening)) === JSON.stringify(other);
}

function openingOf({ id, text, columns }: Opening): Opening {
  return { id, text, columns };
}

const keyOf = (list: string) => `list:${list}:opening`;

function readOpening(list: string): Opening | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null');
    return isOpening(kept) ? openingOf(kept) : undefined;
  } catch {
    return undefined;
  }
}

function isOpening(kept: unknown): kept is Opening {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, text, columns } = kept as Readonly<Record<string, unknown>>;
  const named = typeof id === 'string' && typeof text === 'string';
  return named && Array.isArray(columns) && columns.every((column) => typeof column === 'string');
}

/** When the storage is full the list opens with the server's default, a moment later. */
function writeOpening(list: string, view: Opening | undefined): void {
  try {
    if (view) localStorage.setItem(keyOf(list), JSON.stringify(openingOf(view)));
    else localStorage.removeItem(keyOf(list));
  } catch {
    localStorage.removeItem(keyOf(list));
  }
}
