import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../feedback/error-state.tsx';
import type { Column, ListQuery } from './columns.ts';
import styles from './table.module.css';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableState } from './table-state.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useRowCommands } from './use-row-commands.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

export type DataTableProps<Row> = {
  /** Names the table for those who cannot see where it stands. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly query: ListQuery<Row>;
  readonly rowKey: (row: Row) => string;
  /** What a person calls the row; its key without it. */
  readonly rowName?: (row: Row) => string;
  /** The page of the row: its first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly onEdit?: (row: Row) => void;
  /** What a row shows beneath itself when it is unfolded. */
  readonly expand?: (row: Row) => ReactNode;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  /** Shift adds a column to those that sort; only where the source understands `a,-b`. */
  readonly multiSort?: boolean;
  readonly onMoveColumn?: (id: string, at: string) => void;
  readonly compact?: boolean;
  /** Rows drawn while the first ones load. */
  readonly ghosts?: number;
  /** Lines of text in a row, so that those on their way are as tall. */
  readonly lines?: number;
  readonly selection?: {
    readonly selected: ReadonlySet<string>;
    readonly all?: boolean;
    readonly onChange: (keys: ReadonlySet<string>) => void;
  };
  /** What to say when there is nothing yet: what the list is for, and the one action that starts it. */
  readonly empty: ReactNode;
  /** Given when filters are on: an empty answer then offers to take them off. */
  readonly onClearFilters?: () => void;
};

/** A region that scrolls sideways must take the focus, or the keyboard cannot reach its end. */
const SCROLLS = { tabIndex: 0 } as const;

/**
 * A list as a native table. Sorting, filtering and paging belong to the source of the rows; this draws its answer.
 * A failure keeps the rows that were there, under its reason and a retry.
 */
export function DataTable<Row>({
  caption,
  columns,
  query,
  rowKey,
  selection,
  ...props
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = query.data?.rows ?? [];
  const choice = useRowChoice(selection, rows.map(rowKey));
  useRowCommands(body, { e: props.onEdit && ((index) => rows[index] && props.onEdit?.(rows[index])) });
  useFocusKept(body, query.data);
  useScrollsSideways(region);

  const before = Number(choice !== undefined) + Number(props.expand !== undefined);
  const none = !query.isPending && rows.length === 0;
  if (none && !props.onClearFilters) return <TableState query={query} empty={props.empty} />;
  return (
    <section
      ref={region}
      className={styles.scroll}
      aria-label={caption}
      aria-busy={query.isPlaceholderData || query.isPending}
      {...SCROLLS}
    >
      {query.error && rows.length > 0 && <ErrorState slim error={query.error} onRetry={query.refetch} />}
      <table
        className={styles.table}
        data-rows
        data-pending={query.isPending || undefined}
        data-compact={props.compact || undefined}
      >
        <caption className="vt-hidden">{caption}</caption>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          multiSort={props.multiSort}
          onMoveColumn={props.onMoveColumn}
          expands={props.expand !== undefined}
          selectAll={choice?.page}
        />
        {query.isPending && (
          <TableSkeleton rows={props.ghosts ?? 10} columns={columns.length + before} lines={props.lines} />
        )}
        <tbody ref={body}>
          <Rows {...props} {...{ rows, rowKey, columns, choice, before }} />
        </tbody>
        {rows.length > 0 && (
          <TableFoot columns={columns} before={before} count={query.data?.count ?? rows.length} />
        )}
      </table>
      {none && <TableState query={query} empty={props.empty} onClearFilters={props.onClearFilters} />}
      <p className="vt-hidden" role="status">
        {selection && selection.selected.size > 0 && t('selected', { count: selection.selected.size })}
      </p>
    </section>
  );
}

type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowName' | 'rowHref' | 'onOpen' | 'expand' | 'columns'
> & {
  readonly rows: readonly Row[];
  readonly choice: ReturnType<typeof useRowChoice>;
  readonly before: number;
};

function Rows<Row>({
  rows,
  rowKey,
  rowName = rowKey,
  columns,
  choice,
  expand,
  before,
  ...props
}: RowsProps<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]));
  return rows.map((row) => {
    const id = rowKey(row);
    return (
      <Fragment key={id}>
        <TableRow
          {...props}
          id={id}
          name={rowName(row)}
          row={row}
          columns={columns}
          selected={choice?.isChosen(id)}
          onSelect={choice?.onSelect}
          expanded={open.has(id)}
          onExpand={expand && toggle}
        />
        {expand && open.has(id) && (
          <tr className={styles.detail} data-detail="true">
            <td colSpan={columns.length + before}>{expand(row)}</td>
          </tr>
        )}
      </Fragment>
    );
  });
}
