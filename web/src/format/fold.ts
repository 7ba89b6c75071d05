/** Plain lower-case ASCII has nothing to fold: it is the commonest case, and this test is quick. */
const PLAIN = /^[\t-~]*$/;

/** Folds a text for comparing it in a search: lower case, without accents, with ñ kept apart from n. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Whether every word of `query` stands somewhere in `text`. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/**
 * Which of two names comes first, for `sort`: case and accents say nothing, and ñ comes between n and o. The first
 * comparison of `Intl` would hold up a page that opens on a slow processor.
 */
export function compareNames(name: string, other: string): number {
  const [before, after] = [keyOf(name), keyOf(other)];
  if (before === after) return 0;
  return before < after ? -1 : 1;
}

/** The tilde comes after every letter of ASCII. */
function keyOf(name: string): string {
  return fold(name).replaceAll('ñ', 'n~');
}
