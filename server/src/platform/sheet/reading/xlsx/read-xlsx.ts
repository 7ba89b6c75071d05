import { buffer } from 'node:stream/consumers';
import readBook, { readSheet } from 'read-excel-file/universal';
import { ZipFile } from 'yazl';
import { fromWorkbook } from '../../formula.ts';
import type { Book } from '../book.ts';
import { RowMeter } from '../limits.ts';
import { type ReadCell, unreadable } from '../read-row.ts';
import { type BookParts, unpackBook } from './book-parts.ts';

/** Reads every sheet of a workbook. */
export async function readXlsx(bytes: Buffer): Promise<Book> {
  const book = await repack(await unpackBook(bytes));
  const meter = new RowMeter();
  const sheets = (await sheetsOf(book)).map(({ sheet: name, data }) => {
    const rows = data.map((row: readonly unknown[], i) => {
      const celdas = row.map(celdaDe);
      meter.add(celdas, i + 1);
      return { numero: i + 1, celdas };
    });
    return { name, rows };
  });
  return { encoding: null, separator: null, sheets };
}

/** A sheet that is a chart and nothing else makes the whole book unreadable to its reader, but not the sheet before it. */
async function sheetsOf(book: Blob) {
  return readBook(book).catch(async () => {
    const data = await readSheet(book).catch(() => {
      throw unreadable('No es un libro de Excel que se pueda leer');
    });
    return [{ sheet: '', data }];
  });
}

/** The reader gets the very parts that were checked, whatever else the file contains. */
async function repack(parts: BookParts): Promise<Blob> {
  const zip = new ZipFile();
  for (const [name, part] of parts) zip.addBuffer(part, name, { compress: false });
  zip.end();
  return new Blob([Uint8Array.from(await buffer(zip.outputStream))]);
}

function celdaDe(valor: unknown): ReadCell {
  if (typeof valor === 'number' || typeof valor === 'boolean') return valor;
  // A number of days beyond every calendar is no date.
  if (valor instanceof Date) return /^\d{4}-/.test(dayOf(valor)) ? valor : 'Fecha fuera de rango';
  return valor === null ? null : fromWorkbook(String(valor));
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
