import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Usuario } from './usuario.repository.ts';

const now = sql<string>`now()`;
const inThirtyDays = sql<string>`now() + interval '30 days'`;
/** However often it is used, whoever opened it has to show again who they are after this long. */
const LONGEST = sql`interval '180 days'`;

/** From where a session is opened or used, and with what; null when it is not known. */
export type Origin = {
  readonly direccion: string | null;
  readonly agente: string | null;
  /** It was opened with two factors, and none of them was the code of an application. */
  readonly conDosFactores?: boolean;
};

type NewSesion = { readonly usuarioId: string; readonly hash: Buffer; readonly origin: Origin };

/**
 * Opens a family with its first refresh token, and deletes the user's families in which nothing is valid any
 * more. Answers the identifier of the session.
 */
export function openSesion(db: Db, { usuarioId, hash, origin }: NewSesion): Promise<string> {
  return db.transaction().execute(async (trx) => {
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
      .values({ usuarioId, ...origin })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('testigoRefresco').values({ hash, sesionId: id, caducaEn: inThirtyDays }).execute();
    return id;
  });
}

/** A token that was just used may come again within this time, as when two tabs refresh at once. */
const GRACE = sql`interval '30 seconds'`;

type Rotation = {
  /** The hash of the token that the caller brought. */
  readonly hash: Buffer;
  /** The hash of its successor, the same one however often it is asked for. */
  readonly next: Buffer;
  /** The address from which the session is used now. */
  readonly direccion: string;
};

/**
 * Uses up a token, puts its successor in its place and answers whose session it is. A token used a moment ago
 * gets the same successor while that one is unused; any other used token is in two hands, and ends its family.
 * Of two calls at once with one token, the second waits for the first's row.
 */
export function rotateTestigo(
  db: Db,
  rotation: Rotation,
): Promise<(Usuario & { readonly sesionId: string }) | undefined> {
  return db.transaction().execute(async (trx) => {
    const sesion = (await useTestigo(trx, rotation)) ?? (await repeatTestigo(trx, rotation));
    const usuario =
      sesion &&
      (await trx
        .selectFrom('usuario')
        .selectAll()
        .where('id', '=', sesion.usuarioId)
        .where('estado', '=', 'activo')
        .executeTakeFirst());
    if (usuario) return { ...usuario, sesionId: sesion.sesionId };
    await endSesion(trx, rotation.hash);
    return undefined;
  });
}

type SesionDeTestigo = { readonly sesionId: string; readonly usuarioId: string };

async function useTestigo(
  trx: Db,
  { hash, next, direccion }: Rotation,
): Promise<SesionDeTestigo | undefined> {
  const used = await trx
    .updateTable('testigoRefresco')
    .from('sesion')
    .set({ usadoEn: now })
    .whereRef('sesion.id', '=', 'testigoRefresco.sesionId')
    .where('hash', '=', hash)
    .where('usadoEn', 'is', null)
    .where('caducaEn', '>', now)
    .where('terminadaEn', 'is', null)
    .where('sesion.creadaEn', '>', sql<string>`now() - ${LONGEST}`)
    .returning(['sesionId', 'usuarioId'])
    .executeTakeFirst();
  if (used === undefined) return undefined;
  const { sesionId } = used;
  await trx.updateTable('sesion').set({ direccion, usadaEn: now }).where('id', '=', sesionId).execute();
  await trx
    .deleteFrom('testigoRefresco')
    .where('sesionId', '=', sesionId)
    .where('caducaEn', '<', now)
    .execute();
  await trx.insertInto('testigoRefresco').values({ hash: next, sesionId, caducaEn: inThirtyDays }).execute();
  return used;
}

function repeatTestigo(trx: Db, { hash, next }: Rotation): Promise<SesionDeTestigo | undefined> {
  return trx
    .selectFrom('testigoRefresco as used')
    .innerJoin('testigoRefresco as following', 'following.sesionId', 'used.sesionId')
    .innerJoin('sesion', 'sesion.id', 'used.sesionId')
    .select(['used.sesionId', 'sesion.usuarioId'])
    .where('used.hash', '=', hash)
    .where('used.usadoEn', '>', sql<string>`now() - ${GRACE}`)
    .where('following.hash', '=', next)
    .where('following.usadoEn', 'is', null)
    .where('sesion.terminadaEn', 'is', null)
    .executeTakeFirst();
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

/** Ends the families of an account but one. Answers how many. */
export async function endOtherSesiones(
  db: Db,
  usuarioId: string,
  keptSesionId: string | undefined,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sesion')
    .set({ terminadaEn: now })
    .where('terminadaEn', 'is', null)
    .where('usuarioId', '=', usuarioId)
    .where(sql<boolean>`id::text is distinct from ${keptSesionId ?? null}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
