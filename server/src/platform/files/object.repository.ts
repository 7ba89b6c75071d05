import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { StoredObject } from './bucket.ts';
import type { FilePlace } from './file.repository.ts';
import type { KeptFile } from './file-store.ts';

declare module '../tables.ts' {
  interface Tables {
    objetoSobrante: { sha256: Buffer; desde: Date };
  }
}

/** The row of a file whose bytes stand in the bucket. */
export function findInBucket(db: Db, sha256: Buffer): Promise<KeptFile | undefined> {
  return db
    .selectFrom('fichero')
    .select(['sha256', 'bytes'])
    .where('sha256', '=', sha256)
    .where('lugar', '=', 's3')
    .executeTakeFirst();
}

export async function placeInBucket(trx: Db, { sha256, bytes }: KeptFile): Promise<void> {
  await trx
    .updateTable('fichero')
    .set({ bytes, trozos: 0, lugar: 's3' })
    .where('sha256', '=', sha256)
    .execute();
}

/** The place of a file that nobody else moves or removes until the transaction ends; undefined when there is none. */
export async function holdPlace(trx: Db, sha256: Buffer): Promise<FilePlace | undefined> {
  const found = await trx
    .selectFrom('fichero')
    .select('lugar')
    .where('sha256', '=', sha256)
    .forUpdate()
    .executeTakeFirst();
  return found?.lugar;
}

/** Some files of a place, by their hash, after the given one. */
export function listFicherosIn(
  db: Db,
  place: FilePlace,
  after: Buffer,
): Promise<{ sha256: Buffer; bytes: number }[]> {
  return db
    .selectFrom('fichero')
    .select(['sha256', 'bytes'])
    .where('lugar', '=', place)
    .where('sha256', '>', after)
    .orderBy('sha256')
    .limit(500)
    .execute();
}

export async function sumFicherosIn(db: Db, place: FilePlace): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float AS bytes FROM fichero WHERE lugar = ${place}
  `.execute(db);
  return rows[0]!;
}

/** How many of those objects are files that the database knows, with all their bytes. */
export async function countKnown(db: Db, objects: readonly StoredObject[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    SELECT count(*)::int AS known
    FROM unnest(${objects.map(({ sha256 }) => sha256)}::bytea[], ${objects.map(({ bytes }) => bytes)}::bigint[])
      AS o (sha256, bytes)
    JOIN fichero f ON f.sha256 = o.sha256 AND f.bytes = o.bytes AND f.lugar = 's3'`.execute(db);
  return rows[0]?.known ?? 0;
}

/** Writes down the objects that no row needs. */
export async function insertSobrantes(db: Db, hashes: readonly Buffer[]): Promise<void> {
  await sql`
    INSERT INTO objeto_sobrante (sha256)
    SELECT o.sha256 FROM unnest(${hashes}::bytea[]) AS o (sha256)
    WHERE NOT EXISTS (SELECT FROM fichero f WHERE f.sha256 = o.sha256 AND f.lugar = 's3')
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function listSobrantes(db: Db, days: number): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    SELECT sha256 FROM objeto_sobrante WHERE desde <= now() - make_interval(days => ${days}) ORDER BY desde`.execute(
    db,
  );
  return rows.map(({ sha256 }) => sha256);
}

export async function deleteSobrante(trx: Db, sha256: Buffer): Promise<void> {
  await trx.deleteFrom('objetoSobrante').where('sha256', '=', sha256).execute();
}

export async function deleteFichero(trx: Db, sha256: Buffer): Promise<void> {
  await trx.deleteFrom('fichero').where('sha256', '=', sha256).execute();
}
