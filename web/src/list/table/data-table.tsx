import { useRef } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { groupsOf, headedGroups } from './grouping.ts';
import { usePeek } from './peek/use-peek.ts';
import styles from './table.module.css';
import { TableBody } from './table-body.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import type { DataTableProps } from './table-props.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableState } from './table-state.tsx';
import { hasWidths, TableWidths } from './table-widths.tsx';
import { type AtHand, useAtHand } from './use-at-hand.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useRowCommands } from './use-row-commands.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';
import { useWholeText } from './use-whole-text.ts';

/** Without grouping all the rows are in one group, which has no heading. */
const ungrouped = () => '';

/** A region that scrolls sideways must take the focus, or the keyboard could not reach its end. */
const SCROLLS = { tabIndex: 0 } as const;

/**
 * A list as a native table. The source of the rows sorts, filters and pages them; the table draws its answer. When a
 * read fails the previous rows stay, below the reason and a retry.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const { caption, columns, query, rowKey, selection, ...props } = given;
  const { region, body, hand, groups, rows, choice, none, drawn, peek } = useRows(given);
  const before = Number(choice !== undefined) + Number(props.expand !== undefined);
  const sized = hasWidths(columns, props.widths);
  if (!drawn) return <TableState query={query} empty={props.empty} />;
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
        data-sized={sized || undefined}
        data-lines={props.lines}
      >
        <caption className="vt-hidden">{caption}</caption>
        {sized && <TableWidths columns={columns} widths={props.widths ?? {}} before={before} />}
        <TableHead
          {...props}
          columns={columns}
          expands={props.expand !== undefined}
          selectAll={choice?.page}
          edge={props.onWidths && hand?.HeadEdge}
        />
        {query.isPending && (
          <TableSkeleton rows={props.ghosts ?? 10} columns={columns.length + before} lines={props.lines} />
        )}
        <tbody ref={body}>
          <TableBody
            {...props}
            {...{ groups, rowKey, columns, choice, before, hand }}
            groupedBy={props.group}
            onStale={query.refetch}
            wholeCounts={query.data?.found !== undefined}
          />
        </tbody>
        {(query.isPending || groups.length > 0) && (
          <TableFoot
            columns={columns}
            before={before}
            pinned={props.pinned}
            totals={props.totals ?? { count: query.data?.count, stale: query.isPlaceholderData ?? false }}
          />
        )}
      </table>
      {none && <TableState query={query} empty={props.empty} onClearFilters={props.onClearFilters} />}
      <Chosen selected={selection?.selected} />
      {peek.at !== undefined && <Peeked {...given} hand={hand} row={rows[peek.at]} onClose={peek.close} />}
    </section>
  );
}

type PeekedProps<Row> = DataTableProps<Row> & {
  readonly hand: AtHand | undefined;
  readonly row: Row | undefined;
  readonly onClose: () => void;
};

/** The panel of a row, once its code has come. */
function Peeked<Row>({ hand, row, onClose, ...props }: PeekedProps<Row>) {
  if (!hand || !props.peek || row === undefined) return null;
  return (
    <hand.Peek
      row={row}
      name={(props.rowName ?? props.rowKey)(row)}
      columns={props.peek}
      href={props.rowHref?.(row)}
      onFollow={() => props.onFollow?.(row)}
      onClose={onClose}
    />
  );
}

/** Tells a screen reader how many rows are chosen. */
function Chosen({ selected }: { readonly selected: ReadonlySet<string> | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <p className="vt-hidden" role="status">
      {selected && selected.size > 0 && t('selected', { count: selected.size })}
    </p>
  );
}

/** The rows in their groups, which of them are chosen, and what the keyboard and the pointer do with them. */
function useRows<Row>({ query, rowKey, selection, ...props }: DataTableProps<Row>) {
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const hand = useAtHand();
  const read = query.data?.rows ?? [];
  const groups = props.heads
    ? headedGroups(props.heads, read)
    : groupsOf(read, props.group?.group ?? ungrouped, query.data?.found);
  const none = !query.isPending && groups.length === 0;
  const drawn = !none || props.onClearFilters !== undefined;
  const rows = groups.flatMap((group) => group.rows);
  const choice = useRowChoice(selection, rows.map(rowKey));
  const peek = usePeek(body, rows.length);
  useRowCommands(body, {
    e: props.onEdit && ((index) => rows[index] && props.onEdit?.(rows[index])),
    ' ': props.peek && peek.toggle,
  });
  useFocusKept(body, query.data);
  useScrollsSideways(region, { drawn, columns: props.columns, pinned: props.pinned });
  useWholeText(region, drawn);
  return { region, body, hand, groups, rows, choice, none, drawn, peek };
}
