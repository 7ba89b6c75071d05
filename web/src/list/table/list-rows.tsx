import type { Call } from '@vatio/contract';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import { useDisplay } from '../../ui/theme/display.ts';
import { DataTable } from './data-table.tsx';
import { filtersOf, type ListControl } from './list-control.ts';
import { Pagination } from './pagination.tsx';
import { type BulkAction, BulkBar } from './selection/bulk-bar.tsx';
import type { SelectionControl } from './selection/use-selection.ts';
import { movedColumn, orderedColumns } from './shape/column-shape.ts';
import type { useListShape } from './shape/use-list-shape.ts';
import type { DataTableProps } from './table-props.ts';

const GROUPED = later(async () => (await import('./grouped/grouped.tsx')).Grouped);

/** The properties of a list that concern its rows. */
export type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  | 'caption'
  | 'columns'
  | 'query'
  | 'rowKey'
  | 'rowName'
  | 'rowHref'
  | 'expand'
  | 'onEdit'
  | 'multiSort'
  | 'lines'
  | 'totals'
  | 'empty'
> & {
  readonly list: ListControl;
  /** The call that answers the groups of the whole list. */
  readonly groups?: Call;
  /** The order of the rows when the address has none. */
  readonly usualSort?: string;
  /** The page sizes that are offered; 10, 25, 50 and 100 by default. */
  readonly sizes?: readonly number[];
  /** The bulk actions; without them no row can be chosen. */
  readonly bulk?: readonly BulkAction[];
  /** Lets the headings be dragged to reorder the columns, which the column menu always offers. */
  readonly dragHeads?: boolean;
};

type Props<Row> = RowsProps<Row> &
  Pick<DataTableProps<Row>, 'onOpen' | 'onFollow'> & {
    /** The visible columns, in their order. */
    readonly shown: DataTableProps<Row>['columns'];
    readonly shaping: ReturnType<typeof useListShape<Row>>;
    readonly selection: SelectionControl;
  };

/** The rows of a list as a table, with pagination and bulk actions. */
export function ListRows<Row>({ bulk, sizes, ...props }: Props<Row>) {
  const { list, query, rowKey, selection } = props;
  return (
    <>
      <TableAndPages {...props} sizes={sizes} selection={bulk && selection} />
      {bulk && (
        <BulkBar
          actions={bulk}
          selection={selection}
          query={filtersOf(list)}
          count={query.data?.count ?? 0}
          countExact={query.data?.countExact ?? true}
          pageChosen={query.data?.rows.every((row) => selection.selected.has(rowKey(row))) ?? false}
        />
      )}
    </>
  );
}

type TableProps<Row> = Omit<Props<Row>, 'bulk' | 'sizes' | 'selection'> &
  Pick<DataTableProps<Row>, 'selection' | 'heads'>;

/** The rows of a page, or the groups of the whole list with the rows of the one that is open. */
function TableAndPages<Row>({ sizes, ...props }: TableProps<Row> & Pick<Props<Row>, 'sizes'>) {
  const { list, query, groups, columns, shaping, caption } = props;
  const by = columns.find(({ id }) => id === shaping.shape.group)?.groupBy;
  if (!groups || !by) {
    return (
      <>
        <ListTable {...props} query={shaping.drawn} />
        <ListPages {...{ list, query, caption, sizes }} />
      </>
    );
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <GROUPED.Part {...{ list, query, caption, sizes, by }} read={groups}>
        {({ heads, hasRows, reading }) => {
          const rows = hasRows ? (query.data?.rows ?? []) : [];
          const data = reading.isPending ? undefined : { rows, count: query.data?.count ?? 0 };
          return <ListTable {...props} query={{ ...reading, data }} heads={heads} />;
        }}
      </GROUPED.Part>
    </Suspense>
  );
}

function ListTable<Row>({ list, columns, shown, shaping, usualSort, dragHeads, ...props }: TableProps<Row>) {
  const { state, set, clear, active } = list;
  const { density } = useDisplay();
  const ordered = orderedColumns(columns, shaping.shape);
  const ids = ordered.map((column) => column.id);
  const move = (id: string, at: string) => shaping.setShape({ order: movedColumn(ids, id, at) });
  return (
    <DataTable
      {...props}
      columns={shown}
      peek={props.rowHref && ordered}
      sort={state.sort ?? usualSort}
      onSort={(sort) => set({ sort })}
      compact={shaping.shape.compact || density === 'compact'}
      widths={shaping.shape.widths}
      onWidths={(widths) => shaping.setShape({ widths })}
      pinned={shaping.shape.pinned}
      group={columns.find((column) => column.id === shaping.shape.group)}
      ghosts={state.limit}
      onMoveColumn={dragHeads ? move : undefined}
      onClearFilters={active.length > 0 ? clear : undefined}
    />
  );
}

type PagesProps<Row> = Pick<Props<Row>, 'caption' | 'list' | 'query' | 'sizes'>;

function ListPages<Row>({ caption, list, query, sizes }: PagesProps<Row>) {
  const { page, limit } = list.state;
  return (
    <Pagination
      of={caption}
      page={page}
      limit={limit}
      count={query.data?.count ?? 0}
      countExact={query.data?.countExact}
      total={query.data?.total}
      pending={query.isPending}
      sizes={sizes}
      onPage={(to) => list.set({ page: to })}
      onLimit={(size) => list.set({ limit: size })}
    />
  );
}
