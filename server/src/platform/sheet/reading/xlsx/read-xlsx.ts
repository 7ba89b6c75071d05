import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/universal';
import { ZipFile } from 'yazl';
import { fromWorkbook } from '../../formula.ts';
import { RowMeter } from '../limits.ts';
import { type ReadCell, type ReadRow, unreadable } from '../read-row.ts';
import { type BookParts, unpackBook } from './book-parts.ts';

/** Reads the first sheet of a workbook. */
export async function readXlsx(bytes: Buffer): Promise<ReadRow[]> {
  const book = await repack(await unpackBook(bytes));
  const rows: unknown[][] = await readSheet(book).catch(() => {
    throw unreadable('No es un libro de Excel que se pueda leer');
  });
  const meter = new RowMeter();
  return rows.map((row, i) => {
    const celdas = row.map(celdaDe);
    meter.add(celdas, i + 1);
    return { numero: i + 1, celdas };
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
