import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';

export type Motivo = 'recuperacion' | 'invitacion';

const VALIDEZ: Readonly<Record<Motivo, string>> = { recuperacion: '1 hour', invitacion: '7 days' };

/** Keeps only the hash of a link that gives access to the account once. Earlier links stop working. */
export async function insertEnlace({
  db,
  usuarioId,
  motivo,
  hash,
}: {
  readonly db: Db;
  readonly usuarioId: string;
  readonly motivo: Motivo;
  readonly hash: Buffer;
}): Promise<{ readonly caducaEn: string }> {
  await annulLinks(db, usuarioId);
  return db
    .insertInto('enlaceAcceso')
    .values({ hash, usuarioId, motivo, caducaEn: sql<string>`now() + ${VALIDEZ[motivo]}::interval` })
    .returning('caducaEn')
    .executeTakeFirstOrThrow();
}

/** Uses a link up: of two calls at once with one link, the second finds it used. */
export async function useEnlace(
  db: Db,
  hash: Buffer,
): Promise<{ readonly usuarioId: string; readonly motivo: Motivo } | undefined> {
  return db
    .updateTable('enlaceAcceso')
    .set({ usadoEn: sql<string>`now()` })
    .where('hash', '=', hash)
    .where('usadoEn', 'is', null)
    .where('caducaEn', '>', sql<string>`now()`)
    .returning(['usuarioId', 'motivo'])
    .executeTakeFirst();
}

/** Annuls the links of an account and the mails with them that have not been sent yet. */
export async function annulLinks(db: Db, usuarioId: string): Promise<void> {
  await annulCorreos(db, usuarioId, ['recuperacion', 'invitacion']);
  await db
    .updateTable('enlaceAcceso')
    .set({ usadoEn: sql<string>`now()` })
    .where('usuarioId', '=', usuarioId)
    .where('usadoEn', 'is', null)
    .execute();
}

/**
 * Counts the links asked for in the last hour, and makes anybody else who asks for one wait until the
 * transaction ends.
 */
export async function countEnlacesRecientes(db: Db, usuarioId: string): Promise<number> {
  await db.selectFrom('usuario').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('enlaceAcceso')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('usuarioId', '=', usuarioId)
    .where('creadoEn', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
