import { opendir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isFileOfDocumento } from './documentos.repository.ts';

type Move = {
  readonly db: Db;
  readonly files: FileStore;
  readonly dataFolder: string;
  /** Writes a sentence for the person at the terminal. */
  readonly say: (sentence: string) => void;
};

type Outcome = 'moved' | 'foreign' | 'damaged';

const SAY_EVERY_MS = 2000;
/** A stored file is named by the SHA-256 of its content. */
const KEPT = /^[0-9a-f]{64}$/;
/** A file with this name was being written when its process died, and never got its final name. */
const UNFINISHED = /^[0-9a-f]{64}\.[0-9a-f-]{36}$/;

/**
 * Moves the documents that earlier versions kept in the data folder into the store. A file is deleted once the
 * store has all of it, so that a process that is killed loses nothing and the next one continues.
 */
export async function moveDocumentFolder(move: Move): Promise<void> {
  const root = join(move.dataFolder, 'documentos');
  const counts = { moved: 0, foreign: 0, damaged: 0 };
  let spoken = Date.now();
  for (const folder of await entriesOf(root)) {
    for (const name of await entriesOf(join(root, folder))) {
      const path = join(root, folder, name);
      if (UNFINISHED.test(name)) await rm(path);
      if (!KEPT.test(name)) continue;
      counts[await moveFile(move, path, Buffer.from(name, 'hex'))]++;
      if (Date.now() - spoken < SAY_EVERY_MS) continue;
      spoken = Date.now();
      move.say(`Llevando los documentos a la base de datos: ${counts.moved} hasta ahora`);
    }
    await removeIfEmpty(join(root, folder));
  }
  await removeIfEmpty(root);
  if (counts.damaged > 0) {
    move.say(`${counts.damaged} documentos de ${root} están dañados: se quedan allí`);
  }
  if (counts.foreign > 0) {
    move.say(`${counts.foreign} ficheros de ${root} no son de ningún documento: se quedan allí`);
  }
}

async function moveFile({ db, files }: Move, path: string, sha256: Buffer): Promise<Outcome> {
  if (!(await isFileOfDocumento(db, sha256))) return 'foreign';
  try {
    await db.transaction().execute(async (trx) => {
      const kept = await files.put(trx, path);
      if (!kept.sha256.equals(sha256)) throw new NotWhatItWas();
    });
  } catch (error) {
    if (error instanceof NotWhatItWas) return 'damaged';
    throw error;
  }
  if ((await files.check(sha256)) !== 'intact') return 'damaged';
  await rm(path);
  return 'moved';
}

/** The content does not match the hash in the name: stored under another hash, no document would find it. */
class NotWhatItWas extends Error {}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    const names: string[] = [];
    for await (const { name } of await opendir(folder)) names.push(name);
    return names.sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
}
