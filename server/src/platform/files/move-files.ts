import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database.ts';
import { ProblemError } from '../problems.ts';
import type { Bucket } from './bucket.ts';
import { deleteTrozos, type FilePlace } from './file.repository.ts';
import { isStoreAway } from './file-store.ts';
import { holdPlace, listFicherosIn, placeInBucket } from './object.repository.ts';
import { postgresFiles } from './postgres-files.ts';
import { openObject } from './s3-files.ts';

type Move = {
  readonly db: Db;
  readonly bucket: Bucket;
  readonly to: FilePlace;
  /** Each file stands here while it is moved. */
  readonly folder: string;
  readonly onMoved: (bytes: number) => void;
};

type File = { readonly sha256: Buffer; readonly bytes: number };

const AT_ONCE = 4;

/**
 * Moves every file to the other place, each in a transaction of its own that ends once the bytes have been read there and have
 * their hash: whoever stops half-way has lost nothing, and the next time continues. Answers the damaged files, which stay.
 */
export async function moveFiles(move: Move): Promise<Buffer[]> {
  const damaged: Buffer[] = [];
  const files = filesIn(move.db, move.to === 's3' ? 'base' : 's3');
  const moveInTurn = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      if (!(await moveFile(move, next.value))) damaged.push(next.value.sha256);
      else move.onMoved(next.value.bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, moveInTurn));
  return damaged;
}

async function* filesIn(db: Db, place: FilePlace): AsyncGenerator<File> {
  let after: Buffer = Buffer.alloc(0);
  for (;;) {
    const page = await listFicherosIn(db, place, after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.sha256;
  }
}

/** False when its bytes are not what they were. */
async function moveFile(move: Move, file: File): Promise<boolean> {
  const path = join(move.folder, `${randomUUID()}.mudanza`);
  try {
    await move.db.transaction().execute(async (trx) => {
      const place = await holdPlace(trx, file.sha256);
      if (place === undefined || place === move.to) return;
      if (move.to === 's3') await moveToBucket({ ...move, trx, path, file });
      else await moveToDatabase({ ...move, trx, path, file });
    });
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError) || isStoreAway(error)) throw error;
    return false;
  } finally {
    await rm(path, { force: true });
  }
}

type FileMove = Move & { readonly trx: Db; readonly path: string; readonly file: File };

async function moveToBucket({ db, trx, bucket, path, file }: FileMove): Promise<void> {
  await pipeline(await postgresFiles(db).open(file.sha256), createWriteStream(path));
  await bucket.put(file, path);
  await pipeline(
    await openObject(bucket, file.sha256),
    new Writable({ write: (_chunk, _encoding, next) => next() }),
  );
  await deleteTrozos(trx, file.sha256);
  await placeInBucket(trx, file);
}

async function moveToDatabase({ db, trx, bucket, path, file }: FileMove): Promise<void> {
  await pipeline(await openObject(bucket, file.sha256), createWriteStream(path));
  await postgresFiles(db).put(trx, path);
}
