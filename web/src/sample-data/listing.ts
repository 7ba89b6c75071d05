import { shownText } from './language.ts';

/**
 * Says whether one of the texts, as its reader sees it, contains what was typed, whatever its case and accents. Every
 * text contains an empty search.
 */
export function someContain(texts: readonly (string | number)[], typed: string): boolean {
  const wanted = plain(typed);
  return texts.some((text) => plain(shownText(String(text))).includes(wanted));
}

/**
 * Makes texts comparable. `format` has the same, but a module shared with the shell would load with the shell and draw
 * the samples in.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');
}

/** Cuts out a page of rows; pages start at 1. A page beyond the end is empty, and so is a page of size zero. */
export function pageOf<T>(rows: readonly T[], page: number, perPage: number): T[] {
  return page < 1 || perPage < 1 ? [] : rows.slice((page - 1) * perPage, page * perPage);
}

/** A list can be sorted by numbers, or by texts, which follow the order of a Spanish dictionary. */
type SortKey = string | number;

const SPANISH = new Intl.Collator('es', { numeric: true });

/** Sorts by a key, and by id where the keys are equal. Any order but `asc` goes backwards. */
export function sortedBy<T extends { readonly id: number }>(
  rows: readonly T[],
  keyOf: (row: T) => SortKey,
  order: string,
): T[] {
  const ascending = rows.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)) || a.id - b.id);
  return order === 'asc' ? ascending : ascending.reverse();
}

/** Compares two keys of a list, texts as their reader sees them. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (typeof a === 'string' && typeof b === 'string') return SPANISH.compare(shownText(a), shownText(b));
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
