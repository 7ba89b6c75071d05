import type { Sheet } from './book.ts';
import { headingAtRow, type Recognize } from './heading.ts';
import { isBlank, type ReadRow } from './read-row.ts';

/** A title row of another table names as many fields. */
const FIELDS_OF_TITLES = 2;

/**
 * Parts a sheet in which several tables stand one below another, each with titles of its own after a blank row. The first keeps
 * the name of the sheet, and the others go by the row where they begin.
 */
export function splitTables({ name, rows }: Sheet, recognize: Recognize): Sheet[] {
  const starts: number[] = [];
  let titles: string | undefined;
  for (const [i, row] of rows.entries()) {
    const isFirst = titles === undefined;
    if (!(isFirst || isAfterBlank(rows, i))) continue;
    const found = titlesOf(row, recognize);
    if (found === undefined || found === titles) continue;
    // Titles above those of the first table are of its cover.
    if (!isFirst) starts.push(withTitle(rows, i));
    titles = found;
  }
  if (starts.length === 0) return [{ name, rows }];
  const ends = [...starts, rows.length];
  return [0, ...starts].map((start, i) => {
    const part = rows.slice(start, ends[i]);
    return { name: i === 0 ? (name ?? 'Tabla 1') : nameOf(name, part), rows: part };
  });
}

/** What stands alone in its rows above the titles of a table is its title, and no row of the one before. */
function withTitle(rows: readonly ReadRow[], heading: number): number {
  let start = heading;
  const isAlone = (row: ReadRow | undefined) => row?.celdas.filter((celda) => !isBlank(celda)).length === 1;
  while (start > 1 && isAlone(rows[start - 1])) start--;
  return start;
}

function nameOf(name: string | null, [first]: readonly ReadRow[]): string {
  return `${name === null ? 'Tabla' : name} (desde la fila ${first?.numero ?? 1})`;
}

/** Rows keep the numbers that they have in the file, so that a gap is a blank row that was left out. */
function isAfterBlank(rows: readonly ReadRow[], i: number): boolean {
  const [row, before] = [rows[i]!, rows[i - 1]];
  return before !== undefined && row.numero > before.numero + 1;
}

/** The titles of a row that names fields; undefined for any other. */
function titlesOf(row: ReadRow, recognize: Recognize): string | undefined {
  if (row.celdas.some((celda) => !isBlank(celda) && typeof celda !== 'string')) return undefined;
  const { titles, known } = headingAtRow([row], row.numero, recognize);
  return known >= FIELDS_OF_TITLES ? titles.filter((title) => title !== '').join('|') : undefined;
}
