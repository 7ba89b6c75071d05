import { type comisiones, reglasList } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { HOUSE, type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { cells, day, figure, identifier, plain, worded } from '../../platform/sheet/column.ts';
import { WORDS } from '../../platform/sheet/words.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { ReglaTable } from './tables.ts';

/** The number of contracts whose commission the rule froze. */
const CONTRATOS = sql<number>`(select count(*) from contrato k where k.comision -> 'regla' ->> 'id' = g.id::text)`;

const DESDE = sql`regla_comision g left join producto p on p.id = g.producto_id`;

const estadoEn = (hoy: Fecha) => sql<comisiones.Regla['estado']>`case when g.desde > ${hoy} then 'programada'
  when g.hasta < ${hoy} then 'caducada' else 'vigente' end`;

/** Rules about everything come first, and then the narrower ones. */
const ALCANCE = sql`array[
  coalesce(g.comercializadora, p.comercializadora, ''), coalesce(g.tarifa, p.tarifa, ''), coalesce(p.nombre, '')
]`;

function listIn(hoy: Fecha): ListSql<typeof reglasList> {
  return {
    fields: {
      comercializadora: COMERCIALIZADORA,
      producto: sql`p.nombre`,
      tarifa: TARIFA,
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

const COMERCIALIZADORA = sql<string | null>`coalesce(g.comercializadora, p.comercializadora)`;
const TARIFA = sql<string | null>`coalesce(g.tarifa, p.tarifa)`;

type Regla = Selectable<ReglaTable>;

const rowOn = (hoy: Fecha) => ({
  deComercializadora: shown(COMERCIALIZADORA, plain('comercializadora')),
  productoNombre: shown(sql<string | null>`p.nombre`, plain('producto')),
  productoId: shown(sql<string | null>`g.producto_id`, identifier('idProducto')),
  deTarifa: shown(TARIFA, plain('tarifa')),
  consumoDesdeMwh: shown(sql<string | null>`g.consumo_desde_mwh`, figure('consumoDesde')),
  consumoHastaMwh: shown(sql<string | null>`g.consumo_hasta_mwh`, figure('consumoHasta')),
  feeDesdeEurMwh: shown(sql<string | null>`g.fee_desde_eur_mwh`, figure('feeDesde')),
  feeHastaEurMwh: shown(sql<string | null>`g.fee_hasta_eur_mwh`, figure('feeHasta')),
  valor: shown(sql<string>`g.valor`, figure('valor')),
  tipo: shown(
    sql<Regla['tipo']>`g.tipo`,
    worded('unidad', { fija: 'porContrato', 'por-mwh': 'eurMwh', 'porcentaje-fee': 'delFee' }),
  ),
  reparto: shown(
    sql<Regla['reparto']>`g.reparto`,
    cells('reparto', (reparto, language) =>
      reparto === null
        ? WORDS.segunElPlan[language]
        : reparto.map((parte) => String(Number(parte)).replace('.', ',')).join(' · '),
    ),
  ),
  desde: shown(sql<string>`g.desde`, day('desde')),
  hasta: shown(sql<string | null>`g.hasta`, day('hasta')),
  estado: shown(estadoEn(hoy), plain('estado')),
  contratos: shown(CONTRATOS, plain('contratos')),
  notas: shown(sql<string>`g.notas`, plain('notas')),
  id: shown(sql<string>`g.id`, identifier('id')),
  comercializadora: sql<string | null>`g.comercializadora`,
  tarifa: sql<Regla['tarifa']>`g.tarifa`,
  productoComercializadora: sql<string | null>`p.comercializadora`,
  productoTarifa: sql<string | null>`p.tarifa`,
  version: sql<number>`g.version`,
  creadoEn: sql<string>`g.creado_en`,
  borradoEn: sql<string | null>`g.borrado_en`,
});

export type FilaRegla = Omit<RowOf<ReturnType<typeof rowOn>>, 'deComercializadora' | 'deTarifa' | 'estado'>;

/** Only administrators ask for rules. */
export const REGLAS = servedList({
  list: reglasList,
  whole: ({ papelera }) => ({ papelera }),
  as: () => ({
    from: DESDE,
    visible: sql`true`,
    sql: listIn(today()),
    row: rowOn(today()),
    scope: ({ producto, papelera }) => [
      papelera ? sql`g.borrado_en is not null` : sql`g.borrado_en is null`,
      producto ? (isUuid(producto) ? sql`g.producto_id = ${producto}` : sql`false`) : sql`true`,
    ],
    tiebreak: sql`g.consumo_desde_mwh nulls first, g.desde, g.id`,
  }),
});

export async function findRegla(db: Db, id: string): Promise<FilaRegla | undefined> {
  return isUuid(id) ? REGLAS.find(db, HOUSE, sql`g.id = ${id}`) : undefined;
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
  return (await REGLAS.select(HOUSE, sql`g.id = any(${ids}::uuid[])`).execute(db)).rows;
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
