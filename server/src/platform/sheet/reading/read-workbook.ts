import { readCsv } from './read-csv.ts';
import { type ReadRow, unreadable } from './read-row.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** Reads the rows of a sheet. The content, and not the name, decides the format. */
export function readWorkbook(bytes: Buffer): Promise<ReadRow[]> | ReadRow[] {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return readXlsx(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw unreadable('Es un Excel antiguo o protegido (.xls): guárdalo como .xlsx o CSV');
  }
  if (bytes.includes(0)) throw unreadable('No es un CSV ni un XLSX');
  return readCsv(bytes);
}
