/** What a field shows of the rows that were read for it, one more than it shows: the last one only says that there are more. */
export function found<Row>(rows: readonly Row[], limit: number): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
