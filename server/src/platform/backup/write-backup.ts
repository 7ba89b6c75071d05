import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import type pg from 'pg';
import { withConnection } from '../database.ts';
import { ZipOutput } from '../zip-output.ts';
import {
  appliedMigrations,
  beginSnapshot,
  copyOut,
  listTables,
  readSequences,
  serverVersion,
  type TableShape,
} from './backup.repository.ts';
import { type BackupTable, entryOf, MANIFEST, type Manifest } from './manifest.ts';

/** The rows of a portfolio shrink to a fifth at the fastest level, and hardly more at the others. */
const FASTEST = { compressionLevel: 1 };

type Backup = {
  readonly url: string;
  /** The file appears under this name only once it is whole and on the disk. */
  readonly path: string;
  /** The secret of the data folder, when it is the one in use. */
  readonly secret?: string | undefined;
};

/**
 * Writes all rows of a database, those of the stored documents included, as they were at one moment, while others
 * go on working. It needs no program of PostgreSQL, and rejects without leaving a file when the database goes away.
 */
export async function writeBackup({ url, path, secret }: Backup): Promise<Manifest> {
  const draft = `${path}.${process.pid}.parcial`;
  try {
    const manifest = await withConnection(url, (client) => writeDraft(client, draft, secret));
    await syncFile(draft);
    await rename(draft, path);
    return manifest;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

async function writeDraft(client: pg.Client, draft: string, secret: string | undefined): Promise<Manifest> {
  await beginSnapshot(client);
  const shapes = await listTables(client);
  const tables: BackupTable[] = [];
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    postgres: await serverVersion(client),
    migrations: await appliedMigrations(client),
    tables,
    sequences: await readSequences(client),
    ...(secret === undefined ? {} : { secret }),
  };
  const zip = new ZipOutput();
  for (const shape of shapes) {
    const open = async () => rowsOf(client, shape, (table) => tables.push(table));
    zip.addStream(entryOf(shape.name), open, FASTEST);
  }
  zip.addStream(MANIFEST, async () => Readable.from([JSON.stringify(manifest, null, 2)]));
  await pipelineDone(zip.end(), createWriteStream(draft, { mode: 0o600, flags: 'w' }));
  return manifest;
}

/** The rows of one table; once they have all been read, `done` is told how many they were and their hash. */
function rowsOf(client: pg.Client, shape: TableShape, done: (table: BackupTable) => void): Readable {
  const rows = copyOut(client, shape);
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
    flush(next) {
      done({ ...shape, columns: [...shape.columns], rows: rows.rowCount, sha256: hash.digest('hex') });
      next();
    },
  });
  return pipeline(rows, hashing, () => undefined);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
