import type { Column } from './columns.ts';

/** Of a column that was not on screen when the widths were set, in CSS pixels. */
const USUAL_WIDTH = 160;
/** Of the checkbox and of the chevron. */
const CHOICE_WIDTH = 48;

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly widths: Readonly<Record<string, number>>;
  /** Cells before the columns. */
  readonly before: number;
};

/** The widths that a person has given; until the first one, each column is as wide as it needs. */
export function TableWidths<Row>({ columns, widths, before }: Props<Row>) {
  return (
    <colgroup>
      {Array.from({ length: before }, (_, cell) => cell).map((cell) => (
        <col key={cell} style={{ inlineSize: CHOICE_WIDTH }} />
      ))}
      {columns.map(({ id, from }) => (
        <col key={id} data-from={from} style={{ inlineSize: widths[id] ?? USUAL_WIDTH }} />
      ))}
    </colgroup>
  );
}

export function hasWidths<Row>(
  columns: readonly Column<Row>[],
  widths: Readonly<Record<string, number>> = {},
): boolean {
  return columns.some(({ id }) => widths[id] !== undefined);
}
