import type { Book, Sheet } from './book.ts';
import { asWritten } from './cell-values.ts';
import {
  columnName,
  findHeading,
  type Heading,
  headingAtRow,
  isIdentifier,
  type Recognize,
} from './heading.ts';
import { isBlank, type ReadRow, unreadable } from './read-row.ts';
import { splitTables } from './split-tables.ts';

/** What a person says of where the table of a file is; the rest is found. */
export type Place = { readonly sheet?: string | undefined; readonly headingRow?: number | undefined };

/** A table of a file, with all that was found out to read it. */
export type Table = Pick<Book, 'encoding' | 'separator'> & {
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  /** The number of the row of the titles, from 1; 0 for a table without them. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  readonly rows: readonly ReadRow[];
  /** The first rows of the sheet, among which another heading may be chosen. */
  readonly firstRows: readonly ReadRow[];
  /** The first rows of the other sheets, and those above the titles: covers, titles and notes. */
  readonly outside: readonly ReadRow[];
  /** What was passed over, in whole sentences. */
  readonly warnings: readonly string[];
};

const FIRST_ROWS = 12;

/** Finds the table in the sheets of a file: the sheet whose titles name most fields, its heading, and the rows that are data. */
export function findTable(book: Book, recognize: Recognize, place: Place = {}): Table {
  const whole = book.sheets.map(({ name, rows }) => ({ name, rows: rows.filter(hasContent) }));
  // A person who says which row is the heading means the table that begins there, down to the end of its sheet.
  const sheets =
    place.headingRow === undefined ? whole.flatMap((each) => splitTables(each, recognize)) : whole;
  const { sheet, heading } = chosen(sheets, recognize, place);
  const row = sheet.rows[heading.start];
  const data = sheet.rows.slice(heading.start + heading.height);
  const { rows, warnings } = withoutFrame(data, heading);
  const cells = rows.slice(0, 200);
  return {
    encoding: book.encoding,
    separator: book.separator,
    sheet: sheet.name,
    sheets: sheets.flatMap(({ name }) => name ?? []),
    headingRow: heading.height === 0 ? 0 : (row?.numero ?? 1),
    headings: heading.titles.length === 0 ? [] : named(heading.titles, cells),
    rows,
    firstRows: sheet.rows.slice(0, Math.max(FIRST_ROWS, heading.start + 3)),
    outside: outsideOf(sheets, sheet, heading),
    warnings: [...warnings, ...otherTables(whole, sheet)],
  };
}

/** What is told where a sheet has other tables, which may be chosen as if they were sheets. */
function otherTables(whole: readonly Sheet[], { name, rows }: Sheet): string[] {
  if (whole.some((each) => each.rows.length === rows.length && each.rows[0] === rows[0])) return [];
  return [`El fichero tiene varias tablas en una hoja: se lee «${name}», y las demás se eligen en «Hoja»`];
}

const ROWS_OF_COVER = 30;

function outsideOf(sheets: readonly Sheet[], sheet: Sheet, { start }: Heading): ReadRow[] {
  const covers = sheets.filter((other) => other !== sheet).slice(0, 5);
  return [...covers.flatMap(({ rows }) => rows.slice(0, ROWS_OF_COVER)), ...sheet.rows.slice(0, start)];
}

function chosen(sheets: readonly Sheet[], recognize: Recognize, { sheet: name, headingRow }: Place) {
  const sheet = sheets.find((each) => each.name === name);
  if (name !== undefined && !sheet) throw unreadable(`El libro no tiene ninguna hoja que se llame «${name}»`);
  const searched = (sheet ? [sheet] : sheets).filter(({ rows }) => rows.length > 0);
  const found = searched.map((each) => {
    const heading =
      headingRow === undefined
        ? findHeading(each.rows, recognize)
        : headingAtRow(each.rows, headingRow, recognize);
    return { sheet: each, heading };
  });
  const rowsOf = (each: (typeof found)[number]) =>
    each.sheet.rows.length - each.heading.start - each.heading.height;
  const withRows = found.filter((each) => rowsOf(each) > 0);
  const [best] = withRows.toSorted(
    (a, b) => b.heading.known - a.heading.known || (a.heading.known === 0 ? rowsOf(b) - rowsOf(a) : 0),
  );
  if (!best) throw unreadable('El fichero no tiene ninguna fila');
  return best;
}

function hasContent({ celdas }: ReadRow): boolean {
  return celdas.some((celda) => !isBlank(celda));
}

/** A column with data and without a title goes by its letter. */
function named(titles: readonly string[], rows: readonly ReadRow[]): string[] {
  const width = Math.max(titles.length, ...rows.map(({ celdas }) => celdas.length));
  return Array.from({ length: width }, (_, i) => {
    const title = titles[i] ?? '';
    const isUsed = title === '' && rows.some(({ celdas }) => !isBlank(celdas[i] ?? null));
    return isUsed ? `Columna ${columnName(i)}` : title;
  }).slice(0, lastUsed(titles, rows, width));
}

/** Colour and borders make a sheet wider than its table. */
function lastUsed(titles: readonly string[], rows: readonly ReadRow[], width: number): number {
  for (let i = width - 1; i > 0; i--) {
    if ((titles[i] ?? '') !== '' || rows.some(({ celdas }) => !isBlank(celdas[i] ?? null))) return i + 1;
  }
  return 1;
}

const SUM = /^\W*(?:sub)?(?:totals?|totales|suma|sumas|guztira|importe total|total .{0,30})\W*$/iu;
const PART_OF_SUM = /^\W*sub[\s-]?total/iu;
/** A line under a table, which no row of it looks like. */
const REMARK = /^\s*(?:[*(†]|nota\b|fuente\b|generado\b|página\b|fin de\b)/iu;

/**
 * The rows of data, without the sums and remarks at the end, and the subtotals and repeated titles anywhere; what is left out is
 * told. The word «total» among rows of data may be of one that is wrong, which is for its reader to say.
 */
function withoutFrame(rows: readonly ReadRow[], { titles }: Heading) {
  const width = titles.filter((title) => title !== '').length;
  const passed = { sums: [] as number[], repeated: [] as number[], remarks: [] as number[] };
  const kept = rows.filter((row) => {
    if (isSum(row, width, PART_OF_SUM)) passed.sums.push(row.numero);
    else if (width > 1 && repeats(row, titles)) passed.repeated.push(row.numero);
    else return true;
    return false;
  });
  for (let last = kept.at(-1); last && kept.length > 1; last = kept.at(-1)) {
    if (isSum(last, width, SUM)) passed.sums.push(last.numero);
    else if (width > 2 && isRemark(last)) passed.remarks.unshift(last.numero);
    else break;
    kept.pop();
  }
  const warnings = [
    told(passed.sums, 'no se lee: es un total', 'no se leen: son totales'),
    told(passed.repeated, 'no se lee: repite la cabecera', 'no se leen: repiten la cabecera'),
    told(passed.remarks, 'no se lee: es una nota al pie', 'no se leen: son notas al pie'),
  ];
  return { rows: kept, warnings: warnings.flatMap((sentence) => sentence ?? []) };
}

function told(numbers: readonly number[], singular: string, plural: string): string | undefined {
  if (numbers.length === 0) return undefined;
  const shown = numbers
    .toSorted((a, b) => a - b)
    .slice(0, 5)
    .join(', ');
  if (numbers.length === 1) return `La fila ${shown} ${singular}`;
  return `Las filas ${shown}${numbers.length > 5 ? ` y ${numbers.length - 5} más` : ''} ${plural}`;
}

/** A sum has the word and few cells besides, none of which identifies anything. */
function isSum({ celdas }: ReadRow, width: number, word: RegExp): boolean {
  if (!celdas.some((celda) => typeof celda === 'string' && celda.length < 50 && word.test(celda)))
    return false;
  const written = celdas.filter((celda) => !isBlank(celda));
  return written.length <= Math.max(2, width / 2) && !written.some(isIdentifier);
}

function repeats({ celdas }: ReadRow, titles: readonly string[]): boolean {
  return titles.every((title, i) => asWritten(celdas[i] ?? null).replace(/\s+/g, ' ') === title);
}

function isRemark({ celdas }: ReadRow): boolean {
  const [only, second] = celdas.filter((celda) => !isBlank(celda));
  return second === undefined && typeof only === 'string' && REMARK.test(only);
}
