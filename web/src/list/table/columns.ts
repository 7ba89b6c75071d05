import type { ReactNode } from 'react';
import { formatNumber, NO_VALUE } from '../../format/number.ts';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name of the field to sort by; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Aligns figures to the right, with digits of one width. */
  readonly figure?: boolean;
  /** A CSS width, such as `12ch`. */
  readonly width?: string;
  /** Its text is cut before that of any other column, because it names nothing: an address, a note. */
  readonly yields?: true;
  /** Hides the column on narrower windows; `screen` has only buttons and is hidden on paper. */
  readonly from?: 'tablet' | 'desktop' | 'screen';
  /** The column is offered, but hidden until the user chooses it. */
  readonly optional?: true;
  /** The name of the group of a row; with it, rows that are all in the browser can be grouped by this column. */
  readonly group?: (row: Row) => string;
  /** Lets the server group the rows by this column. */
  readonly groupBy?: GroupBy;
  /** Lets the value be edited in the cell. */
  readonly edit?: CellEdit<Row>;
  /** What the column adds up to in the whole filtered list, and in each of its groups. */
  readonly total?: ColumnTotal;
  /** The unformatted value, by which the browser sorts and which it exports. A date is its ISO text. */
  readonly value?: (row: Row) => string | number | null | undefined;
  /** Ids of other columns, perhaps hidden, whose value this cell shows too: exporting this column exports them. */
  readonly exportedWith?: readonly string[];
  /** How an export writes the value; as text by default. */
  readonly kind?: ValueKind;
};

export type GroupBy = {
  /** The server's name of the field. */
  readonly field: string;
  /** What a value is called; by default as the server says, or as it is. */
  readonly name?: (value: string) => string;
  /** What the rows without a value are called; a dash by default. */
  readonly blank?: string;
};

export type ColumnTotal = {
  /** Its name among the totals of the list. */
  readonly name: string;
  /** The name of its average among them. */
  readonly average?: string;
  /** Writes them, short enough for the width of the column. */
  readonly text: (sum: number) => string;
};

/** A total that is written as a number with so many decimals, and its average. */
export function sumOf(name: string, decimals?: number, average?: string): ColumnTotal {
  return { name, text: (sum) => formatNumber(sum, decimals), ...(average && { average }) };
}

/** The sums of a list or of a group, by their names. */
export type Sums = object;

/** The text of a column's total; a dash until it is known, and nothing where the column has none. */
export function totalText(total: ColumnTotal | undefined, sums: Sums | undefined): string | undefined {
  return total && (sumText(total, total.name, sums) ?? NO_VALUE);
}

/** The text of a column's average, where it has one that is known. */
export function averageText(total: ColumnTotal | undefined, sums: Sums | undefined): string | undefined {
  return total?.average === undefined ? undefined : sumText(total, total.average, sums);
}

function sumText({ text }: ColumnTotal, wanted: string, sums: Sums | undefined): string | undefined {
  const sum: unknown = Object.entries(sums ?? {}).find(([name]) => name === wanted)?.[1];
  return typeof sum === 'number' ? text(sum) : undefined;
}

export function isGroupable<Row>({ group, groupBy }: Column<Row>): boolean {
  return group !== undefined || groupBy !== undefined;
}

/** `figure` has up to three decimals and `money` two; a `number` that names something has no thousands. */
export type ValueKind = 'text' | 'number' | 'figure' | 'money' | 'date';

/** How a cell is edited. Values are passed as text: a date in ISO form, a number without thousands. */
export type CellEdit<Row> = {
  readonly kind: 'text' | 'number' | 'date' | 'choice';
  readonly value: (row: Row) => string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Whether the user may change this row; without it, all rows. */
  readonly may?: (row: Row) => boolean;
  /** Returns why the text cannot be saved. */
  readonly check?: (text: string) => string | undefined;
  /** `version` is that of a newer row which the user has chosen to overwrite. */
  readonly save: (row: Row, text: string, version?: number) => Promise<unknown>;
  /** The name of the field in the server's refusal. */
  readonly field: string;
};

/** The answer of a list endpoint, in the shape of TanStack Query. */
export type ListQuery<Row> = {
  readonly data:
    | {
        readonly rows: readonly Row[];
        readonly count: number;
        /** False when there are more than `count`, which are too many to be counted. */
        readonly countExact?: boolean;
        /** The number of rows without filters, when it is known: the count then reads «37 de 1.240». */
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

/** The direction of a field in `sort`: `-fecha` sorts by `fecha` in reverse, and `a,-b` by `a` and then by `b`. */
export function sortOf(sort: string | undefined, field: string | undefined): Direction | undefined {
  if (!sort || !field) return undefined;
  const fields = sort.split(',');
  if (fields.includes(field)) return 'ascending';
  return fields.includes(`-${field}`) ? 'descending' : undefined;
}

/** The position of a field among several that sort, from 1; undefined when it is the only one or sorts nothing. */
export function placeOf(sort: string | undefined, field: string | undefined): number | undefined {
  const fields = sort?.split(',').map((part) => part.replace(/^-/, '')) ?? [];
  const at = field === undefined ? -1 : fields.indexOf(field);
  return fields.length > 1 && at >= 0 ? at + 1 : undefined;
}

export function toggleSort(sort: string | undefined, field: string): string {
  return sortOf(sort, field) === 'ascending' ? `-${field}` : field;
}

/** The order after a press with Shift: the field is added, then reversed, and removed by the third press. */
export function addSort(sort: string | undefined, field: string): string {
  const fields = sort ? sort.split(',') : [];
  if (fields.includes(field)) return fields.map((other) => (other === field ? `-${field}` : other)).join(',');
  if (fields.includes(`-${field}`)) return fields.filter((other) => other !== `-${field}`).join(',');
  return [...fields, field].join(',');
}
