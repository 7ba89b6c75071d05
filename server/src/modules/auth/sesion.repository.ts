import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Usuario } from './usuario.repository.ts';

const now = sql<string>`now()`;
const inThirtyDays = sql<string>`now() + interval '30 days'`;

/**
 * Opens a family with its first refresh token, and forgets the user's families in which nothing is valid any
 * more.
 */
export async function openSesion(db: Db, usuarioId: string, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('sesion')
      .where('usuarioId', '=', usuarioId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('testigoRefresco')
              .select('hash')
              .whereRef('testigoRefresco.sesionId', '=', 'sesion.id')
              .where('caducaEn', '>', now),
          ),
        ),
      )
      .execute();
    const { id } = await trx
      .insertInto('sesion')
      .values({ usuarioId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('testigoRefresco').values({ hash, sesionId: id, caducaEn: inThirtyDays }).execute();
  });
}

/**
 * Uses up a token and puts the next one in its place; answers whose it is. A token that was used before ends
 * its family instead. Of two calls at once with one token the second waits for the first's row, finds it
 * used, and ends the family, the first one's new token included.
 */
export function rotateTestigo(db: Db, hash: Buffer, next: Buffer): Promise<Usuario | undefined> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('testigoRefresco')
      .from('sesion')
      .set({ usadoEn: now })
      .whereRef('sesion.id', '=', 'testigoRefresco.sesionId')
      .where('hash', '=', hash)
      .where('usadoEn', 'is', null)
      .where('caducaEn', '>', now)
      .where('terminadaEn', 'is', null)
      .returning(['sesionId', 'usuarioId'])
      .executeTakeFirst();
    const usuario =
      used &&
      (await trx
        .selectFrom('usuario')
        .selectAll()
        .where('id', '=', used.usuarioId)
        .where('estado', '=', 'activo')
        .executeTakeFirst());
    if (used === undefined || usuario === undefined) {
      await endSesion(trx, hash);
      return undefined;
    }
    await trx
      .deleteFrom('testigoRefresco')
      .where('sesionId', '=', used.sesionId)
      .where('caducaEn', '<', now)
      .execute();
    await trx
      .insertInto('testigoRefresco')
      .values({ hash: next, sesionId: used.sesionId, caducaEn: inThirtyDays })
      .execute();
    return usuario;
  });
}

/** Ends the family of the token, used or not. */
export async function endSesion(db: Db, hash: Buffer): Promise<void> {
  await db
    .updateTable('sesion')
    .set({ terminadaEn: now })
    .where('terminadaEn', 'is', null)
    .where('id', 'in', (query) =>
      query.selectFrom('testigoRefresco').select('sesionId').where('hash', '=', hash),
    )
    .execute();
}

/** Ends every family of an account. */
export async function endSesionesDe(db: Db, usuarioId: string): Promise<void> {
  await db
    .updateTable('sesion')
    .set({ terminadaEn: now })
    .where('terminadaEn', 'is', null)
    .where('usuarioId', '=', usuarioId)
    .execute();
}
