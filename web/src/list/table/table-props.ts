import type { ReactNode } from 'react';
import type { Column, ListQuery, Sums } from './columns.ts';
import type { GroupHeads } from './grouping.ts';

export type ListTotals = {
  /** How many rows the totals add up; undefined until it is known. */
  readonly count: number | undefined;
  /** The totals still belong to the previous filters. */
  readonly stale: boolean;
  /** Undefined until they are known. */
  readonly sums?: Sums;
};

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly query: ListQuery<Row>;
  readonly rowKey: (row: Row) => string;
  /** The name of a row; its key by default. */
  readonly rowName?: (row: Row) => string;
  /** The address of a row's page: its first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** Called just before the page of a row is shown. */
  readonly onFollow?: (row: Row) => void;
  readonly onEdit?: (row: Row) => void;
  /** What the panel of a row tells, which the space bar opens beside the list; without it there is none. */
  readonly peek?: readonly Column<Row>[];
  /** Draws what a row shows below itself when it is unfolded. */
  readonly expand?: (row: Row) => ReactNode;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  /** Lets Shift add a column to the order; only for sources that understand `a,-b`. */
  readonly multiSort?: boolean;
  readonly onMoveColumn?: (id: string, at: string) => void;
  readonly compact?: boolean;
  /** CSS pixels by column, and how to change them; without `onWidths` columns are as wide as they need. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly onWidths?: (widths: Readonly<Record<string, number>>) => void;
  /** How many columns, from the first, stay in sight while the table scrolls sideways; 1 by default. */
  readonly pinned?: number;
  /** The column by which the rows are grouped, whether it is shown or not. */
  readonly group?: Column<Row>;
  /** The groups of the whole list, of which the rows drawn belong to the open one. */
  readonly heads?: GroupHeads;
  /** How many placeholder rows are drawn while the first rows load. */
  readonly ghosts?: number;
  /** Which rows the totals add up, when the totals are read apart from the rows. */
  readonly totals?: ListTotals;
  /** Lines of text in a row, so that the placeholders are as tall. */
  readonly lines?: number;
  readonly selection?: {
    readonly selected: ReadonlySet<string>;
    readonly all?: boolean;
    readonly onChange: (keys: ReadonlySet<string>) => void;
  };
  /** Shown when the list has no rows yet: what the list is for, and the one action that starts it. */
  readonly empty: ReactNode;
  /** Present while filters are on: an empty answer then offers to remove them. */
  readonly onClearFilters?: () => void;
};
