import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { LlaveDeAccesoTable } from '../tables.ts';

export type StoredLlave = Selectable<LlaveDeAccesoTable>;

export function listLlaves(db: Db, usuarioId: string): Promise<StoredLlave[]> {
  return db
    .selectFrom('llaveDeAcceso')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .orderBy('creadaEn')
    .orderBy('id')
    .execute();
}

export function findLlaveByCredential(db: Db, credencial: Buffer): Promise<StoredLlave | undefined> {
  return db.selectFrom('llaveDeAcceso').selectAll().where('credencial', '=', credencial).executeTakeFirst();
}

/** `undefined` when there is a passkey of that credential already, of whomever it is. */
export function insertLlave(db: Db, llave: Insertable<LlaveDeAccesoTable>): Promise<StoredLlave | undefined> {
  return db
    .insertInto('llaveDeAcceso')
    .values(llave)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

type Own = { readonly usuarioId: string; readonly id: string };

/** `undefined` when the account has no such passkey. */
export function findOwnLlave(db: Db, { usuarioId, id }: Own): Promise<StoredLlave | undefined> {
  return db
    .selectFrom('llaveDeAcceso')
    .selectAll()
    .where(sql<boolean>`id::text = ${id}`)
    .where('usuarioId', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst();
}

export function renameLlave(db: Db, id: string, nombre: string): Promise<StoredLlave> {
  return db
    .updateTable('llaveDeAcceso')
    .set({ nombre })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteLlave(db: Db, id: string): Promise<void> {
  await db.deleteFrom('llaveDeAcceso').where('id', '=', id).execute();
}

/** Takes every passkey of an account away. Answers how many there were. */
export async function deleteLlavesOf(db: Db, usuarioId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('llaveDeAcceso')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Notes a use, unless the device has counted no further than it had: two devices then sign with one passkey. Those that
 * count nothing always say 0.
 */
export async function noteUse(db: Db, id: string, contador: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('llaveDeAcceso')
    .set({ contador, usadaEn: sql<string>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(contador < ${contador} or (contador = 0 and ${contador} = 0))`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps a challenge for five minutes, and deletes those of which the time is up. */
export async function insertReto(db: Db, hash: Buffer, usuarioId: string | null): Promise<void> {
  await db.deleteFrom('retoDeLlave').where('caducaEn', '<', sql<string>`now()`).execute();
  await db
    .insertInto('retoDeLlave')
    .values({ hash, usuarioId, caducaEn: sql<string>`now() + interval '5 minutes'` })
    .execute();
}

/** Uses a challenge up: of two calls at once with one, the second finds none. */
export async function useReto(db: Db, hash: Buffer, usuarioId: string | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('retoDeLlave')
    .where('hash', '=', hash)
    .where(sql<boolean>`usuario_id is not distinct from ${usuarioId}::uuid`)
    .where('caducaEn', '>', sql<string>`now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
