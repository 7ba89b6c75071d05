import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../database.ts';
import { errorCode } from '../errors.ts';
import {
  countTrozos,
  deleteTrozos,
  findTrozo,
  forgetFichero,
  holdFichero,
  insertFichero,
  insertTrozo,
  stateOfFichero,
  updateFichero,
} from './file.repository.ts';
import { digestOf, passingChunksOf, sha256Of } from './file-source.ts';
import { type FileSource, type FileStore, fileDamaged, fileMissing, type KeptFile } from './file-store.ts';

/** PostgreSQL's code for a page or row of its own files that it cannot read. */
const DATA_CORRUPTED = 'XX001';

/**
 * Files live in the database, so that a file and the row that refers to it are written together or not at all.
 */
export function postgresFiles(db: Db): FileStore {
  return {
    put: (trx, source) => inTransaction(trx, (inner) => put(inner, source)),
    check: async (sha256) => {
      try {
        return await stateOfFichero(db, sha256);
      } catch (error) {
        if (errorCode(error) === DATA_CORRUPTED) return 'damaged';
        throw error;
      }
    },
    open: async (sha256) => {
      const trozos = await countTrozos(db, sha256);
      if (trozos === undefined) throw fileMissing();
      return Readable.from(readTrozos(db, sha256, trozos), { objectMode: false });
    },
    remove: (trx, sha256) => inTransaction(trx, (inner) => forgetFichero(inner, sha256)),
  };
}

export function inTransaction<T>(db: Db, task: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? task(db) : db.transaction().execute(task);
}

/**
 * The source is read twice, first to hash it and then to write it; the second hash tells whether it changed in
 * between.
 */
async function put(trx: Db, source: FileSource): Promise<KeptFile> {
  const kept = await digestOf(source);
  if (await isNew(trx, kept)) return writeTrozos(trx, kept, source);
  if ((await stateOfFichero(trx, kept.sha256)) === 'intact') return kept;
  await deleteTrozos(trx, kept.sha256);
  return writeTrozos(trx, kept, source);
}

/**
 * A file that is being removed still exists when it is inserted and is gone when it is held, and so has to be
 * written as new.
 */
export async function isNew(trx: Db, kept: KeptFile): Promise<boolean> {
  for (;;) {
    if (await insertFichero(trx, kept)) return true;
    if (await holdFichero(trx, kept.sha256)) return false;
  }
}

async function writeTrozos(trx: Db, kept: KeptFile, source: FileSource): Promise<KeptFile> {
  const hash = createHash('sha256');
  let trozos = 0;
  for await (const datos of passingChunksOf(source)) {
    hash.update(datos);
    await insertTrozo(trx, { sha256: kept.sha256, orden: trozos, datos, suma: sha256Of(datos) });
    trozos++;
  }
  if (!hash.digest().equals(kept.sha256)) throw new Error('The file changed while it was being kept');
  await updateFichero(trx, { ...kept, trozos });
  return kept;
}

/** Each piece is read by a statement of its own, so that a slow or absent reader holds no connection. */
async function* readTrozos(db: Db, sha256: Buffer, trozos: number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (let orden = 0; orden < trozos; orden++) {
    const datos = await findTrozo(db, sha256, orden);
    if (datos === undefined) throw fileDamaged();
    hash.update(datos);
    if (orden === trozos - 1 && !hash.digest().equals(sha256)) throw fileDamaged();
    yield datos;
  }
}
