import { contenidoDe } from '@vatio/domain';
import { asWritten } from './cell-values.ts';
import { isBlank, type ReadCell, type ReadRow } from './read-row.ts';

/** Names the field that a title fills; undefined where the title says nothing. */
export type Recognize = (title: string) => string | undefined;

/** The rows that hold the titles of a table, counted among those with something in them; none for a table without titles. */
export type Heading = {
  readonly start: number;
  readonly height: 0 | 1 | 2;
  readonly titles: readonly string[];
  /** The fields that its titles name. */
  readonly known: number;
};

/** Titles stand among the first rows; a cover, notes and a logo may come before. */
const SEARCHED = 100;
/** The rows by which the width of a table is told. */
const SAMPLE = 50;
/** A title row has at least this part of the cells that the rows of its table have. */
const WIDE = 0.6;

/**
 * Finds the titles of a sheet: the row, or the two rows, in which most fields are named; where nothing names two of them, the
 * first row of words as wide as those below. A table whose first row is data already has no titles.
 */
export function findHeading(rows: readonly ReadRow[], recognize: Recognize): Heading {
  let best: Heading = { start: 0, height: 1, titles: [], known: 0 };
  for (let start = 0; start < Math.min(rows.length, SEARCHED); start++) {
    for (const height of [1, 2] as const) {
      const heading = headingAt({ rows, start, height, recognize });
      if (heading && heading.known > best.known) best = heading;
    }
  }
  if (best.known >= 2) return best;
  const plain = plainHeading(rows, recognize);
  return best.known === 0 || best.start >= plain.start ? plain : best;
}

/** The titles at a place that a person chose. */
export function headingAtRow(rows: readonly ReadRow[], numero: number, recognize: Recognize): Heading {
  const start = rows.findIndex((row) => row.numero === numero);
  if (start < 0) return findHeading(rows, recognize);
  const [single, double] = ([1, 2] as const).map((height) => headingAt({ rows, start, height, recognize }));
  if (double && double.known > (single?.known ?? 0)) return double;
  return single ?? { start, height: 1, titles: titlesOf(rows[start]!), known: 0 };
}

function headingAt({
  rows,
  start,
  height,
  recognize,
}: {
  readonly rows: readonly ReadRow[];
  readonly start: number;
  readonly height: 1 | 2;
  readonly recognize: Recognize;
}): Heading | undefined {
  const [row, next] = [rows[start]!, rows[start + 1]];
  if (height === 1) {
    const titles = titlesOf(row);
    return { start, height, titles, known: knownOf(titles, recognize) };
  }
  if (!next || !isOfWords(row) || !isOfWords(next) || next.numero !== row.numero + 1) return undefined;
  const titles = joined(row, next, recognize);
  return { start, height, titles, known: knownOf(titles, recognize) };
}

function plainHeading(rows: readonly ReadRow[], recognize: Recognize): Heading {
  const widths = rows.slice(0, SEARCHED + SAMPLE).map(widthOf);
  const typical = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  const isWide = (i: number) => widths[i]! >= Math.max(1, Math.ceil(typical * WIDE));
  const start = Math.max(
    0,
    widths.slice(0, SEARCHED).findIndex((_, i) => isWide(i) && isOfWords(rows[i]!)),
  );
  const first = rows.findIndex((_, i) => isWide(i));
  const row = rows[first === -1 ? 0 : first];
  if (row && rows.indexOf(row) <= start && row.celdas.some(isIdentifier))
    return { start: rows.indexOf(row), height: 0, titles: lettersFor(row.celdas), known: 0 };
  const titles = titlesOf(rows[start]!);
  return { start, height: 1, titles, known: knownOf(titles, recognize) };
}

function titlesOf({ celdas }: ReadRow): string[] {
  return celdas.map((celda) => asWritten(celda).replace(/\s+/g, ' '));
}

function knownOf(titles: readonly string[], recognize: Recognize): number {
  return new Set(titles.flatMap((title) => (title === '' ? [] : (recognize(title) ?? [])))).size;
}

function widthOf({ celdas }: ReadRow): number {
  return celdas.filter((celda) => !isBlank(celda)).length;
}

/** A row of words, none of which is a value: titles are no numbers, dates or identifiers. */
function isOfWords({ celdas }: ReadRow): boolean {
  return celdas.every(
    (celda) =>
      isBlank(celda) || (typeof celda === 'string' && /\p{L}|€|º/u.test(celda) && !isIdentifier(celda)),
  );
}

export function isIdentifier(celda: ReadCell): boolean {
  return typeof celda === 'string' && contenidoDe(celda) !== undefined;
}

/** The unit of a title, which goes last: `Potencia (€/kW año)` over `P1` is `Potencia P1 (€/kW año)`. */
const UNIT = /^(.*?)\s*(\([^)]*\)|\[[^\]]*\])\s*$/;

/**
 * One title a column of a heading in two rows. What stands above several columns goes with each of them, and a cell that fills
 * both rows stands alone; where one of the two names the field by itself, it is the title.
 */
function joined(above: ReadRow, below: ReadRow, recognize: Recognize): string[] {
  const [upper, lower] = [titlesOf(above), titlesOf(below)];
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [top = '', bottom = ''] = [upper[i], lower[i]];
    if (top !== '') group = bottom === '' ? '' : top;
    if (bottom === '') return top;
    if (group === '') return bottom;
    const [, name = group, unit = ''] = UNIT.exec(group) ?? [];
    const both = UNIT.test(bottom) ? `${name} ${bottom}` : `${name} ${bottom} ${unit}`.trim();
    return [both, bottom].find((title) => recognize(title) !== undefined) ?? both;
  });
}

/** Names for the columns of a table that has none, as a spreadsheet names them. */
function lettersFor(celdas: readonly ReadCell[]): string[] {
  return celdas.map((_, i) => columnName(i));
}

/** The first column is A, and the twenty-seventh AA. */
export function columnName(i: number): string {
  const last = String.fromCharCode(65 + (i % 26));
  return i < 26 ? last : `${columnName(Math.floor(i / 26) - 1)}${last}`;
}
