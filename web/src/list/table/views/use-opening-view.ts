import { useEffect, useEffectEvent, useState } from 'react';
import { asksForSomething, type ListControl } from '../list-control.ts';
import type { SavedView, ViewsSource } from './saved-views.ts';

/** What a list needs to begin with a view. */
type Opening = Pick<SavedView, 'id' | 'text' | 'columns'>;

type Options = {
  /** Of the list. */
  readonly id: string;
  readonly list: ListControl;
  readonly source: ViewsSource | undefined;
  /** A view is about to be on screen, with these columns. */
  readonly onColumns: (view: string, columns: readonly string[]) => void;
};

/**
 * A list opened without asking for anything in particular begins with its default view, in plain sight. The one it began
 * with the last time is not waited for, so that nothing moves when the views come: `opensWith` says that there is one,
 * and `waiting`, that it is about to be shown.
 */
export function useOpeningView({ id, list, source, onColumns }: Options) {
  const [settled, setSettled] = useState(() => source === undefined || asksForSomething(list));
  const [kept] = useState(() => (settled || source?.ready ? undefined : readOpening(id)));
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
    // Whoever is looking at another view by now goes on with it.
    if (settled || (list.view !== undefined && list.view !== kept?.id)) return;
    if (opening && !sameOpening(opening, kept)) show(opening);
    else if (!opening && kept) list.load('', undefined, { replace: true });
  });
  const ready = source?.ready === true;
  useEffect(() => {
    if (!ready) return;
    settle(usual);
    setSettled(true);
  }, [ready, usual]);

  return {
    opensWith: usual !== undefined || kept !== undefined,
    waiting: kept !== undefined && !settled && list.view === undefined,
  };
}

function sameOpening(one: Opening, other: Opening | undefined): boolean {
  return JSON.stringify(openingOf(one)) === JSON.stringify(other);
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

/** Without room in the storage the list begins with what the server says, a moment later. */
function writeOpening(list: string, view: Opening | undefined): void {
  try {
    if (view) localStorage.setItem(keyOf(list), JSON.stringify(openingOf(view)));
    else localStorage.removeItem(keyOf(list));
  } catch {
    localStorage.removeItem(keyOf(list));
  }
}
