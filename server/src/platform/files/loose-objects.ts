import type { Db } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import type { Bucket } from './bucket.ts';
import { insertFichero } from './file.repository.ts';
import {
  countKnown,
  deleteFichero,
  deleteSobrante,
  holdPlace,
  insertSobrantes,
  listSobrantes,
  sumFicherosIn,
} from './object.repository.ts';

type Deps = {
  readonly db: Db;
  readonly bucket: Bucket;
  /** Backups of the database that are this old may still be restored, and need their files. */
  readonly keepDays: number;
};

type Round = Deps & { readonly jobs: Jobs; readonly onError: (error: unknown) => void };

/** An object may stand in the bucket this long before the transaction that brought it has ended. */
const UNDER_WAY_MS = 24 * 3600 * 1000;

/** Removes from the bucket what no row has needed for some days, now and once a day, until the returned function is called. */
export function startLooseObjects({ jobs, onError, ...deps }: Round): Promise<() => Promise<void>> {
  // The start does not wait for it: a list of a million objects takes minutes, and the store may be away.
  const begin = async () => {
    removeLooseObjects(deps).catch(onError);
  };
  return jobs.nowAndDaily('objetos-sobrantes', '04:30', begin);
}

/** Answers how many objects it removed. */
export async function removeLooseObjects({ db, bucket, keepDays }: Deps): Promise<number> {
  const under = Date.now() - UNDER_WAY_MS;
  for await (const page of bucket.pages()) {
    const settled = page.filter(({ modified }) => modified.getTime() < under);
    await insertSobrantes(
      db,
      settled.map(({ sha256 }) => sha256),
    );
  }
  let removed = 0;
  for (const sha256 of await listSobrantes(db, keepDays)) {
    if (await removeObject(db, bucket, sha256)) removed++;
  }
  return removed;
}

/**
 * While the object is removed, its hash is taken in `fichero`: whoever brings the same bytes waits, finds no object
 * afterwards, and brings it again.
 */
function removeObject(db: Db, bucket: Bucket, sha256: Buffer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const place = await holdPlace(trx, sha256);
    const taken = place === undefined && (await insertFichero(trx, { sha256, bytes: 0 }));
    // Somebody has just brought it: the next round finds out what became of it.
    if (place === undefined && !taken) return false;
    if (place !== 's3') await bucket.remove(sha256);
    if (taken) await deleteFichero(trx, sha256);
    await deleteSobrante(trx, sha256);
    return place !== 's3';
  });
}

/** How many files stand in the bucket by the database's account, and how many of them are not there whole. */
export async function examineBucket(db: Db, bucket: Bucket): Promise<{ files: number; missing: number }> {
  const { files } = await sumFicherosIn(db, 's3');
  let known = 0;
  for await (const page of bucket.pages()) known += await countKnown(db, page);
  return { files, missing: Math.max(0, files - known) };
}
