import {
  type extractos,
  lineasDeExtractoList,
  type QueryOf,
  type ResponseOf,
} from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import {
  chosenByUuid,
  type ListSql,
  listSorts,
  listTotals,
  listWhere,
} from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { averageEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import { type FilaLinea, liveLines } from './live-lines.repository.ts';

const rounded = (column: string) => sql`coalesce(round(sum(${sql.ref(column)})::numeric, 2), 0)::float8`;

/** The expressions of filters and orders are over the rows `t` of `liveLines`. */
const LIST: ListSql<typeof lineasDeExtractoList> = {
  fields: {
    estado: { filter: sql`t.estado`, sort: { filled: sql`t.estado` } },
    antiguedad: sql`t.antiguedad`,
    comercializadora: { filter: sql`t.comercializadora`, sort: { filled: sql`t.comercializadora` } },
    mes: { filter: sql`t.mes`, sort: { filled: sql`t.mes` } },
    extracto: sql`t.extracto_codigo`,
    cups: { filter: sql`t.cups`, sort: { filled: sql`t.cups` } },
    contrato: sql`t.contrato_codigo`,
    cliente: { filter: sql`t.cliente_nombre`, sort: sql`t.cliente_nombre` },
    comercial: { filter: sql`t.comercial_id`, sort: sql`t.comercial_nombre` },
    referencia: sql`t.referencia`,
    esperado: { filter: sql`t.esperado_eur`, total: rounded('esperado_eur') },
    importe: {
      filter: sql`t.importe_eur`,
      sort: { filled: sql`t.importe_eur` },
      total: rounded('importe_eur'),
      average: averageEur(sql`t.importe_eur`),
    },
    diferencia: {
      filter: sql`t.diferencia_eur`,
      sort: { filled: sql`t.diferencia_eur` },
      total: rounded('diferencia_eur'),
    },
    pendiente: {
      filter: sql`t.pendiente_eur`,
      sort: { filled: sql`t.pendiente_eur` },
      total: rounded('pendiente_eur'),
    },
    reclamacion: sql`(t.reclamacion ->> 'estado')`,
    vencimiento: { filter: sql`t.vencimiento`, sort: sql`t.vencimiento` },
  },
  chosen: chosenByUuid(sql`t.id`),
  search: (q) =>
    searchSql(
      q,
      sql`(concat_ws(' ', t.cups, t.contrato_codigo, t.cliente_nombre, t.referencia, t.extracto_codigo,
        t.comercializadora) collate "default")`,
    ),
};

type Filtros = Omit<QueryOf<typeof extractos.lineas>, 'page' | 'limit' | 'sort'>;

function isOf(column: RawBuilder<unknown>, id: string | undefined): RawBuilder<SqlBool> {
  if (id === undefined) return sql`true`;
  return isUuid(id) ? sql`${column} = ${id}` : sql`false`;
}

function fromLines(viewer: Viewer, filtros: Filtros): RawBuilder<unknown> {
  const inScope = isOf(sql`n.extracto_id`, filtros.deExtracto);
  const condition = listWhere({ list: lineasDeExtractoList, sql: LIST }, filtros, viewer);
  return sql`from (${liveLines(inScope)}) t where ${condition}`;
}

/** All lines of the list, without its page. */
export function consultaDeLineas(
  viewer: Viewer,
  { sort = lineasDeExtractoList.usualSort, ...filtros }: Filtros & { readonly sort?: string | undefined },
): CursorQuery<FilaLinea> {
  return {
    filas: sql<FilaLinea>`select t.* ${fromLines(viewer, filtros)}`,
    orden: orderBy(sort, listSorts(lineasDeExtractoList, LIST, viewer), sql`vencimiento, cups, id`),
  };
}

export async function listLineas(
  db: Db,
  viewer: Viewer,
  { page, limit, ...requested }: QueryOf<typeof extractos.lineas>,
): Promise<{ rows: FilaLinea[]; count: number; total: number }> {
  const { filas, orden } = consultaDeLineas(viewer, requested);
  const { sort: _, ...filtros } = requested;
  const [{ rows }, counts] = await Promise.all([
    sql<FilaLinea>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: { deExtracto: filtros.deExtracto },
      from: (some) => fromLines(viewer, some),
    }),
  ]);
  return { rows, ...counts };
}

/** The sums of the whole list, to the cent. */
export async function sumLineas(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
): Promise<ResponseOf<typeof extractos.totalsOfLineas>> {
  const { rows } = await sql<ResponseOf<typeof extractos.totalsOfLineas>>`
    select count(*)::int as cuenta, ${listTotals(lineasDeExtractoList, LIST)} ${fromLines(viewer, filtros)}
  `.execute(db);
  return rows[0]!;
}

export async function groupLineas(db: Db, viewer: Viewer, query: QueryOf<typeof extractos.groupsOfLineas>) {
  const from = (filtros: Filtros) => fromLines(viewer, filtros);
  return listGroups({ db, viewer, query, from, list: lineasDeExtractoList, sql: LIST });
}

/** The first lines of a statement, those with something to look at before those that were paid. */
export async function firstLineas(db: Db, extractoId: string, limit: number): Promise<FilaLinea[]> {
  const { rows } = await sql<FilaLinea>`
    select t.* from (${liveLines(sql`n.extracto_id = ${extractoId}`)}) t
    order by t.estado = 'pagada', abs(t.diferencia_eur) desc, t.cups, t.id limit ${limit}
  `.execute(db);
  return rows;
}

/** The lines of these identifiers that leave something owed. */
export async function findOwedLineas(db: Db, ids: readonly string[]): Promise<FilaLinea[]> {
  const { rows } = await sql<FilaLinea>`
    select t.* from (${liveLines(sql`n.id = any(${ids.filter(isUuid)}::uuid[])`)}) t where t.pendiente_eur > 0
    order by t.vencimiento, t.cups, t.id
  `.execute(db);
  return rows;
}

/** The lines of a claim, those of statements in the bin apart. */
export async function findClaimedLineas(db: Db, reclamacionId: string) {
  const claimed = sql`select rl.linea_id from reclamacion_linea rl where rl.reclamacion_id = ${reclamacionId}`;
  const { rows } = await sql<FilaLinea & { readonly reclamadoEur: number }>`
    select t.*, l.reclamado_eur::float8 as reclamado_eur
    from (${liveLines(sql`n.id in (${claimed})`)}) t
    join reclamacion_linea l on l.linea_id = t.id and l.reclamacion_id = ${reclamacionId}
    order by t.vencimiento, t.cups, t.id
  `.execute(db);
  return rows;
}

export async function summarizeLineas(db: Db, extractoId: string): Promise<extractos.Resumen> {
  const { rows } = await sql<extractos.Resumen[number]>`
    select t.estado, count(*)::int as lineas, ${rounded('esperado_eur')} as esperado_eur,
      ${rounded('importe_eur')} as importe_eur, ${rounded('pendiente_eur')} as pendiente_eur
    from (${liveLines(sql`n.extracto_id = ${extractoId}`)}) t group by t.estado
  `.execute(db);
  return rows;
}

export type DeudaPorTramo = {
  readonly comercializadora: string;
  readonly tramo: extractos.Tramo;
  readonly lineas: number;
  readonly pendienteEur: number;
};

export async function ageDebt(db: Db): Promise<DeudaPorTramo[]> {
  const { rows } = await sql<DeudaPorTramo>`
    select t.comercializadora, t.antiguedad as tramo, count(*)::int as lineas,
      ${rounded('pendiente_eur')} as pendiente_eur
    from (${liveLines(sql`n.contrato_id is not null`)}) t where t.pendiente_eur > 0
    group by t.comercializadora, t.antiguedad order by t.comercializadora
  `.execute(db);
  return rows;
}

type Desajuste = {
  readonly contratoId: string;
  readonly contratoCodigo: string;
  readonly estado: 'falta' | 'corta' | 'de-mas';
  readonly diferenciaEur: number;
};

/** The contracts of a settlement whose last statement leaves a debt, or pays too much. */
export async function findUnevenOf(db: Db, liquidacionId: string): Promise<Desajuste[]> {
  const ofIt = sql<SqlBool>`n.contrato_id in (
    select contrato_id from liquidacion_linea where liquidacion_id = ${liquidacionId} and tipo = 'comision')`;
  const { rows } = await sql<Desajuste>`
    select contrato_id, contrato_codigo, estado, diferencia_eur from (
      select distinct on (t.contrato_id) t.* from (${liveLines(ofIt)}) t order by t.contrato_id, t.mes desc, t.extracto_codigo desc
    ) u
    where u.estado = 'de-mas' or u.pendiente_eur > 0
    order by contrato_codigo
  `.execute(db);
  return rows;
}
