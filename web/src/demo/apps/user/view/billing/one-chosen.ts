/** Exactly one of these rows is marked, while there are any: the card that pays first, or the address of the bills. */
type Markable<Mark extends string> = { readonly id: number } & Readonly<Record<Mark, boolean>>;

/** Adds a row, or replaces the one with its id. A marked row takes the mark from the others. */
export function withRow<Mark extends string, Row extends Markable<Mark>>(
  rows: readonly Row[],
  row: Row,
  mark: Mark,
): Row[] {
  const next = rows.some(({ id }) => id === row.id)
    ? rows.map((other) => (other.id === row.id ? row : other))
    : [...rows, row];
  return row[mark] ? withChosen(next, row, mark) : markedOnce(next, mark);
}

/** Marks only the row with this id. */
export function withChosen<Mark extends string, Row extends Markable<Mark>>(
  rows: readonly Row[],
  chosen: Row,
  mark: Mark,
): Row[] {
  return rows.map((row) => ({ ...row, [mark]: row.id === chosen.id }));
}

/** Removes a row. If it had the mark, the first of the others gets it. */
export function withoutRow<Mark extends string, Row extends Markable<Mark>>(
  rows: readonly Row[],
  dropped: Row,
  mark: Mark,
): Row[] {
  return markedOnce(
    rows.filter(({ id }) => id !== dropped.id),
    mark,
  );
}

function markedOnce<Mark extends string, Row extends Markable<Mark>>(rows: Row[], mark: Mark): Row[] {
  const [first] = rows;
  return first && !rows.some((row) => row[mark]) ? withChosen(rows, first, mark) : rows;
}

/** Gives an id that none of the rows has. */
export function freeId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}
