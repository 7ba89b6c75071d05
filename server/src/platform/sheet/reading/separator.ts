/** What parts the cells of tables of text, the likeliest first. */
const SEPARATORS = [';', '\t', ',', '|'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** So many lines show how a table is parted, whatever titles stand above it. */
const SAMPLE_LINES = 60;

/** A first line that Excel itself obeys. */
const DECLARED = /^sep=([;,|\t])[ \t]*(?=[\r\n]|$)/i;

/** The separator that most lines have: a title above a table has none, and a comma of decimals is in none of its headings. */
export function separatorOf(text: string): Separator {
  const [, declared] = DECLARED.exec(text) ?? [];
  const found = SEPARATORS.find((separator) => separator === declared);
  if (found) return found;
  const lines = sampleOf(text);
  const [best = ';'] = SEPARATORS.toSorted((a, b) => linesWith(lines, b) - linesWith(lines, a));
  return best;
}

/** The text without the line that only says its separator, whose place stays empty so that the rows keep their numbers. */
export function withoutSaidSeparator(text: string): string {
  return text.replace(DECLARED, '');
}

/** The first lines with something in them; line breaks inside quotes are blanks. */
function sampleOf(text: string): string[] {
  const start = text.slice(0, 64 * 1024).replace(/"(?:[^"]|"")*"/g, '""');
  return start
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
}

/** A comma between two digits may be of a number, so that it shows nothing. */
const DECIMALS = /(?<=\d),(?=\d)/g;

function linesWith(lines: readonly string[], separator: Separator): number {
  return lines.filter((line) => line.replace(DECIMALS, '').includes(separator)).length;
}
