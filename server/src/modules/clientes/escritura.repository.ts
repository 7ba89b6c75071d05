import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteSuyo, clienteVisible } from '../cartera/visibilidad.repository.ts';

type ClienteTable = Tables['cliente'];
export type Fila = Omit<Selectable<ClienteTable>, 'busqueda'>;
export type Cambios = Omit<Updateable<ClienteTable>, 'id' | 'version'>;

/** Locks the row, deleted or not, until the transaction ends. */
export async function lockCliente(db: Db, viewer: Viewer, id: string): Promise<Fila | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Fila>`
    select c.* from cliente c where c.id = ${id} and ${clienteSuyo(viewer)} for update
  `.execute(db);
  return rows[0];
}

export async function insertCliente(db: Db, cliente: Insertable<ClienteTable>): Promise<string> {
  const { id } = await db.insertInto('cliente').values(cliente).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates the row and its version. The caller has locked it. */
export async function updateCliente(db: Db, id: string, cambios: Cambios): Promise<{ version: number }> {
  return db
    .updateTable('cliente')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

/** The client that has the NIF, and whether the viewer may know which one it is. */
export async function findByNif(
  db: Db,
  viewer: Viewer,
  nif: string,
): Promise<{ id: string; nombre: string; visible: boolean } | undefined> {
  const { rows } = await sql<{ id: string; nombre: string; visible: boolean }>`
    select c.id, c.nombre, ${clienteVisible(viewer)} as visible
    from cliente c where c.nif = ${nif} and c.borrado_en is null
  `.execute(db);
  return rows[0];
}

/**
 * The representative, if the viewer may assign clients to them: anybody who works here for an administrator, or
 * their own team.
 */
export async function findComercialAsignable(
  db: Db,
  { id, role }: Viewer,
  comercialId: string,
): Promise<{ id: string; nombre: string } | undefined> {
  if (!isUuid(comercialId)) return undefined;
  const delEquipo = role === 'admin' ? sql`true` : sql`r.id = any((select comerciales_de(${id}))::uuid[])`;
  const { rows } = await sql<{ id: string; nombre: string }>`
    select r.id, r.nombre from comercial r
    where r.id = ${comercialId} and ${delEquipo} and (r.baja is null or r.baja > ${today()})
    for key share
  `.execute(db);
  return rows[0];
}

/** The representative to whom that account belongs. */
export async function findComercialPropio(db: Db, { id }: Viewer): Promise<string | null> {
  const propio = await db.selectFrom('comercial').select('id').where('usuarioId', '=', id).executeTakeFirst();
  return propio?.id ?? null;
}

/**
 * Counts signed contracts that neither ended nor were cancelled: active, on their way to the distributor, or
 * rejected by it and still to be corrected.
 */
export async function countContratosEnVigor(db: Db, clienteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contrato')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clienteId', '=', clienteId)
    .where('comercial', '=', 'firmado')
    .where('atr', '<>', 'baja')
    .where('borradoEn', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
