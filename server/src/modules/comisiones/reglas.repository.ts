import { type comisiones, type QueryOf, reglasList } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { ReglaTable } from './tables.ts';

export type FilaRegla = Selectable<ReglaTable> & {
  readonly productoNombre: string | null;
  readonly productoComercializadora: string | null;
  readonly productoTarifa: string | null;
  /** The number of contracts whose commission the rule froze. */
  readonly contratos: number;
};

const CONTRATOS = sql`(select count(*) from contrato k where k.comision -> 'regla' ->> 'id' = g.id::text)`;

const DESDE = sql`regla_comision g left join producto p on p.id = g.producto_id`;

const FILAS = sql`select g.*, p.nombre as producto_nombre, p.comercializadora as producto_comercializadora,
    p.tarifa as producto_tarifa,
    ${CONTRATOS} as contratos
  from ${DESDE}`;

type Filtros = Omit<QueryOf<typeof comisiones.reglas>, 'page' | 'limit' | 'sort'>;

const estadoEn = (hoy: Fecha) => sql`case when g.desde > ${hoy} then 'programada'
  when g.hasta < ${hoy} then 'caducada' else 'vigente' end`;

/** Rules about everything come first, and then the narrower ones. */
const ALCANCE = sql`array[
  coalesce(g.comercializadora, p.comercializadora, ''), coalesce(g.tarifa, p.tarifa, ''), coalesce(p.nombre, '')
]`;

function listIn(hoy: Fecha): ListSql<typeof reglasList> {
  return {
    fields: {
      comercializadora: sql`coalesce(g.comercializadora, p.comercializadora)`,
      producto: sql`p.nombre`,
      tarifa: sql`coalesce(g.tarifa, p.tarifa)`,
      tipo: sql`g.tipo`,
      /** Values of different units cannot be compared, so the kind sorts first. */
      valor: { filter: sql`g.valor`, sort: { filled: sql`(g.tipo, g.valor)` } },
      estado: estadoEn(hoy),
      contratos: CONTRATOS,
      desde: { filter: sql`g.desde`, sort: { filled: sql`g.desde` } },
      hasta: sql`g.hasta`,
      notas: sql`g.notas`,
    },
    sorts: { alcance: { filled: ALCANCE } },
    chosen: chosenByUuid(sql`g.id`),
    search: (q) =>
      searchSql(
        q,
        sql`concat_ws(' ', g.comercializadora, g.tarifa, p.comercializadora, p.nombre, p.tarifa, g.notas)`,
      ),
  };
}

function condicionDe(viewer: Viewer, filtros: Filtros, hoy: Fecha): RawBuilder<SqlBool> {
  const { producto, papelera } = filtros;
  const suyas = isUuid(producto ?? '') ? sql`g.producto_id = ${producto}` : sql`false`;
  return sql`${papelera ? sql`g.borrado_en is not null` : sql`g.borrado_en is null`}
    and ${producto ? suyas : sql`true`} and ${listWhere({ list: reglasList, sql: listIn(hoy) }, filtros, viewer)}`;
}

/** The list without its page. */
export function consultaDeReglas(
  viewer: Viewer,
  { sort = reglasList.usualSort, ...filtros }: Filtros & { readonly sort?: string | undefined },
  hoy: Fecha,
): CursorQuery<FilaRegla> {
  return {
    filas: sql<FilaRegla>`${FILAS} where ${condicionDe(viewer, filtros, hoy)}`,
    orden: orderBy(
      sort,
      listSorts(reglasList, listIn(hoy), viewer),
      sql`g.consumo_desde_mwh nulls first, g.desde, g.id`,
    ),
  };
}

export async function listReglas({
  db,
  viewer,
  query: { page, limit, ...pedida },
  hoy,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly query: QueryOf<typeof comisiones.reglas>;
  readonly hoy: Fecha;
}): Promise<{ rows: FilaRegla[]; count: number; total: number }> {
  const { filas, orden } = consultaDeReglas(viewer, pedida, hoy);
  const { sort: _, ...filtros } = pedida;
  const ambito: Filtros = { papelera: filtros.papelera };
  const from = (unos: Filtros) => sql`from ${DESDE} where ${condicionDe(viewer, unos, hoy)}`;
  const [{ rows }, cuentas] = await Promise.all([
    sql<FilaRegla>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows({ db, filters: filtros, scope: ambito, from }),
  ]);
  return { rows, ...cuentas };
}

export async function findRegla(db: Db, id: string): Promise<FilaRegla | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaRegla>`${FILAS} where g.id = ${id}`.execute(db);
  return rows[0];
}

/** The rules in force on a day or later, without the count of their contracts. */
export async function reglasDesde(db: Db, hoy: Fecha): Promise<FilaRegla[]> {
  const { rows } = await sql<FilaRegla>`
    select g.*, p.nombre as producto_nombre, p.comercializadora as producto_comercializadora,
      p.tarifa as producto_tarifa, 0 as contratos
    from ${DESDE} where g.borrado_en is null and (g.hasta is null or g.hasta >= ${hoy})
    order by g.producto_id is null, g.tarifa is null, g.comercializadora is null, ${ALCANCE}, g.desde, g.id
  `.execute(db);
  return rows;
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

/** A rule with the same scope that shares a day and a band with that one. */
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

/** Rules change one at a time, so that what a check read still holds when it writes. */
export async function lockReglas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('regla_comision'))`.execute(db);
}
