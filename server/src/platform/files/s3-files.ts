import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../database.ts';
import type { Bucket } from './bucket.ts';
import { deleteTrozos } from './file.repository.ts';
import { digestOf } from './file-source.ts';
import { type FileSource, type FileState, type FileStore, fileDamaged, type KeptFile } from './file-store.ts';
import { findInBucket, placeInBucket } from './object.repository.ts';
import { inTransaction, isNew, postgresFiles } from './postgres-files.ts';

/**
 * New files go to a bucket, and those that are in the database are read from there. Each has its row in the database: what a
 * transaction that failed left in the bucket is removed by a round of the day (`loose-objects.ts`).
 */
export function s3Files(db: Db, bucket: Bucket): FileStore {
  const inDatabase = postgresFiles(db);
  const check = async (reader: Db, sha256: Buffer): Promise<FileState> => {
    const kept = await findInBucket(reader, sha256);
    return kept ? stateOf(kept, await bucket.sizeOf(sha256)) : postgresFiles(reader).check(sha256);
  };
  const put = async (trx: Db, source: FileSource): Promise<KeptFile> => {
    const kept = await digestOf(source);
    if (!(await isNew(trx, kept)) && (await check(trx, kept.sha256)) === 'intact') return kept;
    await bucket.put(kept, source);
    await deleteTrozos(trx, kept.sha256);
    await placeInBucket(trx, kept);
    return kept;
  };
  return {
    put: (trx, source) => inTransaction(trx, (inner) => put(inner, source)),
    check: (sha256) => check(db, sha256),
    open: async (sha256) =>
      (await findInBucket(db, sha256)) ? openObject(bucket, sha256) : inDatabase.open(sha256),
    remove: inDatabase.remove,
  };
}

/** The store checked the bytes when they came; here their number tells whether they are all there. */
function stateOf({ bytes }: KeptFile, found: number | undefined): FileState {
  if (found === undefined) return 'missing';
  return found === bytes ? 'intact' : 'damaged';
}

/** The bytes of an object; the stream fails before the last of them unless they have that hash. */
export async function openObject(bucket: Bucket, sha256: Buffer): Promise<Readable> {
  return Readable.from(checked(await bucket.open(sha256), sha256), { objectMode: false });
}

async function* checked(content: Readable, sha256: Buffer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of content) {
    if (held) yield held;
    hash.update(chunk);
    held = chunk;
  }
  if (!hash.digest().equals(sha256)) throw fileDamaged();
  if (held) yield held;
}
