import type { auth, vistas } from '@vatio/contract/endpoints';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { VistaTable } from './tables.ts';

export type FilaVista = Omit<vistas.Vista, 'quien' | 'acciones'> & {
  usuarioId: string;
  usuarioNombre: string;
  borradoEn: string | null;
};
export type FilaListada = FilaVista & Pick<vistas.Listada, 'inicial'>;

/**
 * A viewer sees their own views, those of everybody, and those that somebody above shares with the team. An
 * administrator's team is everybody.
 */
function visible({ id }: Viewer) {
  return sql<boolean>`(
    v.usuario_id = ${id} or v.ambito = 'todos'
    or v.ambito = 'equipo' and (
      u.rol = 'admin' and exists (select from comercial r where r.usuario_id = ${id})
      or exists (
        select from comercial r where r.usuario_id = ${id} and r.id = any(comerciales_de(v.usuario_id))
      )
    )
  )`;
}

const CAMPOS = sql`
  v.id, v.lista, v.nombre, v.consulta, v.columnas, v.ambito, v.fijada, v.predeterminada_de, v.version,
    v.usuario_id, u.nombre as usuario_nombre, v.borrado_en`;

const DESDE = sql`from vista v join usuario u on u.id = v.usuario_id`;

/** Of the views that open their list for a role, the one nearest to the viewer. */
function inicial({ id, role }: Viewer) {
  const abre = sql`${role} = any(v.predeterminada_de)`;
  return sql`${abre} and 1 = row_number() over (
    partition by v.lista, ${abre}
    order by array_position(array['privada', 'equipo', 'todos'], v.ambito), v.usuario_id <> ${id}, v.nombre, v.id
  )`;
}

export async function listVistas(db: Db, viewer: Viewer, lista: string | undefined): Promise<FilaListada[]> {
  const { rows } = await sql<FilaListada>`
    select ${CAMPOS}, ${inicial(viewer)} as inicial ${DESDE} where v.borrado_en is null and ${visible(viewer)}
      and ${lista === undefined ? sql`true` : sql`v.lista = ${lista}`}
    order by v.lista, v.nombre, v.id
  `.execute(db);
  return rows;
}

/** A view that the viewer sees, deleted or not, locked until the transaction ends. */
export async function lockVista(db: Db, viewer: Viewer, id: string): Promise<FilaVista | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaVista>`
    select ${CAMPOS} ${DESDE} where v.id = ${id} and ${visible(viewer)} for update of v
  `.execute(db);
  return rows[0];
}

export async function insertVista(db: Db, vista: Insertable<VistaTable>): Promise<string> {
  const { id } = await db.insertInto('vista').values(vista).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateVista(db: Db, id: string, cambios: Updateable<VistaTable>): Promise<void> {
  await db
    .updateTable('vista')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Views are written one after another until the end of the transaction, because one may replace another. */
export async function lockVistas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('vista'))`.execute(db);
}

/** A view's role as the one with which its list opens. */
export type Puesto = Pick<FilaVista, 'lista' | 'ambito' | 'usuarioId' | 'predeterminadaDe'> & {
  readonly id?: string;
};

/** The other views that open the list for some of those roles. */
export function listPredeterminadas(
  db: Db,
  { id, lista, ambito, usuarioId, predeterminadaDe }: Puesto,
): Promise<{ id: string; predeterminadaDe: auth.Role[] }[]> {
  let otras = db
    .selectFrom('vista')
    .select(['id', 'predeterminadaDe'])
    .where('lista', '=', lista)
    .where('ambito', '=', ambito)
    .where('borradoEn', 'is', null)
    .where('predeterminadaDe', '&&', sql<auth.Role[]>`${predeterminadaDe}::text[]`);
  if (ambito !== 'todos') otras = otras.where('usuarioId', '=', usuarioId);
  if (id !== undefined) otras = otras.where('id', '<>', id);
  return otras.execute();
}
