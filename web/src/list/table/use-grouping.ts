import { useEffect, useEffectEvent } from 'react';
import { type Column, isGroupable } from './columns.ts';
import { sortByGroup } from './grouping.ts';
import { asksForSomething, type ListControl } from './list-control.ts';

type Options = {
  /** Id of the column that groups the rows when the address has no parameters. */
  readonly usual: string | undefined;
  readonly usualSort: string | undefined;
  readonly multiSort: boolean | undefined;
};

/**
 * The column that groups the rows. The address names it, so that a link and Back show the same. While rows are grouped
 * in the browser they are sorted by it first, so that a group is not scattered over the pages.
 */
export function useGrouping<Row>(
  list: ListControl,
  columns: readonly Column<Row>[],
  { usual, usualSort, multiSort }: Options,
) {
  const given = asksForSomething(list) ? list.group : usual;
  const sort = list.state.sort ?? usualSort;
  const askFor = (wanted: string | undefined) => {
    const column = columns.find((other) => isGroupable(other) && other.id === wanted);
    const scattered = column?.sort !== undefined && column.group !== undefined;
    const sorted = scattered ? sortByGroup(sort, column.sort, multiSort) : sort;
    return { grupo: column?.id, ...(sorted !== sort && { sort: sorted }) };
  };

  const question = askFor(given);
  const { grupo: group } = question;
  const settled = group === undefined || (list.group === group && !('sort' in question));
  const onTable = list.board === undefined;
  const onUnsettled = useEffectEvent(() => list.set(question, { replace: true }));
  useEffect(() => {
    if (onTable && !settled) onUnsettled();
  }, [onTable, settled]);

  return {
    group,
    settled: settled || !onTable,
    gather: (wanted: string | undefined) =>
      list.set({ ...askFor(wanted), ...(list.state.deGrupo !== undefined && { deGrupo: undefined }) }),
  };
}
