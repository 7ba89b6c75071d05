import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';

type ComercialTable = Tables['comercial'];
export type Fila = Selectable<ComercialTable>;

/** The number of the lock is arbitrary, but nothing else may take it. */
const LOCK = 7_364_031;

/**
 * The tree changes one change at a time: without the lock, two changes that close a circle between them would
 * both see a tree without it.
 */
export async function lockJerarquia(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

/** Holds the row until the transaction ends. */
export async function lockComercial(db: Db, id: string): Promise<Fila | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('comercial').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertComercial(db: Db, comercial: Insertable<ComercialTable>): Promise<string> {
  const { id } = await db.insertInto('comercial').values(comercial).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateComercial(
  db: Db,
  id: string,
  cambios: Omit<Updateable<ComercialTable>, 'id' | 'version'>,
): Promise<void> {
  await db
    .updateTable('comercial')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function findByNif(db: Db, nif: string): Promise<{ id: string; nombre: string } | undefined> {
  return db.selectFrom('comercial').select(['id', 'nombre']).where('nif', '=', nif).executeTakeFirst();
}

/** The chain from somebody up to the top of the tree, with themselves first. */
export async function cadenaHaciaArriba(db: Db, id: string): Promise<{ id: string; nombre: string }[]> {
  const { rows } = await sql<{ id: string; nombre: string }>`
    with recursive cadena (id, nombre, responsable_id, paso) as (
      select id, nombre, responsable_id, 1 from comercial where id = ${id}
      union all
      select j.id, j.nombre, j.responsable_id, c.paso + 1 from cadena c join comercial j on j.id = c.responsable_id
    ) cycle id set repetido using camino
    select id, nombre from cadena where not repetido order by paso
  `.execute(db);
  return rows;
}
