import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Book, Reading, Sheet } from '../book.ts';
import { MAX_CELLS } from '../limits.ts';
import { readOds } from '../ods/read-ods.ts';
import { unreadable } from '../read-row.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';

/** Reads a file that is no zip. */
type ReadPlain = (bytes: Buffer, chosen: Reading) => Promise<Book> | Book;

export function looksLikeZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** A zip holds as many tables as somebody would look through. */
const MAX_TABLES = 50;
const MAX_UNPACKED_MB = 64;

/** Reads a zip: a workbook of Excel or of OpenDocument, or the tables that somebody has put together, each as a sheet of its own. */
export async function readZip(bytes: Buffer, chosen: Reading, readPlain: ReadPlain): Promise<Book> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(() => {
    throw unreadable('El fichero está cortado o no es un libro de Excel');
  });
  const entries = await entriesOf(zip);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (names.has('content.xml') && names.has('mimetype')) return readOds(bytes);
  const tables = entries.filter(({ fileName }) => isTable(fileName));
  if (names.has('[Content_Types].xml') || tables.length === 0) return readXlsx(bytes);
  return readTables({ zip, tables, chosen, readPlain });
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      // What a workbook of so many parts is told is for its own reader to say.
      if (entries.length > 2_000) break;
    }
  } catch {
    throw unreadable('El fichero está cortado o dañado');
  }
  return entries;
}

/** Folders, and the files that macOS adds, hold no table. */
function isTable(name: string): boolean {
  return !/(^|\/)(__MACOSX\/|\.)/.test(name) && /\.(csv|tsv|txt|json|xlsx|ods)$/i.test(name);
}

async function readTables({
  zip,
  tables,
  chosen,
  readPlain,
}: {
  readonly zip: ZipFile;
  readonly tables: readonly Entry[];
  readonly chosen: Reading;
  readonly readPlain: ReadPlain;
}): Promise<Book> {
  if (tables.length > MAX_TABLES)
    throw unreadable(`El zip trae ${tables.length} tablas y se admiten ${MAX_TABLES}: pártelo en varios`);
  // The size declared here binds: reading fails when an entry goes beyond it.
  if (tables.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_MB * 1024 ** 2)
    throw unreadable(`Descomprimido pasa de ${MAX_UNPACKED_MB} MB, el máximo: pártelo en varios`);
  const sheets: Sheet[] = [];
  let cells = 0;
  for (const entry of tables) {
    const book = await bookIn(await contentOf(zip, entry), chosen, readPlain);
    const file = entry.fileName.replace(/^.*\//, '');
    for (const { name, rows } of book.sheets) {
      cells += rows.reduce((sum, { celdas }) => sum + celdas.length, 0);
      sheets.push({ name: name === null || name === '' ? file : `${file} · ${name}`, rows });
    }
    if (cells > MAX_CELLS)
      throw unreadable(`El zip tiene más de ${MAX_CELLS / 1_000_000} millones de celdas: pártelo en varios`);
  }
  return { encoding: null, separator: null, sheets };
}

/** A zip of zips is opened no further than the workbooks in it. */
async function bookIn(bytes: Buffer, chosen: Reading, readPlain: ReadPlain): Promise<Book> {
  if (!looksLikeZip(bytes)) return readPlain(bytes, chosen);
  return bytes.includes('mimetypeapplication/vnd.oasis') ? readOds(bytes) : readXlsx(bytes);
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted())
    throw unreadable('El zip está protegido con contraseña: quítasela y vuelve a subirlo');
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    throw unreadable(`${entry.fileName} está cortado o dañado`);
  }
}
