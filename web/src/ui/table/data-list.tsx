import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number.ts';
import type { ExportSource } from '../export/export-menu.tsx';
import { Announcement } from '../feedback/announcement.tsx';
import { Card } from '../figures/card.tsx';
import type { Chip } from '../filters/filter-bar.tsx';
import styles from './data-list.module.css';
import { DataTable } from './data-table.tsx';
import { filtersOf, type ListControl } from './list-control.ts';
import { ListTools } from './list-tools.tsx';
import { ListTop } from './list-top.tsx';
import { Pagination } from './pagination.tsx';
import { RowPanel } from './row-panel.tsx';
import { type BulkAction, BulkBar } from './selection/bulk-bar.tsx';
import { type SelectionControl, useSelection } from './selection/use-selection.ts';
import { movedColumn, orderedColumns, shownColumns } from './shape/column-shape.ts';
import { useShape } from './shape/use-shape.ts';
import type { DataTableProps } from './table-props.ts';
import { useReturning, useReturnToRow } from './trail/use-return.ts';
import { loadAtHand } from './use-at-hand.ts';
import { useGroupedSort } from './use-grouped-sort.ts';
import { useRowNeighbours } from './use-row-neighbours.ts';
import type { ViewsSource } from './views/saved-views.ts';

type TableProps<Row> = Pick<
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
  | 'empty'
>;

type Props<Row> = TableProps<Row> & {
  /** Stable name under which the columns and the density are kept. */
  readonly id: string;
  readonly list: ListControl;
  /** By what the rows come sorted when the address does not say. */
  readonly usualSort?: string;
  readonly search?: { readonly label: string; readonly placeholder?: string };
  /** The fields that filter. */
  readonly filters?: ReactNode;
  /** Filters in force, but for the search, which gets its own. */
  readonly chips?: readonly Chip[];
  /** Page sizes offered; 10, 25, 50 and 100 without it. */
  readonly sizes?: readonly number[];
  /** What can be done with several rows; without it none can be chosen. */
  readonly bulk?: readonly BulkAction[];
  readonly exports?: ExportSource<Row>;
  readonly views?: ViewsSource;
  /** Shows a row beside the list. */
  readonly panel?: { readonly title: (row: Row) => string; readonly render: (row: Row) => ReactNode };
  /** Lets the heads be dragged too; the order can always be changed among the columns. */
  readonly dragHeads?: boolean;
  readonly onNew?: () => void;
  /** More buttons beside those of the list. */
  readonly actions?: ReactNode;
};

/**
 * A whole list screen but for its heading: saved views, search, filters, columns, export, rows, pages and what can be
 * done with several rows. Rows come from the server (`useListState` with `useRead`) or are all in the browser
 * (`useLocalList`).
 */
export function DataList<Row>({ id, list, columns, query, rowKey, bulk, panel, ...props }: Props<Row>) {
  const { t } = useTranslation('ui');
  const shaping = useShape(id);
  const place = useRef<HTMLDivElement>(null);
  const filter = JSON.stringify(filtersOf(list));
  const returning = useReturning(id);
  const selection = useSelection(filter, returning);
  useReturnToRow(returning, { place, list, query });
  const follow = useFollow({ id, list, query, rowKey, selection, filter, ...props });
  const neighbours = useRowNeighbours(query, list, rowKey);

  const shown = shownColumns(columns, shaping.shape);
  const chips = chipsOf(list, props.chips ?? [], props.search && t('searched'));
  const count = query.data?.count ?? 0;
  const abilities = {
    search: props.search !== undefined,
    open: panel !== undefined || props.rowHref !== undefined,
    choose: bulk !== undefined,
    edit: props.onEdit !== undefined,
    editCells: shown.some(({ edit }) => edit),
    add: props.onNew !== undefined,
  };

  return (
    <div ref={place} data-list className={styles.list}>
      <Card flush>
        <ListTop
          {...props}
          {...{ list, columns, shown, shaping, chips }}
          tools={
            <ListTools
              {...{ columns, shown, shaping }}
              exports={props.exports}
              filters={chips.map(({ label }) => label)}
              can={abilities}
              onNew={props.onNew}
            >
              {props.actions}
            </ListTools>
          }
        />
        <ListTable
          {...props}
          {...{ list, columns, shown, shaping, query, rowKey }}
          selection={bulk && selection}
          onOpen={panel && neighbours.open}
          onFollow={follow}
        />
        <ListPages {...{ list, query }} caption={props.caption} sizes={props.sizes} />
        {bulk && (
          <BulkBar
            actions={bulk}
            selection={selection}
            query={filtersOf(list)}
            count={count}
            countExact={query.data?.countExact ?? true}
            pageChosen={query.data?.rows.every((row) => selection.selected.has(rowKey(row))) ?? false}
          />
        )}
      </Card>
      <Announcement text={query.data ? t('found', { count, number: formatNumber(count) }) : ''} />
      {panel && (
        <RowPanel neighbours={neighbours} title={panel.title} href={props.rowHref} onFollow={follow}>
          {panel.render}
        </RowPanel>
      )}
    </div>
  );
}

type Leaving<Row> = Pick<Props<Row>, 'id' | 'caption' | 'list' | 'query' | 'rowKey' | 'rowHref'> & {
  readonly selection: SelectionControl;
  readonly filter: string;
};

/** Remembers the way through the list when one of its rows is opened as a page. */
function useFollow<Row>({ caption, rowHref, selection, filter, ...list }: Leaving<Row>) {
  const client = useQueryClient();
  const router = useRouter();
  return (row: Row) => {
    if (!rowHref) return;
    const from = router.state.location.href;
    const allOf = selection.all ? filter : undefined;
    const leaving = { ...list, title: caption, from, rowHref, chosen: selection.selected, allOf, client };
    loadAtHand().then(
      ({ keepTrail }) => keepTrail(row, leaving),
      () => undefined,
    );
  };
}

type ListTableProps<Row> = TableProps<Row> &
  Pick<Props<Row>, 'list' | 'usualSort' | 'dragHeads'> &
  Pick<DataTableProps<Row>, 'selection' | 'onOpen' | 'onFollow'> & {
    readonly shown: DataTableProps<Row>['columns'];
    readonly shaping: ReturnType<typeof useShape>;
  };

function ListTable<Row>({
  list,
  columns,
  shown,
  shaping,
  usualSort,
  dragHeads,
  ...props
}: ListTableProps<Row>) {
  const { state, set, clear, active } = list;
  useGroupedSort(list, columns, { group: shaping.shape.group, usualSort, multiSort: props.multiSort });
  const ids = orderedColumns(columns, shaping.shape).map((column) => column.id);
  const move = (id: string, at: string) => shaping.setShape({ order: movedColumn(ids, id, at) });
  return (
    <DataTable
      {...props}
      columns={shown}
      sort={state.sort ?? usualSort}
      onSort={(sort) => set({ sort })}
      compact={shaping.shape.compact}
      widths={shaping.shape.widths}
      onWidths={(widths) => shaping.setShape({ widths })}
      pinned={shaping.shape.pinned}
      group={shaping.shape.group}
      ghosts={state.limit}
      onMoveColumn={dragHeads ? move : undefined}
      onClearFilters={active.length > 0 ? clear : undefined}
    />
  );
}

type ListPagesProps<Row> = Pick<Props<Row>, 'caption' | 'list' | 'query' | 'sizes'>;

function ListPages<Row>({ caption, list, query, sizes }: ListPagesProps<Row>) {
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

function chipsOf({ state, set }: ListControl, chips: readonly Chip[], searched: string | undefined): Chip[] {
  if (!searched || !state.q) return [...chips];
  const chip = { key: 'q', label: `${searched}: ${state.q}`, onRemove: () => set({ q: undefined }) };
  return [chip, ...chips];
}
