/**
 * Reads a table written as text, with one row a line and `|` between its cells: the shortest form of many similar rows.
 * An empty cell is an empty text.
 */
export function readTable<C extends string>(columns: readonly C[], text: string): Record<C, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|');
      const row: Partial<Record<C, string>> = {};
      for (const [index, column] of columns.entries()) row[column] = cells[index] ?? '';
      return row as Record<C, string>;
    });
}

/** Makes a text fit for addresses: «Termo Añil 80 l» gives `termo-anil-80-l`. */
export function slugOf(text: string, between = '-'): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', between);
}
