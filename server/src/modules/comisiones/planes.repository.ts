import type { planesDeComision } from '@vatio/contract/endpoints';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { PlanTable } from './tables.ts';

export async function listPlanes(db: Db, id?: string): Promise<planesDeComision.Plan[]> {
  const { rows } = await sql<planesDeComision.Plan>`
    select p.id, p.nombre, p.reparto, p.por_defecto, p.version,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'nombre', c.nombre) order by c.nombre)
        from comercial c where c.plan_comision_id = p.id
      ), '[]') as comerciales
    from plan_comision p
    where p.borrado_en is null and (${id ?? null}::uuid is null or p.id = ${id ?? null})
    order by p.por_defecto desc, p.nombre
  `.execute(db);
  return rows;
}

export function lockPlan(db: Db, id: string) {
  return lockPlanThat(db, id, 'is');
}

export function lockRemovedPlan(db: Db, id: string) {
  return lockPlanThat(db, id, 'is not');
}

async function lockPlanThat(db: Db, id: string, stays: 'is' | 'is not') {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('planComision')
    .selectAll()
    .where('id', '=', id)
    .where('borradoEn', stays, null)
    .forUpdate()
    .executeTakeFirst();
}

export async function nombreTomado(db: Db, nombre: string, id?: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from plan_comision
    where lower(nombre) = lower(${nombre}) and borrado_en is null and id is distinct from ${id ?? null}::uuid
  `.execute(db);
  return rows.length > 0;
}

export async function insertPlan(db: Db, plan: Insertable<PlanTable>): Promise<string> {
  const { id } = await db.insertInto('planComision').values(plan).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePlan(db: Db, id: string, cambios: Partial<Insertable<PlanTable>>): Promise<void> {
  await db
    .updateTable('planComision')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Makes this plan the only default one. */
export async function soloPorDefecto(db: Db, id: string): Promise<void> {
  await db.updateTable('planComision').set({ porDefecto: false }).where('porDefecto', '=', true).execute();
  await db.updateTable('planComision').set({ porDefecto: true }).where('id', '=', id).execute();
}

/** The plan that pays a representative: their own or the default one. */
export async function findPlanDe(db: Db, comercialId: string) {
  const { rows } = await sql<{
    id: string;
    comercial: string;
    nombre: string;
    reparto: number[];
    propio: boolean;
  }>`
    select c.id, c.nombre as comercial, p.nombre, p.reparto, p.id is not distinct from c.plan_comision_id as propio
    from comercial c
      join plan_comision p on p.borrado_en is null and (p.por_defecto or p.id = c.plan_comision_id)
    where c.id = ${comercialId} order by propio desc limit 1
  `.execute(db);
  return rows[0];
}

/** Plans change one at a time. */
export async function lockPlanes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('plan_comision'))`.execute(db);
}

/** The plan that the representative had, locked; undefined when there is no such representative. */
export async function planDe(db: Db, comercialId: string) {
  if (!isUuid(comercialId)) return undefined;
  return db
    .selectFrom('comercial')
    .select('planComisionId')
    .where('id', '=', comercialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPlan(db: Db, comercialId: string, planComisionId: string | null): Promise<void> {
  await db.updateTable('comercial').set({ planComisionId }).where('id', '=', comercialId).execute();
}
