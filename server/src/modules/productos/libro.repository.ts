import type { Fecha } from '@vatio/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Producto } from './productos.repository.ts';
import type { ProductoTable, ProductoVersionTable } from './tables.ts';

/** The number of the lock is arbitrary, but nothing else may take it. */
const LOCK = 7_364_024;

/**
 * Runs a change of the price book, all of it or nothing. Changes run one at a time, so that what one read still
 * holds when it writes; the table's constraints stand behind.
 */
export function changeLibro<T>(db: Db, task: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockLibro(trx);
    return task(trx);
  });
}

/** Waits until no other change of the price book is under way, and keeps others waiting until this one ends. */
export async function lockLibro(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** Another product that a price list could not tell from this one. */
export async function identidadTomada(
  db: Db,
  {
    id,
    comercializadora,
    nombre,
    tarifa,
  }: Pick<Producto, 'comercializadora' | 'nombre' | 'tarifa'> & { id?: string },
): Promise<boolean> {
  const repetido = await db
    .selectFrom('producto')
    .select('id')
    .where(sql`lower(comercializadora)`, '=', sql`lower(${comercializadora})`)
    .where(sql`lower(nombre)`, '=', sql`lower(${nombre})`)
    .where('tarifa', '=', tarifa)
    .executeTakeFirst();
  return repetido !== undefined && repetido.id !== id;
}

export async function insertProductos(db: Db, filas: readonly Insertable<ProductoTable>[]): Promise<void> {
  for (const lote of enLotes(filas)) await db.insertInto('producto').values(lote).execute();
}

export async function insertVersiones(
  db: Db,
  filas: readonly Insertable<ProductoVersionTable>[],
): Promise<void> {
  for (const lote of enLotes(filas)) await db.insertInto('productoVersion').values(lote).execute();
}

/** The rows are inserted in batches, because PostgreSQL takes 65,535 values in a statement. */
function* enLotes<T>(filas: readonly T[]): Generator<T[]> {
  for (let i = 0; i < filas.length; i += 1000) yield filas.slice(i, i + 1000);
}

export async function closeVersion(db: Db, id: string, hasta: Fecha): Promise<void> {
  await db.updateTable('productoVersion').set({ hasta }).where('id', '=', id).execute();
}

export async function updateProducto(
  db: Db,
  id: string,
  cambios: Omit<Updateable<ProductoTable>, 'id' | 'edicion'>,
): Promise<void> {
  await db
    .updateTable('producto')
    .set((eb) => ({ ...cambios, edicion: eb('edicion', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
