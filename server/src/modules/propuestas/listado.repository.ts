import { type propuestas, propuestasList, type QueryOf } from '@vatio/contract/endpoints';
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
import { averageEur, averageKwh } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { today } from '../../platform/today.ts';

import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import type { Oferta } from '../comisiones/tuya.service.ts';
import { answerIsPending } from './pending-answer.repository.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

type Query = QueryOf<typeof propuestas.list>;
export type Filtros = Omit<Query, 'page' | 'limit' | 'sort'>;

export type FilaPropuesta = {
  readonly id: string;
  readonly codigo: string;
  readonly numero: number;
  readonly estado: propuestas.Estado;
  readonly version: number;
  readonly clienteId: string;
  readonly clienteNombre: string;
  readonly clienteBloqueado: propuestas.PropuestaRow['clienteBloqueado'];
  readonly comercialId: string | null;
  readonly comercialNombre: string | null;
  readonly cups: string[];
  readonly actualAnualEur: string;
  readonly ofertaAnualEur: string;
  readonly ahorroAnualEur: string;
  readonly consumoAnualKwh: string;
  readonly comisionEur: string;
  readonly validezDias: number;
  readonly validaHasta: string | null;
  readonly enviadaEn: string | null;
  readonly creadoEn: string;
  readonly actualizadoEn: string;
  readonly borradoEn: string | null;
  readonly aperturas: number;
  readonly ultimaApertura: string | null;
  /** Only a representative's rows have them. */
  readonly casos: Oferta['casos'];
};

/** A sent proposal whose last day is over has expired, whether or not that has been recorded. */
function estadoEn(hoy: string): RawBuilder<unknown> {
  return sql`case when p.estado in ('enviada', 'vista') and v.valida_hasta < ${hoy}::date
    then 'caducada' else p.estado end`;
}

export const DESDE = sql`propuesta p
  join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
  join cliente c on c.id = p.cliente_id
  left join comercial r on r.id = p.comercial_id`;

function listIn(hoy: string): ListSql<typeof propuestasList> {
  return {
    fields: {
      codigo: { filter: sql`p.codigo`, sort: { filled: sql`codigo` } },
      cups: {
        column: sql`array_to_string(v.cups, ' ')`,
        exact: (cups) => sql`v.cups @> ${[cups.slice(0, 20)]}::text[]`,
      },
      cliente: { filter: sql`c.nombre`, sort: { filled: sql`cliente_nombre` } },
      nif: sql`c.nif`,
      estado: { filter: estadoEn(hoy), sort: { filled: sql`estado` } },
      comercial: sql`p.comercial_id`,
      ahorro: {
        filter: sql`v.ahorro_anual_eur`,
        sort: { filled: sql`ahorro_anual_eur` },
        total: sql`sum(v.ahorro_anual_eur)`,
        average: averageEur(sql`v.ahorro_anual_eur`),
      },
      actual: sql`v.actual_anual_eur`,
      oferta: sql`v.oferta_anual_eur`,
      consumo: {
        filter: sql`v.consumo_anual_kwh`,
        total: sql`sum(v.consumo_anual_kwh)`,
        average: averageKwh(sql`v.consumo_anual_kwh`),
      },
      comision: {
        filter: sql`v.comision_eur`,
        sort: { filled: sql`comision_eur` },
        total: sql`sum(v.comision_eur)`,
        average: averageEur(sql`v.comision_eur`),
      },
      aperturas: sql`(select count(*) from propuesta_apertura where propuesta_id = p.id and numero = p.numero)`,
      creado: { filter: { instant: sql`p.creado_en` }, sort: { filled: sql`creado_en` } },
      enviada: { instant: sql`v.enviada_en` },
      validez: { filter: sql`v.valida_hasta`, sort: sql`valida_hasta` },
      porAtender: answerIsPending(),
    },
    chosen: chosenByUuid(sql`p.id`),
    search: (q) =>
      searchSql(q, sql`concat_ws(' ', p.codigo, c.nombre, c.nif, r.nombre, array_to_string(v.cups, ' '))`),
    codes: (codigos) => sql`p.codigo = any(${codigos})`,
  };
}

/** The condition that a list, its count, its totals and its export share. */
export function condicion(viewer: Viewer, hoy: string, filtros: Filtros): RawBuilder<SqlBool> {
  const { cliente, borradas } = filtros;
  return sql`${propuestaVisible(viewer)}
    and ${borradas === 'si' ? sql`p.borrado_en is not null` : sql`p.borrado_en is null`}
    and ${cliente ? sql`p.cliente_id::text = ${cliente}` : sql`true`}
    and ${listWhere({ list: propuestasList, sql: listIn(hoy) }, filtros, viewer)}`;
}

/**
 * The newest come first among equals. A client may not sort by commission, which would tell which proposal
 * earns more.
 */
function ordenDe(viewer: Viewer, hoy: string, sort: string = propuestasList.usualSort): RawBuilder<unknown> {
  return orderBy(sort, listSorts(propuestasList, listIn(hoy), viewer), sql`creado_en desc, id`);
}

/** The commission cases of a proposal's supplies; only a representative needs them. */
function casosPara({ role }: Viewer): RawBuilder<unknown> {
  if (role !== 'comercial') return sql`null`;
  return sql`(select jsonb_agg(caso) from propuesta_linea l join analisis s on s.id = l.analisis_id
    cross join lateral jsonb_array_elements(s.casos_de_comision) caso
    where l.propuesta_id = p.id and l.numero = p.numero and l.oferta = v.oferta and caso ->> 'cups' = l.cups)`;
}

/** The rows of a list in its order, to be completed with `limit` and `offset` or read by a cursor. */
export function consultaDe(
  viewer: Viewer,
  hoy: string,
  { sort, ...filtros }: Omit<Query, 'page' | 'limit'>,
): CursorQuery<FilaPropuesta> {
  const filas = sql<FilaPropuesta>`
    select p.id, p.codigo, p.numero, ${estadoEn(hoy)} as estado, p.version,
      p.cliente_id, c.nombre as cliente_nombre, ${clienteBloqueado('c')} as cliente_bloqueado, p.comercial_id, r.nombre as comercial_nombre,
      v.cups, v.actual_anual_eur, v.oferta_anual_eur, v.ahorro_anual_eur, v.consumo_anual_kwh, v.comision_eur,
      v.validez_dias, v.valida_hasta, v.enviada_en, p.creado_en, p.actualizado_en, p.borrado_en,
      coalesce(a.aperturas, 0) as aperturas, a.ultima_apertura, ${casosPara(viewer)} as casos
    from ${DESDE} left join lateral (
      select count(*) as aperturas, max(abierta_en) as ultima_apertura
      from propuesta_apertura where propuesta_id = p.id and numero = p.numero
    ) a on true
    where ${condicion(viewer, hoy, filtros)}`;
  return { filas, orden: ordenDe(viewer, hoy, sort) };
}

type Listado = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly hoy: string;
  readonly query: Query;
};

export async function listPropuestas({ db, viewer, hoy, query }: Listado) {
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = query;
  const ambito: Filtros = { borradas: filtros.borradas };
  const desde = (unos: Filtros) => sql`from ${DESDE} where ${condicion(viewer, hoy, unos)}`;
  const [rows, cuentas] = await Promise.all([
    readPropuestas({ db, viewer, hoy, query }),
    countRows({ db, filters: filtros, scope: ambito, from: desde }),
  ]);
  return { rows, ...cuentas };
}

/** The rows of a page alone, for whoever need not know how many there are. */
export async function readPropuestas({ db, viewer, hoy, query }: Listado): Promise<FilaPropuesta[]> {
  const { page, limit, ...resto } = query;
  const { filas, orden } = consultaDe(viewer, hoy, resto);
  const pagina = sql<FilaPropuesta>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`;
  return (await pagina.execute(db)).rows;
}

/** Which of those codes belong to proposals of the list. */
export async function codigosDePropuestas(
  db: Db,
  viewer: Viewer,
  codigos: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select p.codigo from ${DESDE}
    where p.codigo = any(${codigos}::text[]) and ${condicion(viewer, today(), { borradas: 'no' })}
  `.execute(db);
  return rows.map(({ codigo }) => codigo);
}

export type FilaResumen = {
  readonly estado: propuestas.Estado;
  readonly cuenta: number;
  readonly ahorroAnualEur: string;
  readonly consumoAnualKwh: string;
  readonly comisionEur: string;
  readonly ahorroMedioEur: number | null;
  readonly consumoMedioKwh: number | null;
  readonly comisionMediaEur: number | null;
};

/** Counts the proposals of each state and adds up their amounts. */
export async function summarizePropuestas({
  db,
  viewer,
  hoy,
  filtros,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly hoy: string;
  readonly filtros: Filtros;
}) {
  const { rows } = await sql<FilaResumen>`
    select ${estadoEn(hoy)} as estado, count(*) as cuenta, ${listTotals(propuestasList, listIn(hoy))}
    from ${DESDE} where ${condicion(viewer, hoy, filtros)} group by 1`.execute(db);
  return rows;
}

export async function groupPropuestas({
  db,
  viewer,
  hoy,
  query,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly hoy: string;
  readonly query: QueryOf<typeof propuestas.groups>;
}) {
  const from = (filtros: Filtros) => sql`from ${DESDE} where ${condicion(viewer, hoy, filtros)}`;
  return listGroups({ db, viewer, query, from, list: propuestasList, sql: listIn(hoy) });
}

/** The proposals of a list as they are on a day. */
export type Listed = { readonly hoy: string; readonly filtros: Filtros };

/** The commission cases of every proposal of a list, from which a representative's part is added up by state. */
export async function findCasosDePropuestas(db: Db, viewer: Viewer, { hoy, filtros }: Listed) {
  const { rows } = await sql<Pick<FilaPropuesta, 'estado' | 'comercialId' | 'casos'>>`
    select ${estadoEn(hoy)} as estado, p.comercial_id, ${casosPara(viewer)} as casos
    from ${DESDE} where ${condicion(viewer, hoy, filtros)}`.execute(db);
  return rows;
}
