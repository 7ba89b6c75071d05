import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromWorkbook } from '../../formula.ts';
import type { Book, Sheet } from '../book.ts';
import { MAX_COLUMNS, RowMeter } from '../limits.ts';
import { isBlank, type ReadCell, type ReadRow, unreadable } from '../read-row.ts';
import { unpackBook } from '../xlsx/book-parts.ts';

const CONTENT = 'content.xml';
/** LibreOffice has as many rows as Excel. */
const LAST_ROW = 1_048_576;

/** Reads every sheet of an OpenDocument spreadsheet. Its XML has passed the same checks as that of a workbook of Excel. */
export async function readOds(bytes: Buffer): Promise<Book> {
  const content = (await unpackBook(bytes)).get(CONTENT);
  if (!content) throw unreadable('No es un libro de OpenDocument que se pueda leer');
  const reader = new ContentReader();
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('text', (text) => reader.text(text));
  parser.write(content.toString('utf8')).close();
  return { encoding: null, separator: null, sheets: reader.sheets };
}

type Cell = { readonly value: ReadCell | undefined; readonly times: number };

/** Puts the sheets together, tag by tag. What is repeated in vain, as the blank cells to the right of a table are, takes no room. */
class ContentReader {
  readonly sheets: Sheet[] = [];
  readonly #meter = new RowMeter();
  #rows: ReadRow[] = [];
  #cells: ReadCell[] = [];
  /** Blank cells that only count if another one follows. */
  #blanks = 0;
  #rowNumber = 0;
  #rowTimes = 1;
  #cell: Cell | undefined;
  #paragraphs: string[] = [];
  /** Notes of a cell are no part of what it says. */
  #annotations = 0;

  open({ name, attributes }: SaxesTagPlain): void {
    const times = (attribute: string) => Math.max(1, Number(attributes[attribute] ?? 1) || 1);
    switch (name) {
      case 'table:table':
        this.#rows = [];
        this.#rowNumber = 0;
        this.sheets.push({ name: attributes['table:name'] ?? '', rows: this.#rows });
        break;
      case 'table:table-row':
        this.#cells = [];
        this.#blanks = 0;
        this.#rowTimes = times('table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { value: typedValue(attributes), times: times('table:number-columns-repeated') };
        this.#paragraphs = [];
        break;
      case 'office:annotation':
        this.#annotations++;
        break;
      case 'text:p':
        if (this.#annotations === 0) this.#paragraphs.push('');
        break;
      case 'text:s':
        this.text(' '.repeat(Math.min(100, times('text:c'))));
        break;
      case 'text:tab':
      case 'text:line-break':
        this.text(name === 'text:tab' ? '\t' : '\n');
    }
  }

  text(text: string): void {
    if (this.#annotations > 0 || this.#paragraphs.length === 0) return;
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }

  close(name: string): void {
    if (name === 'office:annotation') this.#annotations--;
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#closeCell();
    else if (name === 'table:table-row') this.#closeRow();
  }

  #closeCell(): void {
    if (!this.#cell) return;
    const { value = fromWorkbook(this.#paragraphs.join('\n')), times } = this.#cell;
    this.#cell = undefined;
    this.#paragraphs = [];
    if (isBlank(value)) {
      this.#blanks += times;
      return;
    }
    const width = this.#cells.length + this.#blanks + times;
    if (width > MAX_COLUMNS)
      throw unreadable(
        `La fila ${this.#rowNumber + 1} tiene ${width} columnas y en una hoja caben ${MAX_COLUMNS}`,
      );
    for (let i = 0; i < this.#blanks; i++) this.#cells.push(null);
    for (let i = 0; i < times; i++) this.#cells.push(value);
    this.#blanks = 0;
  }

  #closeRow(): void {
    if (this.#rowNumber + this.#rowTimes > LAST_ROW && this.#cells.length > 0)
      throw unreadable(`La hoja tiene más de ${LAST_ROW} filas: pártela en varias`);
    for (let i = 1; this.#cells.length > 0 && i <= this.#rowTimes; i++) {
      this.#meter.add(this.#cells, this.#rowNumber + i);
      this.#rows.push({ numero: this.#rowNumber + i, celdas: this.#cells });
    }
    this.#rowNumber += this.#rowTimes;
  }
}

/** The value of a cell that is no text; undefined for one whose text says it. */
function typedValue(attributes: SaxesTagPlain['attributes']): ReadCell | undefined {
  const [type, number] = [attributes['office:value-type'], Number(attributes['office:value'])];
  if (['float', 'currency', 'percentage'].includes(type ?? ''))
    return Number.isFinite(number) ? number : undefined;
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true';
  const day = /^\d{4}-\d{2}-\d{2}/.exec(attributes['office:date-value'] ?? '')?.[0];
  if (type !== 'date' || day === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
