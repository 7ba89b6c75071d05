import { formatFecha, today } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import type { Column, ValueKind } from '../table/columns.ts';

type Value = string | number | null | undefined;

/** A list ready to be exported: unformatted values, each column with its kind. */
export type ExportTable = {
  readonly title: string;
  /** The brand under which it leaves the house; absent where it has none. */
  readonly brand?: string;
  /** The filters in force, in words. */
  readonly filters: readonly string[];
  /** The day of the export, `YYYY-MM-DD`. */
  readonly date: string;
  readonly columns: readonly { readonly header: string; readonly kind: ValueKind }[];
  readonly rows: readonly (readonly Value[])[];
};

/** Builds the table of an export. Columns without a value, such as those of buttons, are left out. */
export function exportTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { title, filters = [] }: { readonly title: string; readonly filters?: readonly string[] },
): ExportTable {
  const valued = columns.flatMap(({ header, kind = 'text', value }) =>
    value ? [{ header, kind, value }] : [],
  );
  return {
    title,
    filters,
    date: today(),
    columns: valued.map(({ header, kind }) => ({ header, kind })),
    rows: rows.map((row) => valued.map(({ value }) => value(row))),
  };
}

/** The shown columns, each followed by the ones that its `exportedWith` names. */
export function withCompanions<Row>(
  shown: readonly Column<Row>[],
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  return shown.flatMap((column) => [
    column,
    ...columns.filter(
      ({ id }) => column.exportedWith?.includes(id) && !shown.some((other) => other.id === id),
    ),
  ]);
}

/** A value as people in Spain write it; blank when there is none. */
export function writtenValue(value: Value, kind: ValueKind): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'date') return formatFecha(String(value));
  if (typeof value !== 'number') return String(value);
  if (kind === 'number') return String(value);
  return kind === 'money' ? formatNumber(value, 2) : formatNumber(value, [0, 3]);
}

/** The name of the exported file: `Puntos de suministro` gives `puntos-de-suministro-2026-11-20.csv`. */
export function fileName({ title, date }: ExportTable, extension: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'lista'}-${date}.${extension}`;
}
