import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from '../read-row.ts';
import { PartCheck } from './part-check.ts';

/** The XML parts of a workbook by name; pictures and the rest are left out. */
export type BookParts = ReadonlyMap<string, Buffer>;

/** A workbook has a dozen parts, and one for each of its sheets and drawings. */
const MAX_ENTRIES = 2_000;
/** The limit applies to all the XML parts together, unpacked. */
const MAX_UNPACKED_MB = 64;

/** Unpacks a workbook and checks each part while unpacking; nothing is kept beyond the first fault. */
export async function unpackBook(bytes: Buffer): Promise<BookParts> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw unreadable('El fichero está cortado o no es un libro de Excel');
  });
  const parts = new Map<string, Buffer>();
  for (const entry of await xmlEntries(zip)) parts.set(entry.fileName, await unpack(zip, entry));
  return parts;
}

async function xmlEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw unreadable(`El libro lleva dentro ${zip.entryCount} ficheros: guárdalo como CSV`);
  }
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (/\.(xml|rels)$/.test(entry.fileName)) entries.push(entry);
    }
  } catch {
    throw unreadable('El fichero está cortado o dañado');
  }
  // The size declared here binds: `inflate` fails when a part goes beyond it.
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_MB * 1024 ** 2) {
    throw unreadable(
      `Descomprimido pasa de ${MAX_UNPACKED_MB} MB, el máximo: guárdalo como CSV o pártelo en varios`,
    );
  }
  return entries;
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted())
    throw unreadable('El libro está protegido con contraseña: quítasela y vuelve a subirlo');
  const check = new PartCheck();
  const chunks: Buffer[] = [];
  for await (const chunk of inflate(zip, entry)) {
    check.write(chunk);
    chunks.push(chunk);
  }
  check.end();
  return Buffer.concat(chunks);
}

/** yauzl fails when an entry goes beyond its declared size. */
async function* inflate(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch {
    throw unreadable('El fichero está cortado o dañado');
  }
}
