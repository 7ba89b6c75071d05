/** Rows of which exactly one is marked, while there are any: the card that pays first, the address of the bills. */
type Markable<Mark extends string> = { readonly id: number } & Readonly<Record<Mark, boolean>>;

/** The same rows with this one added, or in the place of the one with its id. A marked one takes the mark from the others. */
export function withRow<Mark extends string, Row extends Markable<Mark>>(
  rows: readonly Row[],
  row: Row,
  mark: Mark,
): Row[] {
  const next = rows.some(({ id }) => id === row.id)
    ? rows.map((one) => (one.id === row.id ? row : one))
    : [...rows, row];
  return row[mark] ? withChosen(next, row, mark) : markedOnce(next, mark);
}

/** The same rows, marked only this one. */
export function withChosen<Mark extends string, Row extends Markable<Mark>>(
  rows: readonly Row[],
  chosen: Row,
  mark: Mark,
): Row[] {
  return rows.map((row) => ({ ...row, [mark]: row.id === chosen.id }));
}

/** The rows but this one. If it had the mark, the first of the others gets it. */
export function without<Mark extends string, Row extends Markable<Mark>>(
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

/** An id that none of the rows has. */
export function freeId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}
