import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '../../../router/use-router.ts';
import type { ListControl } from '../list-control.ts';
import type { SelectionControl } from '../selection/use-selection.ts';
import type { DataTableProps } from '../table-props.ts';
import { loadAtHand } from '../use-at-hand.ts';

type Leaving<Row> = Pick<DataTableProps<Row>, 'caption' | 'query' | 'rowKey' | 'rowHref'> & {
  readonly id: string;
  readonly list: ListControl;
  readonly selection: SelectionControl;
  /** The filters in force, as text. */
  readonly filter: string;
};

/** Remembers the rows of the list when one of them is opened as a page. */
export function useFollow<Row>({ caption, rowHref, selection, filter, ...list }: Leaving<Row>) {
  const client = useQueryClient();
  const router = useRouter();
  return (row: Row) => {
    if (!rowHref) return;
    const from = router.location.href;
    const allOf = selection.all ? filter : undefined;
    const leaving = { ...list, title: caption, from, rowHref, chosen: selection.selected, allOf, client };
    loadAtHand().then(
      ({ keepTrail }) => keepTrail(row, leaving),
      () => undefined,
    );
  };
}
