import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

export function findLatestKey(db: Db) {
  return db.selectFrom('claveDeSello').selectAll().orderBy('creadaEn', 'desc').limit(1).executeTakeFirst();
}

export type SealKey = NonNullable<Awaited<ReturnType<typeof findLatestKey>>>;

/** Keeps the house's first key; of two processes that make one, the second gets the first one's. */
export async function insertFirstKey(db: Db, key: Pick<SealKey, 'publica' | 'privada'>): Promise<SealKey> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('clave_de_sello'))`.execute(trx);
    const known = await findLatestKey(trx);
    return known ?? trx.insertInto('claveDeSello').values(key).returningAll().executeTakeFirstOrThrow();
  });
}

export async function insertEvidencia(db: Db, evidencia: Insertable<Tables['evidencia']>): Promise<void> {
  await db.insertInto('evidencia').values(evidencia).execute();
}

/** The evidence of a version, without its paper, which whoever only looks at the proposal does not need. */
export async function findEvidenciaId(
  db: Db,
  propuestaId: string,
  numero: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('evidencia')
    .select('id')
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .executeTakeFirst();
  return found?.id;
}

type Which =
  | { readonly id: string }
  | { readonly pdfSha256: Buffer }
  | { readonly propuestaId: string; readonly numero: number };

/** An evidence with the key that checks its seal and the proposal that it is about. */
export function findEvidencia(db: Db, which: Which) {
  let query = db
    .selectFrom('evidencia as e')
    .innerJoin('claveDeSello as k', 'k.id', 'e.claveId')
    .innerJoin('propuesta as p', 'p.id', 'e.propuestaId')
    .innerJoin('propuestaVersion as v', (join) =>
      join.onRef('v.propuestaId', '=', 'e.propuestaId').onRef('v.numero', '=', 'e.numero'),
    )
    .select(['e.id', 'e.contenido', 'e.sello', 'e.pdf', 'e.pdfSha256', 'k.publica'])
    .select(['v.marca', 'p.clienteId', 'p.comercialId']);
  if ('id' in which) query = query.where('e.id', '=', which.id);
  else if ('pdfSha256' in which) query = query.where('e.pdfSha256', '=', which.pdfSha256);
  else query = query.where('e.propuestaId', '=', which.propuestaId).where('e.numero', '=', which.numero);
  return query.executeTakeFirst();
}
