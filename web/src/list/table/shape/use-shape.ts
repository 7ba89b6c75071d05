import { useMemo, useState } from 'react';
import { type ColumnsShape, columnsOf, readShape, type Shape, USUAL_SHAPE } from './column-shape.ts';

type View = { readonly id: string; readonly columns: ColumnsShape | undefined };

const keyOf = (list: string, view?: string) => (view ? `list:${list}:${view}` : `list:${list}`);

/**
 * The shape of a list, which this browser keeps under the list's id. A saved view has its own columns: those that the
 * user set while it was shown, or else those that it was saved with.
 */
export function useShape(list: string, view?: View) {
  const key = keyOf(list, view?.id);
  const [kept, setKept] = useState(() => readBoth(list, view?.id));
  if (kept.key !== key) setKept(readBoth(list, view?.id));
  const { usual, own } = kept;
  const columns = own ?? view?.columns;
  const shape = useMemo((): Shape => ({ ...usual, ...columns }), [usual, columns]);

  const setShape = (change: Partial<Shape>) => {
    const next = { ...shape, ...change };
    const after = view
      ? { key, usual: { ...usual, compact: next.compact }, own: columnsOf(next) }
      : { key, usual: next, own: undefined };
    setKept(after);
    write(keyOf(list), after.usual);
    if (view) write(key, after.own);
  };
  /** Sets the columns of a view in this browser; undefined gives it those of the list. */
  const keepFor = (id: string, columns: ColumnsShape | undefined) => {
    write(keyOf(list, id), columns);
    setKept(readBoth(list, view?.id));
  };
  return { shape, setShape, keepFor, reset: () => setShape(USUAL_SHAPE) };
}

function readBoth(list: string, view: string | undefined) {
  const own = view && read(keyOf(list, view));
  return {
    key: keyOf(list, view),
    usual: read(keyOf(list)) ?? USUAL_SHAPE,
    own: own ? columnsOf(own) : undefined,
  };
}

function read(key: string): Shape | undefined {
  try {
    return readShape(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** When the storage is full the choice lasts as long as the page. */
function write(key: string, shape: object | undefined): void {
  try {
    if (shape) localStorage.setItem(key, JSON.stringify(shape));
    else localStorage.removeItem(key);
  } catch {
    localStorage.removeItem(key);
  }
}
