import type { Column } from './columns.ts';

/** CSS pixels of a column that was hidden when the widths were set. */
const USUAL_WIDTH = 160;
/** CSS pixels of the cell of the checkbox, and of that of the chevron. */
const CHOICE_WIDTH = 48;

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly widths: Readonly<Record<string, number>>;
  /** How many cells stand before the columns. */
  readonly before: number;
};

/** The widths that the user has set; before that, each column is as wide as it needs. */
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
