import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from '../read-row.ts';
import { PartCheck } from './part-check.ts';

/** The XML parts of a book by name; the pictures and the rest are left out. */
export type BookParts = ReadonlyMap<string, Buffer>;

/** A book has a dozen parts, and one for each of its sheets and drawings. */
const MAX_ENTRIES = 2_000;
/** Unpacked, all the XML parts together. */
const MAX_UNPACKED_MB = 64;

/** Unpacks a book and checks each of its parts while it is unpacked: nothing of it is kept beyond the first fault. */
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
  // Each part is held to the size that it declares here.
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

/** yauzl ends it with an error when it goes beyond the size that the entry declares. */
async function* inflate(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch {
    throw unreadable('El fichero está cortado o dañado');
  }
}
