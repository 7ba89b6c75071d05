import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { errorMessage } from '../errors.ts';
import { contentOfEntry } from './zip-entry.ts';
import { ZipRefused } from './zip-refused.ts';

/** A file inside a zip: its content can be read many times, and never stands whole anywhere. */
type ZipContent = {
  readonly name: string;
  /** Its bytes in the zip. */
  readonly compressedBytes: number;
  /** Its bytes once inflated, as the directory of the zip declares them; reading holds it to them. */
  readonly bytes: number;
  readonly open: (read?: (bytes: number) => void) => AsyncIterable<Buffer>;
};

export type ZipInput = { readonly entries: readonly ZipContent[]; readonly close: () => void };

type ZipLimits = { readonly maxEntries: number; readonly maxBytes: number };

/**
 * Text shrinks to about a tenth; only bombs shrink a hundred times over more than some megabytes.
 */
const MAX_RATIO = { times: 100, fromBytes: 10 * 1024 ** 2 } as const;
const STORED = 0;
const DEFLATE = 8;
const GB = 1024 ** 3;

export function looksLikeZip(sample: Uint8Array): boolean {
  return sample[0] === 0x50 && sample[1] === 0x4b && (sample[2] === 3 || sample[2] === 5);
}

/**
 * Opens the files inside a zip once its directory has been checked. Nothing is inflated here, and nothing ever
 * on disk. It refuses with `ZipRefused`.
 */
export async function openZipInput(name: string, path: string, limits: ZipLimits): Promise<ZipInput> {
  const zip = await readable(name, openPromise(path, { autoClose: false, lazyEntries: true }));
  try {
    const entries = await readable(name, entriesOf(zip, name, limits));
    return {
      entries: entries.map((entry) => ({
        name: entry.fileName,
        compressedBytes: entry.compressedSize,
        bytes: entry.uncompressedSize,
        open: (read) => contentOfEntry(zip, entry, read),
      })),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile, name: string, { maxEntries, maxBytes }: ZipLimits): Promise<Entry[]> {
  const entries: Entry[] = [];
  if (zip.entryCount > maxEntries) {
    throw refusal(name, `trae ${zip.entryCount} ficheros y se admiten ${maxEntries}`);
  }
  for await (const entry of zip.eachEntry()) {
    if (isOrnament(entry.fileName)) continue;
    const motivo = refusalOf(entry);
    if (motivo) throw refusal(name, `${entry.fileName}: ${motivo}`);
    entries.push(entry);
  }
  if (entries.length === 0) throw refusal(name, 'no trae ningún fichero');
  // Reading will hold each entry to the size that the directory declares here.
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > maxBytes) throw refusal(name, `descomprimido pasa de ${Math.round(maxBytes / GB)} GB`);
  if (total > MAX_RATIO.fromBytes && total > zip.fileSize * MAX_RATIO.times) {
    throw refusal(name, `descomprimido ocupa más de ${MAX_RATIO.times} veces lo que comprimido`);
  }
  return entries;
}

/** Folders, and the files that macOS adds, hold no data. */
function isOrnament(name: string): boolean {
  return /\/$|(^|\/)(__MACOSX\/|\.)/.test(name);
}

function refusalOf(entry: Entry): string | undefined {
  if (entry.isEncrypted()) return 'está cifrado con contraseña';
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATE) {
    return 'está comprimido de una forma que no se admite';
  }
  return undefined;
}

function refusal(name: string, motivo: string): ZipRefused {
  return new ZipRefused(`El zip ${name} no se admite: ${motivo}`);
}

/** Puts yauzl's errors into Spanish: those about names are attempts to leave the folder. */
async function readable<T>(name: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ZipRefused) throw error;
    const [, path] =
      /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
        errorMessage(error),
      ) ?? [];
    throw refusal(name, path === undefined ? 'está dañado o incompleto' : `«${path}» sale de su carpeta`);
  }
}
