import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../../platform/database.ts';

/** The number is arbitrary; with the identifier of an import it says who is doing it. */
const CLAIM = 7_364_030;

export async function insertFichero({
  trx,
  importacionId,
  orden,
  sha256,
}: {
  readonly trx: Db;
  readonly importacionId: string;
  readonly orden: number;
  readonly sha256: Buffer;
}): Promise<void> {
  await trx.insertInto('importacionFichero').values({ importacionId, orden, sha256 }).execute();
}

export function ficherosDe(db: Db, importacionId: string): Promise<{ orden: number; sha256: Buffer }[]> {
  return db
    .selectFrom('importacionFichero')
    .select(['orden', 'sha256'])
    .where('importacionId', '=', importacionId)
    .orderBy('orden')
    .execute();
}

/** The imports that have ended and still have their files. */
export async function listEndedWithFicheros(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('importacion as i')
    .select('i.id')
    .where('i.terminadaEn', 'is not', null)
    .where('i.id', 'in', (eb) => eb.selectFrom('importacionFichero').select('importacionId'))
    .execute();
  return rows.map(({ id }) => id);
}

export async function whichEnded(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('importacion')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('terminadaEn', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Detaches the files from an import that has ended, and answers them. */
export async function deleteFicherosOfEnded(trx: Db, importacionId: string): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    DELETE FROM importacion_fichero f USING importacion i
    WHERE i.id = f.importacion_id AND i.id = ${importacionId} AND i.terminada_en IS NOT NULL
    RETURNING f.sha256
  `.execute(trx);
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Claims an import for the connection. The claim ends with the connection, so that another process can take
 * over from a dead one.
 */
export async function claimImportacion(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext($2)) AS mine',
    [CLAIM, id],
  );
  return rows[0]?.mine === true;
}

/** Whether nobody is doing the import; it stays so until the transaction ends. */
export async function isNobodys(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(${CLAIM}::int, hashtext(${id})) AS mine
  `.execute(trx);
  return rows[0]?.mine === true;
}
