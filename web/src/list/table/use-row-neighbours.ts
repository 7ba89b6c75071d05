import { useState } from 'react';
import type { ListQuery } from './columns.ts';
import type { ListControl } from './list-control.ts';

type Wanted = { readonly key: string } | { readonly edge: 'first' | 'last'; readonly page: number };

/** The open row of a list and its neighbours among the rows that pass the filters, across pages: «4 de 37». */
export function useRowNeighbours<Row>(
  query: ListQuery<Row>,
  list: Pick<ListControl, 'state' | 'set'>,
  rowKey: (row: Row) => string,
) {
  const [wanted, setWanted] = useState<Wanted>();
  const { page, limit } = list.state;
  const rows = query.data?.rows ?? [];
  const count = query.data?.count ?? 0;

  // The page asked for has arrived: the wanted row is its first or its last.
  if (wanted && 'edge' in wanted && wanted.page === page && !query.isPlaceholderData && rows.length > 0) {
    const row = rows[wanted.edge === 'first' ? 0 : rows.length - 1];
    setWanted(row && { key: rowKey(row) });
  }

  const index = wanted && 'key' in wanted ? rows.findIndex((row) => rowKey(row) === wanted.key) : -1;
  const position = index < 0 ? undefined : (page - 1) * limit + index + 1;
  const go = (to: number) => {
    const row = rows[to];
    if (row) return setWanted({ key: rowKey(row) });
    const next = to < 0 ? page - 1 : page + 1;
    setWanted({ edge: to < 0 ? 'last' : 'first', page: next });
    list.set({ page: next }, { replace: true });
  };

  return {
    /** Whether a row is open or loading. */
    isOpen: wanted !== undefined,
    row: rows[index],
    position,
    count,
    previous: position !== undefined && position > 1 ? () => go(index - 1) : undefined,
    next: position !== undefined && position < count ? () => go(index + 1) : undefined,
    open: (row: Row) => setWanted({ key: rowKey(row) }),
    close: () => setWanted(undefined),
  };
}
