import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ListQuery } from './columns.ts';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableState } from './table-state.tsx';
import { useRowCommands } from './use-row-commands.ts';

type Props<Row> = {
  /** Names the table for those who cannot see where it stands. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly query: ListQuery<Row>;
  readonly rowKey: (row: Row) => string;
  /** The page of the row: its first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly rowHref?: (row: Row) => string;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selection?: {
    readonly selected: ReadonlySet<string>;
    readonly onChange: (keys: ReadonlySet<string>) => void;
  };
  /** What to say when there is nothing yet: what the list is for, and the one action that starts it. */
  readonly empty: ReactNode;
  /** Given when filters are on: an empty answer then offers to take them off. */
  readonly onClearFilters?: () => void;
};

/** A region that scrolls sideways must take the focus, or the keyboard cannot reach its end. */
const SCROLLS = { tabIndex: 0 } as const;

/** A list as a native table. Sorting, filtering and paging belong to the server; this draws its answer. */
export function DataTable<Row>({ caption, columns, query, rowKey, selection, ...props }: Props<Row>) {
  const { t } = useTranslation('ui');
  const body = useRef<HTMLTableSectionElement>(null);
  useRowCommands(body);

  const rows = query.data?.rows ?? [];
  if (query.error || query.isPending || rows.length === 0) {
    return <TableState query={query} columns={columns.length} {...props} />;
  }

  const keys = rows.map(rowKey);
  const choose = (changed: readonly string[], on: boolean) => {
    const others = [...(selection?.selected ?? [])].filter((key) => !changed.includes(key));
    selection?.onChange(new Set(on ? [...others, ...changed] : others));
  };
  const selectAll = selection && {
    checked: keys.filter((key) => selection.selected.has(key)).length,
    of: keys.length,
    onChange: (on: boolean) => choose(keys, on),
  };

  return (
    <section className={styles.scroll} aria-label={caption} aria-busy={query.isPlaceholderData} {...SCROLLS}>
      <table className={styles.table}>
        <caption className="vt-hidden">{caption}</caption>
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} selectAll={selectAll} />
        <tbody ref={body}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              id={rowKey(row)}
              row={row}
              columns={columns}
              rowHref={props.rowHref}
              selected={selection?.selected.has(rowKey(row))}
              onSelect={selection && choose}
            />
          ))}
        </tbody>
        <TableFoot columns={columns} indented={selection !== undefined} />
      </table>
      <p className="vt-hidden" role="status">
        {selection && selection.selected.size > 0 && t('selected', { count: selection.selected.size })}
      </p>
    </section>
  );
}

function TableFoot<Row>({ columns, indented }: { columns: readonly Column<Row>[]; indented: boolean }) {
  if (columns.every((column) => column.footer === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {indented && <td />}
        {columns.map((column) => (
          <td
            key={column.id}
            className={column.figure ? styles.figure : undefined}
            data-from={column.from}
            data-label={column.footer === undefined ? undefined : column.header}
          >
            {column.footer}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
