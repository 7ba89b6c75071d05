import type { claves } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type NewClave = {
  readonly nombre: string;
  readonly usuarioId: string;
  readonly hash: Buffer;
  readonly inicio: string;
  readonly ambitos: string[];
  readonly dias: number;
};

const clavesQuery = (db: Db) =>
  db
    .selectFrom('claveApi as c')
    .innerJoin('usuario as u', 'u.id', 'c.usuarioId')
    .select([
      'c.id',
      'c.nombre',
      'c.inicio',
      'c.ambitos',
      'c.creadaEn as creada',
      'c.caducaEn as caduca',
      'c.usadaEn as usada',
      'u.id as usuarioId',
      'u.nombre as usuarioNombre',
      sql<claves.Clave['estado']>`case when c.revocada_en is not null then 'revocada'
        when c.caduca_en <= now() then 'caducada' else 'vigente' end`.as('estado'),
    ]);

export type StoredClave = Awaited<ReturnType<typeof listClaves>>[number];

/** Those that may be used come first, the newest at the top. */
export function listClaves(db: Db) {
  return clavesQuery(db)
    .orderBy(sql`c.revocada_en is not null or c.caduca_en <= now()`)
    .orderBy('c.creadaEn', 'desc')
    .orderBy('c.id')
    .execute();
}

export function findClave(db: Db, id: string): Promise<StoredClave | undefined> {
  return clavesQuery(db).where('c.id', '=', id).executeTakeFirst();
}

export async function insertClave(db: Db, { dias, ...clave }: NewClave): Promise<string> {
  const { id } = await db
    .insertInto('claveApi')
    .values({ ...clave, caducaEn: sql<string>`now() + make_interval(days => ${dias})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers whether the key was in force until now. */
export async function revokeClave(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('claveApi')
    .set({ revocadaEn: sql<string>`now()` })
    .where('id', '=', id)
    .where('revocadaEn', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The account in whose name a key may call: one that may enter and does not administer, unless it is that of whoever makes
 * the key. An administrator would otherwise act under the name of another.
 */
export function findAccountForKey(
  db: Db,
  { id, maker }: { readonly id: string; readonly maker: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', 'activo')
    .where((where) => where.or([where('rol', '<>', 'admin'), where('id', '=', maker)]))
    .forShare()
    .executeTakeFirst();
}
