import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isConnectionLost } from '../connection-lost.ts';
import { errorMessage, StartupError } from '../errors.ts';
import { type BackupTable, entryOf, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** A manifest names some hundred tables; what is larger is none. */
const LARGEST_MANIFEST_BYTES = 4 * 1024 ** 2;

/** A backup that has been opened; `close` lets go of the file. */
export type BackupFile = {
  readonly manifest: Manifest;
  /** Calls `use` with the rows of a table, and rejects unless they are those that were written, all of them. */
  readonly readTable: (table: BackupTable, use: (rows: Readable) => Promise<number>) => Promise<void>;
  readonly close: () => void;
};

/** Opens a backup. The error says in Spanish why a file is none, or which part of it is damaged. */
export async function openBackup(path: string): Promise<BackupFile> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    const manifest = await readManifest(zip, entries, path);
    return {
      manifest,
      readTable: (table, use) => readTable({ zip, entries, path }, table, use),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw new StartupError(`No se puede leer la copia ${path}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  if (/end of central directory/i.test(message)) return 'está incompleta o no es una copia';
  if (/ENOENT/.test(message)) return 'no existe';
  return message;
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>, path: string): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (entry === undefined || entry.uncompressedSize > LARGEST_MANIFEST_BYTES) {
    throw new StartupError(`El fichero ${path} no es una copia de seguridad de Vatio`);
  }
  try {
    return manifestSchema.parse(JSON.parse(String(await buffer(await zip.openReadStreamPromise(entry)))));
  } catch {
    throw new StartupError(`La copia ${path} tiene dañado su índice, o es de un Vatio más nuevo`);
  }
}

type Opened = { readonly zip: ZipFile; readonly entries: Map<string, Entry>; readonly path: string };

async function readTable(
  { zip, entries, path }: Opened,
  table: BackupTable,
  use: (rows: Readable) => Promise<number>,
): Promise<void> {
  const damaged = (why: string) =>
    new StartupError(`La copia ${path} está dañada: la tabla ${table.name} ${why}`);
  const entry = entries.get(entryOf(table.name));
  if (entry === undefined) throw damaged('falta');
  const rows = await zip.openReadStreamPromise(entry);
  const hash = createHash('sha256');
  let unreadable: unknown;
  rows.on('data', (chunk) => hash.update(chunk));
  rows.on('error', (error) => {
    unreadable = error;
  });
  rows.pause();
  const count = await use(rows).catch((error) => {
    if (unreadable !== undefined) throw damaged('no se puede leer');
    throw isConnectionLost(error) ? error : damaged(`no se puede cargar (${errorMessage(error)})`);
  });
  if (hash.digest('hex') !== table.sha256) throw damaged('no es la que se copió');
  if (count !== table.rows) throw damaged(`tiene ${count} filas y se copiaron ${table.rows}`);
}
