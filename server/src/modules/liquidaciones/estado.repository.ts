import type { liquidaciones } from '@vatio/contract/endpoints';
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

/** Accepts the lines that nobody disputes, and answers how many. */
export async function acceptLineas(db: Db, liquidacionId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('liquidacionLinea')
    .set({ estado: 'aceptada' })
    .where('liquidacionId', '=', liquidacionId)
    .where('estado', 'in', ['pendiente', 'aceptada'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function hasDisputed(db: Db, liquidacionId: string): Promise<boolean> {
  const disputada = await db
    .selectFrom('liquidacionLinea')
    .select('id')
    .where('liquidacionId', '=', liquidacionId)
    .where('estado', '=', 'disputada')
    .executeTakeFirst();
  return disputada !== undefined;
}

export async function disputadasDeContrato(db: Db, contratoId: string): Promise<number> {
  const filas = await db
    .selectFrom('liquidacionLinea')
    .select('id')
    .where('contratoId', '=', contratoId)
    .where('estado', '=', 'disputada')
    .execute();
  return filas.length;
}

export async function contratosDe(db: Db, liquidacionId: string): Promise<string[]> {
  const filas = await db
    .selectFrom('liquidacionLinea')
    .select('contratoId')
    .distinct()
    .where('liquidacionId', '=', liquidacionId)
    .where('tipo', '<>', 'decomision')
    .execute();
  return filas.map(({ contratoId }) => contratoId);
}

/** The contracts whose whole commission, adjustments included, is in paid settlements. */
export async function contratosPagados(db: Db, contratos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from contrato k where k.id = any(${contratos}::uuid[])
      and exists (select from liquidacion_linea n where n.contrato_id = k.id and n.tipo = 'comision')
      and not exists (
        select from liquidacion_linea o join liquidacion l on l.id = o.liquidacion_id
        where o.contrato_id = k.id and o.tipo <> 'decomision' and (l.estado <> 'pagada' or o.estado = 'disputada')
      )
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The first unpaid settlement after that month, locked. */
export async function findSiguiente(db: Db, comercialId: string, mes: string) {
  return db
    .selectFrom('liquidacion')
    .select(['id', 'estado'])
    .where('comercialId', '=', comercialId)
    .where('mes', '>', mes)
    .where('estado', '<>', 'pagada')
    .orderBy('mes')
    .forUpdate()
    .executeTakeFirst();
}

/** The month after a representative's last one, not before `mes`; both are first days. */
export async function mesSiguiente(db: Db, comercialId: string, mes: string): Promise<string> {
  const { rows } = await sql<{ mes: string }>`
    select (greatest(max(mes), ${mes}::date) + interval '1 month')::date as mes
    from liquidacion where comercial_id = ${comercialId}
  `.execute(db);
  return rows[0]!.mes;
}

/** Whether the account belongs to the settlement's representative. */
export async function isOwnedBy(db: Db, comercialId: string, usuarioId: string): Promise<boolean> {
  const row = await db
    .selectFrom('comercial')
    .select('id')
    .where('id', '=', comercialId)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return row !== undefined;
}
