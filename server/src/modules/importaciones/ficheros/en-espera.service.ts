import { existsSync } from 'node:fs';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Carpeta, fetchFichero, rutaDeFichero } from './carpeta.ts';
import { deleteFicherosOfEnded, ficherosDe, insertFichero } from './en-espera.repository.ts';

/** Keeps the files of an import until it ends, as a part of the transaction. */
export async function putFicheros({
  trx,
  files,
  importacionId,
  paths,
}: {
  readonly trx: Db;
  readonly files: FileStore;
  readonly importacionId: string;
  readonly paths: readonly string[];
}): Promise<void> {
  for (const [orden, path] of paths.entries()) {
    const { sha256 } = await files.put(trx, path);
    await insertFichero({ trx, importacionId, orden, sha256 });
  }
}

/** Makes sure that all the files of an import are at hand, and fetches those that another process received. */
export async function bringFicheros(
  { db, files, carpeta }: { readonly db: Db; readonly files: FileStore; readonly carpeta: Carpeta },
  importacionId: string,
): Promise<void> {
  for (const { orden, sha256 } of await ficherosDe(db, importacionId)) {
    const path = rutaDeFichero(carpeta, importacionId, orden);
    if (!existsSync(path)) await fetchFichero(path, await files.open(sha256));
  }
}

/** Deletes the files of an import that has ended. */
export async function forgetFicheros(db: Db, files: FileStore, importacionId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const sha256 of await deleteFicherosOfEnded(trx, importacionId)) await files.remove(trx, sha256);
  });
}
