import type { ReactNode } from 'react';
import type { Column, Sums } from './columns.ts';

/** A group of the whole list, as the server gives it. */
type GroupHead = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly sums: Sums;
};

export type GroupRowProps = {
  readonly head: GroupHead;
  readonly groupedBy: string | undefined;
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'figure' | 'from' | 'total'>[];
  /** How many cells stand before the columns: checkbox and chevron. */
  readonly before: number;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
};

export type GroupHeads = {
  /** Draws the heading of a group; it comes with the groups, and not with every list. */
  readonly Row: (props: GroupRowProps) => ReactNode;
  readonly groups: readonly GroupHead[];
  /** The id of the group whose rows are drawn. */
  readonly open: string | undefined;
  readonly onToggle: (id: string) => void;
  /** Stands below the rows of the open group: its other pages, or a placeholder while they load. */
  readonly below: ReactNode;
};

export type RowGroup<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The rows of the group in the whole list when it is all in the browser, or else on the page. */
  readonly count: number;
  readonly head?: GroupHead;
};

/** The groups of the whole list: the one that is open has its rows, and the others none. */
export function headedGroups<Row>({ groups, open }: GroupHeads, rows: readonly Row[]): RowGroup<Row>[] {
  return groups.map((head) => ({
    label: head.label,
    count: head.count,
    rows: head.id === open ? rows : [],
    head,
  }));
}

/** The server accepts this many fields in an order. */
const MOST_FIELDS = 4;

/** The rows by group, in the order in which each group first appears. */
export function groupsOf<Row>(
  rows: readonly Row[],
  of: (row: Row) => string,
  found: readonly Row[] = rows,
): RowGroup<Row>[] {
  const byLabel = gather(rows, of);
  const all = found === rows ? byLabel : gather(found, of);
  return [...byLabel].map(([label, own]) => ({ label, rows: own, count: (all.get(label) ?? own).length }));
}

function gather<Row>(rows: readonly Row[], of: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const label = of(row);
    const own = groups.get(label);
    if (own) own.push(row);
    else groups.set(label, [row]);
  }
  return groups;
}

/** The order that keeps each group together: by its field first and then, where the source can, as before. */
export function sortByGroup(sort: string | undefined, field: string, multiSort = false): string {
  const rest = (sort?.split(',') ?? []).filter((part) => part.replace(/^-/, '') !== field);
  const own = sort?.split(',').find((part) => part.replace(/^-/, '') === field) ?? field;
  return multiSort ? [own, ...rest].slice(0, MOST_FIELDS).join(',') : own;
}
