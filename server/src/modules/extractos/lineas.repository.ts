import { type extractos, lineasDeExtractoList } from '@vatio/contract/endpoints';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { averageEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { HOUSE, servedList, shown } from '../../platform/list/served-list.ts';
import { coded, day, listed, money, named, plain, worded } from '../../platform/sheet/column.ts';
import { isUuid } from '../../platform/uuid.ts';
import { liveLines } from './live-lines.repository.ts';

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

type Linea = extractos.Linea;

const ROW = {
  id: sql<string>`t.id`,
  extracto: shown(
    sql<Linea['extracto']>`json_build_object('id', t.extracto_id, 'codigo', t.extracto_codigo)`,
    coded('extracto'),
  ),
  comercializadora: shown(sql<string>`t.comercializadora`, plain('comercializadora')),
  mes: shown(sql<string>`to_char(t.mes, 'YYYY-MM')`, plain('mes')),
  filas: shown(sql<number[]>`t.filas`, listed('filas')),
  cups: shown(sql<string>`t.cups`, plain('cups')),
  referencia: shown(sql<string | null>`t.referencia`, plain('referencia')),
  desde: shown(sql<string>`t.desde`, day('desde')),
  hasta: shown(sql<string>`t.hasta`, day('hasta')),
  contrato: shown(
    sql<Linea['contrato']>`case when t.contrato_id is not null
      then json_build_object('id', t.contrato_id, 'codigo', t.contrato_codigo) end`,
    coded('contrato'),
  ),
  cliente: shown(
    sql<Linea['cliente']>`case when t.cliente_id is not null
      then json_build_object('id', t.cliente_id, 'nombre', t.cliente_nombre) end`,
    named('cliente'),
  ),
  comercial: shown(
    sql<Linea['comercial']>`case when t.comercial_id is not null
      then json_build_object('id', t.comercial_id, 'nombre', t.comercial_nombre) end`,
    named('comercial'),
  ),
  estado: shown(
    sql<Linea['estado']>`t.estado`,
    worded('estado', {
      falta: 'falta',
      corta: 'pagadaDeMenos',
      'de-mas': 'pagadaDeMas',
      'no-nuestra': 'noEsNuestra',
      pagada: 'pagada',
    }),
  ),
  esperadoEur: shown(sql<number>`t.esperado_eur`, money('esperado')),
  importeEur: shown(sql<number>`t.importe_eur`, money('pagadoEur')),
  diferenciaEur: shown(sql<number>`t.diferencia_eur`, money('diferencia')),
  pendienteEur: shown(sql<number>`t.pendiente_eur`, money('pendienteEur')),
  vencimiento: shown(sql<string | null>`t.vencimiento`, day('seDebeDesde')),
  antiguedad: sql<Linea['antiguedad']>`t.antiguedad`,
  reclamacion: sql<Linea['reclamacion']>`t.reclamacion`,
};

/** Only administrators ask for them. */
export const LINEAS = servedList({
  list: lineasDeExtractoList,
  whole: ({ deExtracto }) => ({ deExtracto }),
  as: () => ({
    from: sql`(${liveLines(sql`true`)}) t`,
    visible: sql`true`,
    sql: LIST,
    row: ROW,
    scope: ({ deExtracto: id }) =>
      id === undefined ? [] : [isUuid(id) ? sql`t.extracto_id = ${id}` : sql`false`],
    tiebreak: sql`t.vencimiento, t.cups, t.id`,
  }),
});

/** The first lines of a statement, those with something to look at before those that were paid. */
export async function firstLineas(db: Db, extractoId: string, limit: number): Promise<Linea[]> {
  const { rows } = await sql<Linea>`
    ${LINEAS.select(HOUSE, sql`t.extracto_id = ${extractoId}`)}
    order by t.estado = 'pagada', abs(t.diferencia_eur) desc, t.cups, t.id limit ${limit}
  `.execute(db);
  return rows;
}

/** The lines of these identifiers that leave something owed. */
export async function findOwedLineas(db: Db, ids: readonly string[]): Promise<Linea[]> {
  const owed = sql<boolean>`t.id = any(${ids.filter(isUuid)}::uuid[]) and t.pendiente_eur > 0`;
  const { rows } = await sql<Linea>`
    ${LINEAS.select(HOUSE, owed)} order by t.vencimiento, t.cups, t.id
  `.execute(db);
  return rows;
}

/** The lines of a claim, those of statements in the bin apart. */
export async function findClaimedLineas(db: Db, reclamacionId: string) {
  const claimed = sql`from reclamacion_linea l where l.reclamacion_id = ${reclamacionId}`;
  const reclamadoEur = sql<number>`(select l.reclamado_eur::float8 ${claimed} and l.linea_id = t.id)`;
  const { rows } = await sql<Linea & { readonly reclamadoEur: number }>`
    ${LINEAS.select(HOUSE, sql`t.id in (select l.linea_id ${claimed})`, { reclamadoEur })}
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
