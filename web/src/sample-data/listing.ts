/** Whether one of the texts contains what was typed, whatever case and accents; nothing typed is in every text. */
export function someContain(texts: readonly (string | number)[], typed: string): boolean {
  const wanted = plain(typed);
  return texts.some((text) => plain(String(text)).includes(wanted));
}

/** Not that of `format`: what the samples share with the shell would come with the shell, and the samples with it. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');
}

/** The rows of a page, which starts at 1; a page that does not exist is empty, and so is one of no rows. */
export function pageOf<T>(rows: readonly T[], page: number, perPage: number): T[] {
  return page < 1 || perPage < 1 ? [] : rows.slice((page - 1) * perPage, page * perPage);
}

/** What a row is sorted by; text as a Spanish dictionary orders it. */
type SortKey = string | number;

const SPANISH = new Intl.Collator('es', { numeric: true });

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
  if (typeof a === 'string' && typeof b === 'string') return SPANISH.compare(a, b);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
