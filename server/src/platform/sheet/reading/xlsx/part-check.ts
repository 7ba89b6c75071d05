import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ProblemError } from '../../../problems.ts';
import { MAX_CELLS, MAX_COLUMNS } from '../limits.ts';
import { unreadable } from '../read-row.ts';

/** A sheet of Excel has this many rows. */
const LAST_ROW = 1_048_576;
/** The parts of real workbooks are some ten elements deep. */
const MAX_DEPTH = 64;
/** The limit is sixteen times what a cell may hold. */
const MAX_BYTES_BETWEEN_TAGS = 512 * 1024;

const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/**
 * Checks a part of a workbook chunk by chunk before the workbook reader sees it, and throws at the first thing
 * that would make that reader take too much memory: an array that is too long makes V8 end the whole process
 * and not only the thread.
 */
export class PartCheck {
  readonly #decoder = new StringDecoder('utf8');
  readonly #parser = new SaxesParser({ position: false, xmlns: false });
  #depth = 0;
  #bytesSinceTag = 0;
  /** The number that the row declares; its cells need not agree with it. */
  #row = 0;
  #cellRow = 0;
  #column = 0;
  #cell = '';
  #cells = 0;
  #usedRow = 0;
  #usedColumn = 0;

  constructor() {
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('doctype', () => {
      throw unreadable('El libro no es como los que escribe Excel: guárdalo de nuevo como .xlsx o CSV');
    });
  }

  write(chunk: Buffer): void {
    this.#bytesSinceTag += chunk.length;
    this.#parse(this.#decoder.write(chunk));
    if (this.#bytesSinceTag > MAX_BYTES_BETWEEN_TAGS) {
      throw unreadable('Un texto del libro es mucho más largo de lo que cabe en una celda: acórtalo');
    }
  }

  end(): void {
    this.#parse(this.#decoder.end());
    this.#parse(null);
  }

  #parse(xml: string | null): void {
    try {
      this.#parser.write(xml);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw unreadable('El libro está dañado: ábrelo con Excel y guárdalo de nuevo');
    }
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#bytesSinceTag = 0;
    if (++this.#depth > MAX_DEPTH) throw unreadable('El libro tiene demasiados niveles: guárdalo como CSV');
    switch (name.replace(/^.*:/, '')) {
      case 'row':
        this.#openRow(attributes.r);
        break;
      case 'c':
        this.#openCell(attributes.r);
        break;
      case 'v':
      case 'is':
        this.#useCell();
    }
  }

  #close(): void {
    this.#depth--;
    this.#bytesSinceTag = 0;
  }

  #openRow(number: string | undefined): void {
    this.#row = number === undefined ? this.#row + 1 : Number(number);
    this.#column = 0;
    if (!Number.isInteger(this.#row) || this.#row < 1 || this.#row > LAST_ROW) {
      throw unreadable(`La fila «${number ?? this.#row}» no existe en una hoja de Excel`);
    }
  }

  #openCell(place: string | undefined): void {
    this.#cells++;
    const [, letters = '', digits = ''] = CELL.exec(place ?? '') ?? [];
    this.#column = place === undefined ? this.#column + 1 : columnOf(letters);
    this.#cellRow = place === undefined ? this.#row : Number(digits);
    this.#cell = place ?? `${this.#column} de la fila ${this.#cellRow}`;
    if (this.#column < 1 || this.#column > MAX_COLUMNS || this.#cellRow > LAST_ROW) {
      throw unreadable(`La celda «${this.#cell}» no existe en una hoja de Excel`);
    }
    if (this.#cells > MAX_CELLS)
      throw unreadable(`La hoja tiene más de ${MILLIONS} de celdas: pártela en varias`);
  }

  /** The workbook reader makes a full rectangle up to the last used row and column. */
  #useCell(): void {
    this.#usedRow = Math.max(this.#usedRow, this.#row, this.#cellRow);
    this.#usedColumn = Math.max(this.#usedColumn, this.#column);
    if (this.#usedRow * this.#usedColumn > MAX_CELLS) {
      throw unreadable(
        `La celda ${this.#cell} está tan lejos que la hoja pasa de ${MILLIONS} de celdas: bórrala, o copia tus filas en una hoja nueva`,
      );
    }
  }
}

const MILLIONS = `${MAX_CELLS / 1_000_000} millones`;

/** Column A is 1. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
