import { type propuestas, propuestasList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql, listTotals } from '../../platform/list/list-sql.ts';
import { averageEur, averageKwh } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { day, figure, forSellers, identifier, listed, money, plain } from '../../platform/sheet/column.ts';
import { today } from '../../platform/today.ts';

import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import type { Oferta } from '../comisiones/tuya.service.ts';
import { estadoDePropuesta } from './estado.repository.ts';
import { answerIsPending } from './pending-answer.repository.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

export type Filtros = Omit<QueryOf<typeof propuestas.list>, 'page' | 'limit' | 'sort'>;

const DESDE = sql`propuesta p
  join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
  join cliente c on c.id = p.cliente_id
  left join comercial r on r.id = p.comercial_id`;

function listIn(hoy: string): ListSql<typeof propuestasList> {
  return {
    fields: {
      codigo: { filter: sql`p.codigo`, sort: { filled: sql`p.codigo` } },
      cups: {
        column: sql`array_to_string(v.cups, ' ')`,
        exact: (cups) => sql`v.cups @> ${[cups.slice(0, 20)]}::text[]`,
      },
      cliente: { filter: sql`c.nombre`, sort: { filled: sql`c.nombre` } },
      nif: sql`c.nif`,
      estado: { filter: estadoDePropuesta(hoy), sort: { filled: estadoDePropuesta(hoy) } },
      comercial: sql`p.comercial_id`,
      ahorro: {
        filter: sql`v.ahorro_anual_eur`,
        sort: { filled: sql`v.ahorro_anual_eur` },
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
        sort: { filled: sql`v.comision_eur` },
        total: sql`sum(v.comision_eur)`,
        average: averageEur(sql`v.comision_eur`),
      },
      aperturas: sql`(select count(*) from propuesta_apertura where propuesta_id = p.id and numero = p.numero)`,
      creado: { filter: { instant: sql`p.creado_en` }, sort: { filled: sql`p.creado_en` } },
      enviada: { instant: sql`v.enviada_en` },
      validez: { filter: sql`v.valida_hasta`, sort: sql`v.valida_hasta` },
      porAtender: answerIsPending(),
    },
    chosen: chosenByUuid(sql`p.id`),
    search: (q) =>
      searchSql(q, sql`concat_ws(' ', p.codigo, c.nombre, c.nif, r.nombre, array_to_string(v.cups, ' '))`),
    codes: (codigos) => sql`p.codigo = any(${codigos})`,
  };
}

/** The commission cases of a proposal's supplies; only a representative needs them. */
function casosPara({ role }: Viewer): RawBuilder<Oferta['casos']> {
  if (role !== 'comercial') return sql`null`;
  return sql`(select jsonb_agg(caso) from propuesta_linea l join analisis s on s.id = l.analisis_id
    cross join lateral jsonb_array_elements(s.casos_de_comision) caso
    where l.propuesta_id = p.id and l.numero = p.numero and l.oferta = v.oferta and caso ->> 'cups' = l.cups)`;
}

const opening = <Value>(of: RawBuilder<Value>) =>
  sql<Value>`(select ${of} from propuesta_apertura where propuesta_id = p.id and numero = p.numero)`;

const rowFor = (viewer: Viewer, hoy: string) => ({
  codigo: shown(sql<string>`p.codigo`, plain('codigo')),
  numero: shown(sql<number>`p.numero`, plain('version')),
  estado: shown(estadoDePropuesta(hoy), plain('estado')),
  clienteNombre: shown(sql<string>`c.nombre`, plain('cliente')),
  clienteId: shown(sql<string>`p.cliente_id`, identifier('idCliente')),
  comercialNombre: shown(sql<string | null>`r.nombre`, plain('comercial')),
  comercialId: shown(sql<string | null>`p.comercial_id`, identifier('idComercial')),
  cups: shown(sql<string[]>`v.cups`, listed('cups')),
  consumoAnualKwh: shown(sql<string>`v.consumo_anual_kwh`, figure('consumoAnual')),
  actualAnualEur: shown(sql<string>`v.actual_anual_eur`, money('costeActual')),
  ofertaAnualEur: shown(sql<string>`v.oferta_anual_eur`, money('oferta')),
  ahorroAnualEur: shown(sql<string>`v.ahorro_anual_eur`, money('ahorro')),
  comisionEur: shown(sql<string>`v.comision_eur`, forSellers(money('comisionGenerada'))),
  creadoEn: shown(sql<string>`p.creado_en`, day('creada')),
  enviadaEn: shown(sql<string | null>`v.enviada_en`, day('enviada')),
  validaHasta: shown(sql<string | null>`v.valida_hasta`, day('validaHasta')),
  aperturas: shown(opening(sql<number>`count(*)`), forSellers(plain('visitas'))),
  ultimaApertura: opening(sql<string | null>`max(abierta_en)`),
  id: sql<string>`p.id`,
  version: sql<number>`p.version`,
  clienteBloqueado: clienteBloqueado('c'),
  validezDias: sql<number>`v.validez_dias`,
  actualizadoEn: sql<string>`p.actualizado_en`,
  borradoEn: sql<string | null>`p.borrado_en`,
  /** Only a representative's rows have them. */
  casos: casosPara(viewer),
});

export type FilaPropuesta = RowOf<ReturnType<typeof rowFor>>;

/** The list of proposals as they are today. */
export const PROPUESTAS = servedList({
  list: propuestasList,
  whole: ({ borradas }) => ({ borradas }),
  as: (viewer) => ({
    from: DESDE,
    visible: propuestaVisible(viewer),
    sql: listIn(today()),
    row: rowFor(viewer, today()),
    scope: ({ borradas, cliente }) => [
      borradas === 'si' ? sql`p.borrado_en is not null` : sql`p.borrado_en is null`,
      cliente ? sql`p.cliente_id::text = ${cliente}` : sql`true`,
    ],
    tiebreak: sql`p.creado_en desc, p.id`,
    changes: { at: sql`p.actualizado_en`, id: sql`p.id` },
  }),
});

/** Which of those codes belong to proposals of the list. */
export async function codigosDePropuestas(
  db: Db,
  viewer: Viewer,
  codigos: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select p.codigo ${PROPUESTAS.rowsFrom(viewer, { borradas: 'no' })} and p.codigo = any(${codigos}::text[])
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
    select ${estadoDePropuesta(hoy)} as estado, count(*) as cuenta, ${listTotals(propuestasList, listIn(hoy))}
    ${PROPUESTAS.rowsFrom(viewer, filtros)} group by 1`.execute(db);
  return rows;
}

/** The proposals of a list as they are on a day. */
export type Listed = { readonly hoy: string; readonly filtros: Filtros };

/** The commission cases of every proposal of a list, from which a representative's part is added up by state. */
export async function findCasosDePropuestas(db: Db, viewer: Viewer, { hoy, filtros }: Listed) {
  const { rows } = await sql<Pick<FilaPropuesta, 'estado' | 'comercialId' | 'casos'>>`
    select ${estadoDePropuesta(hoy)} as estado, p.comercial_id, ${casosPara(viewer)} as casos
    ${PROPUESTAS.rowsFrom(viewer, filtros)}`.execute(db);
  return rows;
}
