import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name of the field to sort by; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Right-aligned, digits of one width. */
  readonly figure?: boolean;
  /** CSS width, such as `12ch`. */
  readonly width?: string;
  /** Left out when the window is narrower. */
  readonly from?: 'tablet' | 'desktop';
  /** Offered among the columns, but off until asked for. */
  readonly optional?: true;
  /** What the rows of a group have in common, in words: rows can then be gathered by this column. */
  readonly group?: (row: Row) => string;
  /** Lets the value be changed where it stands. */
  readonly edit?: CellEdit<Row>;
  /** Total or average of the whole filtered list, short enough to stand under its head; a dash until it is known. */
  readonly footer?: ReactNode;
  /** The bare value: what the browser sorts by and exports. A date is its ISO text. */
  readonly value?: (row: Row) => string | number | null | undefined;
  /** Other columns, hidden perhaps, whose value this cell also shows: an export that takes it takes them along. */
  readonly exportedWith?: readonly string[];
  /** How the value is written in an export; text without it. */
  readonly kind?: ValueKind;
};

/** `figure` carries up to three decimals, `money` two; a `number` that names something has no thousands. */
export type ValueKind = 'text' | 'number' | 'figure' | 'money' | 'date';

/** How a cell is edited in its place. Values travel as text: a date is ISO, a number has no grouping. */
export type CellEdit<Row> = {
  readonly kind: 'text' | 'number' | 'date' | 'choice';
  readonly value: (row: Row) => string;
  /** Of a choice. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Whether this row may be changed by who looks at it; all may without it. */
  readonly may?: (row: Row) => boolean;
  /** Why the text cannot be saved. */
  readonly check?: (text: string) => string | undefined;
  /** `version` is that of a newer row, when the person has chosen to write over it. */
  readonly save: (row: Row, text: string, version?: number) => Promise<unknown>;
  /** Name of the field in what the server answers when it refuses. */
  readonly field: string;
};

/** What a list endpoint answers, as TanStack Query hands it over. */
export type ListQuery<Row> = {
  readonly data:
    | {
        readonly rows: readonly Row[];
        readonly count: number;
        /** False when there are more than `count`, too many to be worth counting. */
        readonly countExact?: boolean;
        /** Rows without filters, when known: the count then reads «37 de 1.240». */
        readonly total?: number;
        /** Every row that passes the filters, when they are all in the browser. */
        readonly found?: readonly Row[];
      }
    | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
};

export type Direction = 'ascending' | 'descending';

/** `-fecha` sorts by `fecha`, last first; `a,-b` by `a` and then by `b`. */
export function sortOf(sort: string | undefined, field: string | undefined): Direction | undefined {
  if (!sort || !field) return undefined;
  const fields = sort.split(',');
  if (fields.includes(field)) return 'ascending';
  return fields.includes(`-${field}`) ? 'descending' : undefined;
}

/** Place of the field among several that sort, from 1; undefined when it is the only one or none. */
export function placeOf(sort: string | undefined, field: string | undefined): number | undefined {
  const fields = sort?.split(',').map((one) => one.replace(/^-/, '')) ?? [];
  const at = field === undefined ? -1 : fields.indexOf(field);
  return fields.length > 1 && at >= 0 ? at + 1 : undefined;
}

export function toggleSort(sort: string | undefined, field: string): string {
  return sortOf(sort, field) === 'ascending' ? `-${field}` : field;
}

/** With Shift: the field joins those that sort, turns round, and at the third press leaves. */
export function addSort(sort: string | undefined, field: string): string {
  const fields = sort ? sort.split(',') : [];
  if (fields.includes(field)) return fields.map((one) => (one === field ? `-${field}` : one)).join(',');
  if (fields.includes(`-${field}`)) return fields.filter((one) => one !== `-${field}`).join(',');
  return [...fields, field].join(',');
}
