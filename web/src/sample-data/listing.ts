/** Whether one of the texts contains what was typed, in whatever case; nothing typed is in every text. */
export function someContain(texts: readonly (string | number)[], typed: string): boolean {
  const wanted = typed.toLowerCase();
  return texts.some((text) => String(text).toLowerCase().includes(wanted));
}

/** The rows of a page, which starts at 1; a page that does not exist is empty. */
export function pageOf<T>(rows: readonly T[], page: number, perPage: number): T[] {
  return page < 1 ? [] : rows.slice((page - 1) * perPage, page * perPage);
}

/** What a row is sorted by; text compares letter by letter, capitals first. */
type SortKey = string | number;

/** Sorts by a key, and by id where keys are equal; `asc` as written, any other order backwards. */
export function sortedBy<T extends { readonly id: number }>(
  rows: readonly T[],
  keyOf: (row: T) => SortKey,
  order: string,
): T[] {
  const ascending = rows.toSorted((a, b) => compare(keyOf(a), keyOf(b)) || a.id - b.id);
  return order === 'asc' ? ascending : ascending.reverse();
}

function compare(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
