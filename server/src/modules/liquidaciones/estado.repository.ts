import type { liquidaciones } from '@vatio/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { LineaTable } from './tables.ts';

export async function lockLiquidacion(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('liquidacion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateLiquidacion(
  db: Db,
  id: string,
  cambios: { readonly estado?: liquidaciones.Estado; readonly pagadaEl?: string },
): Promise<void> {
  await db
    .updateTable('liquidacion')
    .set((eb) => ({
      ...cambios,
      ...(cambios.estado !== undefined && { estadoDesde: new Date() }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function findLinea(db: Db, liquidacionId: string, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('liquidacionLinea')
    .selectAll()
    .where('id', '=', id)
    .where('liquidacionId', '=', liquidacionId)
    .executeTakeFirst();
}

export async function updateLinea(
  db: Db,
  id: string,
  cambios: Partial<Pick<Insertable<LineaTable>, 'estado' | 'motivo' | 'respuesta'>>,
): Promise<void> {
  await db.updateTable('liquidacionLinea').set(cambios).where('id', '=', id).execute();
}

export async function insertAjuste(db: Db, linea: Insertable<LineaTable>): Promise<void> {
  await db.insertInto('liquidacionLinea').values(linea).execute();
}

export async function aceptarLineas(db: Db, liquidacionId: string): Promise<void> {
  await db
    .updateTable('liquidacionLinea')
    .set({ estado: 'aceptada' })
    .where('liquidacionId', '=', liquidacionId)
    .where('estado', '=', 'pendiente')
    .execute();
}

export async function hayDisputadas(db: Db, liquidacionId: string): Promise<boolean> {
  const disputada = await db
    .selectFrom('liquidacionLinea')
    .select('id')
    .where('liquidacionId', '=', liquidacionId)
    .where('estado', '=', 'disputada')
    .executeTakeFirst();
  return disputada !== undefined;
}

/** Contracts of a settlement all of whose commission stands in settlements that are paid. */
export async function contratosPagados(db: Db, liquidacionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct n.contrato_id as id from liquidacion_linea n
    where n.liquidacion_id = ${liquidacionId} and n.tipo = 'comision' and not exists (
      select from liquidacion_linea o join liquidacion l on l.id = o.liquidacion_id
      where o.contrato_id = n.contrato_id and o.tipo = 'comision' and l.estado <> 'pagada'
    )
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the account is the representative of the settlement. */
export async function esSuya(db: Db, comercialId: string, usuarioId: string): Promise<boolean> {
  const suya = await db
    .selectFrom('comercial')
    .select('id')
    .where('id', '=', comercialId)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return suya !== undefined;
}
