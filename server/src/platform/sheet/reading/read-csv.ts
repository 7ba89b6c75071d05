import { CsvError, type CsvErrorCode, type Options, parse } from 'csv-parse/sync';
import { rearmed } from '../formula.ts';
import type { Book, Reading } from './book.ts';
import { decodeText } from './decode.ts';
import { RowMeter } from './limits.ts';
import { type ReadRow, unreadable } from './read-row.ts';
import { type Separator, separatorOf, withoutSaidSeparator } from './separator.ts';

/** A row as long as sixteen of the longest cells is no row of data. */
const MAX_ROW_CHARACTERS = 512 * 1024;
/** Whoever asks for rows bounds those with something in them; a line break is a row too, and five megabytes are five million. */
const MAX_ROWS = 100_000;
/** A heading and the notes above it. */
const MAX_ROWS_OF_HEAD = 1_000;

/** Reads the rows of a text file, in the encoding and with the separator that are said, or else those that it shows. */
export async function readCsv(bytes: Buffer, chosen: Reading = {}): Promise<Book> {
  const { text, encoding } = decodeText(bytes, chosen.encoding);
  const separator = chosen.separator ?? separatorOf(text);
  const rows = await readQuoted(withoutSaidSeparator(text), separator);
  return { encoding, separator, sheets: [{ name: null, rows }] };
}

async function readQuoted(text: string, separator: Separator): Promise<ReadRow[]> {
  try {
    return await readRows(text, separator, false);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'INVALID_OPENING_QUOTE') throw error;
    // A quote in the middle of a cell, as in «Tubo de 5"», is no fault.
    return readRows(text, separator, true);
  }
}

async function readRows(text: string, separator: Separator, quotesInside: boolean): Promise<ReadRow[]> {
  const options: Options = {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: quotesInside,
    max_record_size: MAX_ROW_CHARACTERS,
    to: MAX_ROWS + MAX_ROWS_OF_HEAD + 1,
  };
  const meter = new RowMeter();
  const rows: ReadRow[] = [];
  // The thread that reads has nothing else to do; a stream of rows would take three times as long.
  const take = (cells: string[]): null => {
    const numero = rows.length + 1;
    if (numero > MAX_ROWS + MAX_ROWS_OF_HEAD) throw unreadable(TOO_MANY_ROWS);
    meter.add(cells, numero);
    if (quotesInside && cells.some(isTornQuote)) throw unreadable(openQuote(numero));
    rows.push({ numero, celdas: cells.map(rearmed) });
    return null;
  };
  try {
    parse(text, { ...options, on_record: take });
    return rows;
  } catch (error) {
    const sentence = error instanceof CsvError ? FAULTS[error.code]?.(Number(error.records) + 1) : undefined;
    throw sentence === undefined ? error : unreadable(sentence);
  }
}

/** When quotes are allowed inside of cells, one that is left open swallows the rows down to the next one. */
function isTornQuote(cell: string): boolean {
  return cell.startsWith('"') && /[\r\n]/.test(cell);
}

const TOO_MANY_ROWS = `El fichero tiene más de ${MAX_ROWS.toLocaleString('es')} filas, contando las vacías: quita las que sobren o pártelo en varios`;

const openQuote = (row: number) => `Las comillas de la fila ${row} no se cierran`;

const FAULTS: Readonly<Partial<Record<CsvErrorCode, (row: number) => string>>> = {
  CSV_QUOTE_NOT_CLOSED: openQuote,
  CSV_INVALID_CLOSING_QUOTE: openQuote,
  CSV_MAX_RECORD_SIZE: (row) => `La fila ${row} es demasiado larga: quizá no se cierran unas comillas`,
};
