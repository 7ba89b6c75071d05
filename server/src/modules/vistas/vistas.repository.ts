import type { vistas } from '@vatio/contract';
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

/** One's own, those of everybody, and those that somebody above shares with the team. An administrator's team is all. */
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

const FILAS = sql`
  select v.id, v.lista, v.nombre, v.consulta, v.columnas, v.ambito, v.fijada, v.predeterminada, v.version,
    v.usuario_id, u.nombre as usuario_nombre, v.borrado_en
  from vista v join usuario u on u.id = v.usuario_id`;

export async function listVistas(db: Db, viewer: Viewer, lista: string | undefined): Promise<FilaVista[]> {
  const { rows } = await sql<FilaVista>`
    ${FILAS} where v.borrado_en is null and ${visible(viewer)}
      and ${lista === undefined ? sql`true` : sql`v.lista = ${lista}`}
    order by v.lista, v.nombre, v.id
  `.execute(db);
  return rows;
}

/** A view that the viewer sees, deleted or not, held until the transaction ends. */
export async function lockVista(db: Db, viewer: Viewer, id: string): Promise<FilaVista | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaVista>`
    ${FILAS} where v.id = ${id} and ${visible(viewer)} for update of v
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

/** A list opens with one view: the new one takes the place of the one before. */
export async function quitarPredeterminada(
  db: Db,
  { lista, ambito, usuarioId }: Pick<FilaVista, 'lista' | 'ambito' | 'usuarioId'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vistas de ${lista}`}, 0))`.execute(db);
  let otras = db
    .updateTable('vista')
    .set({ predeterminada: false })
    .where('lista', '=', lista)
    .where('ambito', '=', ambito)
    .where('predeterminada', '=', true);
  if (ambito !== 'todos') otras = otras.where('usuarioId', '=', usuarioId);
  await otras.execute();
}
