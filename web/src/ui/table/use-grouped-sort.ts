import { useEffect, useEffectEvent } from 'react';
import type { Column } from './columns.ts';
import { sortByGroup } from './grouping.ts';
import type { ListControl } from './list-control.ts';

type Grouping = {
  readonly group: string | undefined;
  readonly usualSort: string | undefined;
  readonly multiSort: boolean | undefined;
};

/** While a column gathers the rows, they come sorted by it first, so that a group is not scattered over the pages. */
export function useGroupedSort<Row>(
  list: ListControl,
  columns: readonly Column<Row>[],
  { group, usualSort, multiSort }: Grouping,
): void {
  const field = columns.find(({ id }) => id === group)?.sort;
  const sort = list.state.sort ?? usualSort;
  const wanted = field === undefined ? sort : sortByGroup(sort, field, multiSort);
  const onWanted = useEffectEvent(() => {
    if (wanted !== sort) list.set({ sort: wanted }, { replace: true });
  });
  useEffect(() => {
    if (wanted !== sort) onWanted();
  }, [wanted, sort]);
}
