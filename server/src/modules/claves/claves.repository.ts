import type { claves } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type NewClave = {
  readonly nombre: string;
  readonly usuarioId: string;
  /** Absent where its account made it. */
  readonly creadaPor?: string;
  readonly hash: Buffer;
  readonly inicio: string;
  readonly ambitos: string[];
  readonly dias: number;
};

const clavesQuery = (db: Db) =>
  db
    .selectFrom('claveApi as c')
    .innerJoin('usuario as u', 'u.id', 'c.usuarioId')
    .innerJoin('usuario as m', 'm.id', 'c.creadaPor')
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
      'm.id as creadaPorId',
      'm.nombre as creadaPorNombre',
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

/** Those in force that call in the name of the account. */
export function listClavesOf(db: Db, usuarioId: string): Promise<StoredClave[]> {
  return clavesQuery(db)
    .where('c.usuarioId', '=', usuarioId)
    .where('c.revocadaEn', 'is', null)
    .where('c.caducaEn', '>', sql<string>`now()`)
    .orderBy('c.creadaEn', 'desc')
    .orderBy('c.id')
    .execute();
}

export function findClave(db: Db, id: string): Promise<StoredClave | undefined> {
  return clavesQuery(db).where('c.id', '=', id).executeTakeFirst();
}

export async function insertClave(db: Db, { dias, creadaPor, ...clave }: NewClave): Promise<string> {
  const { id } = await db
    .insertInto('claveApi')
    .values({
      ...clave,
      creadaPor: creadaPor ?? clave.usuarioId,
      caducaEn: sql<string>`now() + make_interval(days => ${dias})`,
    })
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
): Promise<{ id: string; nombre: string; email: string } | undefined> {
  return db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'email'])
    .where('id', '=', id)
    .where('estado', '=', 'activo')
    .where((where) => where.or([where('rol', '<>', 'admin'), where('id', '=', maker)]))
    .forShare()
    .executeTakeFirst();
}
