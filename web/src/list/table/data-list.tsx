import { groupOfText } from '@vatio/contract';
import { type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import type { ExportSource } from '../export/export-menu.tsx';
import { useChosenExport } from '../export/use-chosen-export.ts';
import type { Chip } from '../filters/filters-in-force.tsx';
import type { Column } from './columns.ts';
import styles from './data-list.module.css';
import type { ListAbilities } from './keys/keys-help.tsx';
import { filtersOf, type ListControl } from './list-control.ts';
import { ListRows, type RowsProps } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';
import { ListTop } from './list-top.tsx';
import { LookSwitch } from './look-switch.tsx';
import { RowPanel } from './row-panel.tsx';
import { useSelection } from './selection/use-selection.ts';
import { shownColumns } from './shape/column-shape.ts';
import { useListShape } from './shape/use-list-shape.ts';
import { useFollow } from './trail/use-follow.ts';
import { useReturning, useReturnToRow } from './trail/use-return.ts';
import { useRowNeighbours } from './use-row-neighbours.ts';
import type { ViewsSource } from './views/saved-views.ts';

type Props<Row> = RowsProps<Row> & {
  /** A stable name, under which the browser keeps the columns and the density. */
  readonly id: string;
  readonly search?: { readonly label: string; readonly placeholder?: string };
  readonly filters?: ReactNode;
  /** Chips of the filters in force. The search needs none here, because it gets its own. */
  readonly chips?: readonly Chip[];
  readonly exports?: ExportSource<Row>;
  readonly views?: ViewsSource;
  /** Shows a row in a panel beside the list. */
  readonly panel?: { readonly title: (row: Row) => string; readonly render: (row: Row) => ReactNode };
  /** The same rows as a board (`list/board`), whose code is loaded when the user asks for it. */
  readonly board?: ReactNode;
  readonly onNew?: () => void;
  /** Further buttons beside those of the list. */
  readonly actions?: ReactNode;
};

/**
 * A whole list screen without its heading: saved views, search, filters, columns, export, rows, pages and bulk actions.
 * The rows come from the server (`useListState` with `useRead`) or are all in the browser (`useLocalList`).
 */
export function DataList<Row>(given: Props<Row>) {
  const { id, list, columns, query, rowKey, panel, board, ...props } = given;
  const { t } = useTranslation('ui');
  const bulk = useChosenExport(given.bulk, props.exports);
  const shaping = useListShape({ id, list, columns, query, ...props });
  const place = useRef<HTMLDivElement>(null);
  const onBoard = board !== undefined && list.board !== undefined;
  const { selection, follow } = useTrail(given, { place, onBoard });
  const neighbours = useRowNeighbours(query, list, rowKey);

  const { shape } = shaping;
  const shown = useMemo(() => shownColumns(columns, shape), [columns, shape]);
  const chips = [
    ...groupChip(list, columns, (field) => t('oneGroup', { field })),
    ...chipsOf(list, props.chips ?? [], props.search && t('searched')),
  ];
  const count = query.data?.count ?? 0;

  return (
    <div ref={place} data-list data-waiting={shaping.waiting || undefined} className={styles.list}>
      <Card flush>
        <ListTop
          {...props}
          {...{ list, columns, shown, shaping, chips }}
          tools={
            <ListTools
              {...{ columns, shown, shaping }}
              exports={props.exports}
              filters={chips.map(({ label }) => label)}
              can={abilitiesOf({ ...given, bulk }, shown, onBoard)}
              onNew={props.onNew}
              board={onBoard}
            >
              {board && <LookSwitch list={list} />}
              {props.actions}
            </ListTools>
          }
        />
        {onBoard ? (
          <div className={styles.board}>
            <Suspense fallback={<Skeleton />}>{board}</Suspense>
          </div>
        ) : (
          <ListRows
            {...props}
            {...{ list, columns, shown, shaping, query, rowKey, selection, bulk }}
            onOpen={panel && neighbours.open}
            onFollow={follow}
          />
        )}
      </Card>
      <Announcement text={query.data && !onBoard ? t('found', { count, number: formatNumber(count) }) : ''} />
      {panel && (
        <RowPanel neighbours={neighbours} title={panel.title} href={props.rowHref} onFollow={follow}>
          {panel.render}
        </RowPanel>
      )}
    </div>
  );
}

/** The chosen rows, and the way to the page of a row and back to its place in the list. */
function useTrail<Row>(
  { id, list, query, rowKey, ...props }: Props<Row>,
  { place, onBoard }: { readonly place: RefObject<HTMLDivElement | null>; readonly onBoard: boolean },
) {
  const filter = JSON.stringify(filtersOf(list));
  const returning = useReturning(id);
  const selection = useSelection(filter, returning);
  useReturnToRow(onBoard ? undefined : returning, { place, list, query });
  const follow = useFollow({ id, list, query, rowKey, selection, filter, ...props });
  return { selection, follow };
}

/** What the keys of this list can do, which their help lists. */
function abilitiesOf<Row>(list: Props<Row>, shown: readonly Column<Row>[], onBoard: boolean): ListAbilities {
  return {
    search: list.search !== undefined,
    open: list.panel !== undefined || list.rowHref !== undefined,
    peek: list.rowHref !== undefined && !onBoard,
    choose: list.bulk !== undefined && !onBoard,
    edit: list.onEdit !== undefined && !onBoard,
    editCells: shown.some(({ edit }) => edit) && !onBoard,
    add: list.onNew !== undefined,
  };
}

function chipsOf({ state, set }: ListControl, chips: readonly Chip[], searched: string | undefined): Chip[] {
  if (!searched || !state.q) return [...chips];
  const chip = { key: 'q', label: `${searched}: ${state.q}`, onRemove: () => set({ q: undefined }) };
  return [chip, ...chips];
}

/** While a group is open the list has its rows alone: exports, totals and bulk actions are of them. */
function groupChip<Row>(
  { state, set }: ListControl,
  columns: readonly Column<Row>[],
  label: (field: string) => string,
): Chip[] {
  if (state.deGrupo === undefined) return [];
  const { field } = groupOfText(state.deGrupo);
  const header = columns.find(({ groupBy }) => groupBy?.field === field)?.header ?? field;
  return [{ key: 'deGrupo', label: label(header), onRemove: () => set({ deGrupo: undefined }) }];
}
