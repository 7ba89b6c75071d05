/** Nothing to take off: the commonest case, and the quick one. */
const PLAIN = /^[\t-~]*$/;

/** Text ready to be compared in a search: lower case, without accents, the ñ kept apart from the n. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Whether every word of `query` begins or stands somewhere in `text`. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
