/** Splits the rows read for a field from the extra one, which only tells that there are more. */
export function found<Row>(rows: readonly Row[], limit: number): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
