import { type Generated, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { FileState, KeptFile } from './file-store.ts';

/** `base` keeps the bytes in the pieces, `s3` in the bucket. */
export type FilePlace = 'base' | 's3';

type FicheroTable = { sha256: Buffer; bytes: number; trozos: number; lugar: Generated<FilePlace> };
type FicheroTrozoTable = { sha256: Buffer; orden: number; datos: Buffer; suma: Buffer };

declare module '../tables.ts' {
  interface Tables {
    fichero: FicheroTable;
    ficheroTrozo: FicheroTrozoTable;
  }
}

/** Answers whether the file is new, after waiting for whoever is writing or removing the same bytes. */
export async function insertFichero(trx: Db, { sha256, bytes }: KeptFile): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('fichero')
    .values({ sha256, bytes, trozos: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps a file from being removed until the transaction ends; false when it is gone already. */
export async function holdFichero(trx: Db, sha256: Buffer): Promise<boolean> {
  const held = await trx
    .selectFrom('fichero')
    .select('sha256')
    .where('sha256', '=', sha256)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

export async function insertTrozo(trx: Db, trozo: FicheroTrozoTable): Promise<void> {
  await trx.insertInto('ficheroTrozo').values(trozo).execute();
}

export async function deleteTrozos(trx: Db, sha256: Buffer): Promise<void> {
  await trx.deleteFrom('ficheroTrozo').where('sha256', '=', sha256).execute();
}

export async function updateFichero(
  trx: Db,
  { sha256, bytes, trozos }: KeptFile & { readonly trozos: number },
): Promise<void> {
  await trx
    .updateTable('fichero')
    .set({ bytes, trozos, lugar: 'base' })
    .where('sha256', '=', sha256)
    .execute();
}

export async function countTrozos(db: Db, sha256: Buffer): Promise<number | undefined> {
  const found = await db
    .selectFrom('fichero')
    .select('trozos')
    .where('sha256', '=', sha256)
    .where('lugar', '=', 'base')
    .executeTakeFirst();
  return found?.trozos;
}

export async function findTrozo(db: Db, sha256: Buffer, orden: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('ficheroTrozo')
    .select('datos')
    .where('sha256', '=', sha256)
    .where('orden', '=', orden)
    .executeTakeFirst();
  return found?.datos;
}

/** PostgreSQL hashes the pieces where they are, one after another. */
export async function stateOfFichero(db: Db, sha256: Buffer): Promise<FileState> {
  const { rows } = await sql<{ intact: boolean }>`
    SELECT f.trozos = count(t.orden) AND f.bytes = coalesce(sum(length(t.datos)), 0)
      AND coalesce(bool_and(sha256(t.datos) = t.suma AND t.orden < f.trozos), true) AS intact
    FROM fichero f LEFT JOIN fichero_trozo t USING (sha256)
    WHERE f.sha256 = ${sha256} AND f.lugar = 'base'
    GROUP BY f.sha256
  `.execute(db);
  if (rows[0] === undefined) return 'missing';
  return rows[0].intact ? 'intact' : 'damaged';
}

export async function forgetFichero(trx: Db, sha256: Buffer): Promise<void> {
  await sql`SELECT olvidar_fichero(${sha256})`.execute(trx);
}
