/** Puts rows in the order that somebody has given them. Rows that are new to that order come first, as they came. */
export function inOwnOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  order: readonly number[],
): Row[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1));
}

/** Gives the order once a row stands before another, or at the end when there is no other. */
export function movedBefore(order: readonly number[], id: number, before: number | undefined): number[] {
  if (before === id) return [...order];
  const rest = order.filter((other) => other !== id);
  const at = before === undefined ? rest.length : rest.indexOf(before);
  return rest.toSpliced(at, 0, id);
}
