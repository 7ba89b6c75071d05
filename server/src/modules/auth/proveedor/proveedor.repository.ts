import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { EntradaConProveedorTable, ProveedorDeIdentidadTable } from '../tables.ts';

export type StoredProveedor = Selectable<ProveedorDeIdentidadTable>;
export type Entrada = Selectable<EntradaConProveedorTable>;

export function findProveedor(db: Db): Promise<StoredProveedor | undefined> {
  return db.selectFrom('proveedorDeIdentidad').selectAll().executeTakeFirst();
}

export async function saveProveedor(db: Db, row: Insertable<ProveedorDeIdentidadTable>): Promise<void> {
  await db
    .insertInto('proveedorDeIdentidad')
    .values(row)
    .onConflict((conflict) => conflict.column('unica').doUpdateSet(row))
    .execute();
}

/** Returns the name of the provider that was removed. */
export async function deleteProveedor(db: Db): Promise<string | undefined> {
  const deleted = await db.deleteFrom('proveedorDeIdentidad').returning('nombre').executeTakeFirst();
  return deleted?.nombre;
}

/** Keeps what a sign-in has to come back with for ten minutes, and deletes what never came back. */
export async function insertEntrada(db: Db, entrada: Omit<Entrada, 'caducaEn'>): Promise<void> {
  await db.deleteFrom('entradaConProveedor').where('caducaEn', '<', sql<string>`now()`).execute();
  await db
    .insertInto('entradaConProveedor')
    .values({ ...entrada, caducaEn: sql<string>`now() + interval '10 minutes'` })
    .execute();
}

/** Uses a sign-in up, but for one that another browser began: of two calls at once with one, the second finds none. */
export function useEntrada(
  db: Db,
  { estadoHash, navegadorHash }: Pick<Entrada, 'estadoHash' | 'navegadorHash'>,
): Promise<Entrada | undefined> {
  return db
    .deleteFrom('entradaConProveedor')
    .where('estadoHash', '=', estadoHash)
    .where('navegadorHash', '=', navegadorHash)
    .where('caducaEn', '>', sql<string>`now()`)
    .returningAll()
    .executeTakeFirst();
}
