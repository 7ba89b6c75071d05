import type { ReactNode } from 'react';
import type { Column, ListQuery } from './columns.ts';

export type ListTotals = {
  /** Rows that they add up; undefined until it is known. */
  readonly count: number | undefined;
  /** They are still those of the last filters. */
  readonly stale: boolean;
};

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
  /** The page of the row is about to be shown. */
  readonly onFollow?: (row: Row) => void;
  readonly onEdit?: (row: Row) => void;
  /** What a row shows beneath itself when it is unfolded. */
  readonly expand?: (row: Row) => ReactNode;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  /** Shift adds a column to those that sort; only where the source understands `a,-b`. */
  readonly multiSort?: boolean;
  readonly onMoveColumn?: (id: string, at: string) => void;
  readonly compact?: boolean;
  /** CSS pixels by column, and how to change them; without the second, they are as wide as they need. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly onWidths?: (widths: Readonly<Record<string, number>>) => void;
  /** Columns, from the first, that stay in sight while the table scrolls sideways; 1 without it. */
  readonly pinned?: number;
  /** The column that gathers the rows, shown or not. */
  readonly group?: Column<Row>;
  /** Rows drawn while the first ones load. */
  readonly ghosts?: number;
  /** What the totals at the foot are of, when they are read apart from the rows. */
  readonly totals?: ListTotals;
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
