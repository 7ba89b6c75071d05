import type { comisiones, QueryOf } from '@vatio/contract';
import type { Fecha } from '@vatio/domain';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { ReglaTable } from './tables.ts';

/** A rule with the names of what it is about. */
export type FilaRegla = Selectable<ReglaTable> & {
  readonly productoNombre: string | null;
  readonly productoComercializadora: string | null;
  readonly productoTarifa: string | null;
  /** Contracts whose commission it froze. */
  readonly contratos: number;
};

const FILAS = sql`select g.*, p.nombre as producto_nombre, p.comercializadora as producto_comercializadora,
    p.tarifa as producto_tarifa,
    (select count(*) from contrato k where k.comision -> 'regla' ->> 'id' = g.id::text) as contratos
  from regla_comision g left join producto p on p.id = g.producto_id`;

export async function listReglas(
  db: Db,
  { q, comercializadora, producto, tarifa, estado, papelera, ...pagina }: QueryOf<typeof comisiones.reglas>,
  hoy: Fecha,
): Promise<{ rows: FilaRegla[]; count: number }> {
  const condiciones = [
    papelera ? sql<SqlBool>`g.borrado_en is not null` : sql<SqlBool>`g.borrado_en is null`,
  ];
  for (const palabra of q?.split(/\s+/).filter(Boolean) ?? []) {
    const patron = `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
    condiciones.push(sql`plegar(concat_ws(
      ' ', g.comercializadora, g.tarifa, p.comercializadora, p.nombre, p.tarifa, g.notas
    )) like plegar(${patron})`);
  }
  if (comercializadora?.length) {
    condiciones.push(
      sql`coalesce(g.comercializadora, p.comercializadora) = any(${comercializadora}::text[])`,
    );
  }
  if (tarifa?.length) condiciones.push(sql`coalesce(g.tarifa, p.tarifa) = any(${tarifa}::text[])`);
  if (producto) condiciones.push(isUuid(producto) ? sql`g.producto_id = ${producto}` : sql`false`);
  if (estado)
    condiciones.push(sql`case when g.desde > ${hoy} then 'programada'
    when g.hasta < ${hoy} then 'caducada' else 'vigente' end = ${estado}`);
  const filas = sql`${FILAS} where ${sql.join(condiciones, sql` and `)}`;
  const [{ rows }, total] = await Promise.all([
    sql<FilaRegla>`select * from (${filas}) t order by ${ordenDe(pagina.sort)}, id
      limit ${pagina.limit} offset ${(pagina.page - 1) * pagina.limit}`.execute(db),
    sql<{ count: number }>`select count(*) from (${filas}) t`.execute(db),
  ]);
  return { rows, count: total.rows[0]!.count };
}

function ordenDe(sort = 'alcance') {
  const sentido = sort.startsWith('-') ? sql`desc` : sql`asc`;
  switch (sort.replace('-', '')) {
    case 'desde':
      return sql`desde ${sentido}`;
    case 'valor':
      return sql`tipo, valor ${sentido}`;
    default:
      return sql`coalesce(comercializadora, producto_comercializadora) ${sentido} nulls first,
        coalesce(tarifa, producto_tarifa) nulls first, producto_nombre nulls first, consumo_desde_mwh nulls first, desde`;
  }
}

export async function findRegla(db: Db, id: string): Promise<FilaRegla | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaRegla>`${FILAS} where g.id = ${id}`.execute(db);
  return rows[0];
}

export async function findReglas(db: Db, ids: readonly string[]): Promise<FilaRegla[]> {
  const { rows } = await sql<FilaRegla>`${FILAS} where g.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function insertRegla(db: Db, regla: Insertable<ReglaTable>): Promise<string> {
  const { id } = await db.insertInto('reglaComision').values(regla).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function lockRegla(db: Db, id: string): Promise<Selectable<ReglaTable> | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('reglaComision').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateRegla(
  db: Db,
  id: string,
  cambios: Partial<Insertable<ReglaTable>>,
): Promise<void> {
  await db
    .updateTable('reglaComision')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The rule of the same scope that shares a day and a band with that one. */
export async function reglaQueChoca(
  db: Db,
  regla: Omit<Insertable<ReglaTable>, 'tipo' | 'valor'>,
): Promise<string | undefined> {
  const {
    consumoDesdeMwh = null,
    consumoHastaMwh = null,
    feeDesdeEurMwh = null,
    feeHastaEurMwh = null,
  } = regla;
  const { rows } = await sql<{ id: string }>`
    select id from regla_comision
    where borrado_en is null and id is distinct from ${regla.id ?? null}::uuid
      and lower(comercializadora) is not distinct from lower(${regla.comercializadora}::text)
      and producto_id is not distinct from ${regla.productoId}::uuid
      and tarifa is not distinct from ${regla.tarifa}::text
      and (num_nonnulls(consumo_desde_mwh, consumo_hasta_mwh) > 0)
        = (num_nonnulls(${consumoDesdeMwh}::numeric, ${consumoHastaMwh}::numeric) > 0)
      and (num_nonnulls(fee_desde_eur_mwh, fee_hasta_eur_mwh) > 0)
        = (num_nonnulls(${feeDesdeEurMwh}::numeric, ${feeHastaEurMwh}::numeric) > 0)
      and numrange(consumo_desde_mwh, consumo_hasta_mwh)
        && numrange(${consumoDesdeMwh}::numeric, ${consumoHastaMwh}::numeric)
      and numrange(fee_desde_eur_mwh, fee_hasta_eur_mwh)
        && numrange(${feeDesdeEurMwh}::numeric, ${feeHastaEurMwh}::numeric)
      and daterange(desde, hasta, '[]') && daterange(${regla.desde}::date, ${regla.hasta}::date, '[]')
    limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** One change of the rules at a time: what a check read still holds when it writes. */
export async function lockReglas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('regla_comision'))`.execute(db);
}
