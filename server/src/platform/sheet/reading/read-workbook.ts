import type { Book, Reading } from './book.ts';
import { readCsv } from './read-csv.ts';
import { looksLikeJson, readJson } from './read-json.ts';
import { unreadable } from './read-row.ts';
import { looksLikeZip, readZip } from './zip/read-zip.ts';

/** Reads the rows of every sheet of a file. The content, and not the name, decides the format. */
export function readWorkbook(bytes: Buffer, chosen: Reading = {}): Promise<Book> | Book {
  return looksLikeZip(bytes) ? readZip(bytes, chosen, readPlain) : readPlain(bytes, chosen);
}

function readPlain(bytes: Buffer, chosen: Reading): Promise<Book> | Book {
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw unreadable('Es un Excel antiguo o protegido (.xls): guárdalo como .xlsx o CSV');
  }
  if (looksLikeJson(bytes)) return readJson(bytes);
  return readCsv(bytes, chosen);
}
