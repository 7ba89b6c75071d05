import { type QueryOf, type ResponseOf, renovaciones, renovacionesList } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { averageEur, averageKwh, roundedEur, roundedKwh } from '../../platform/list/rounded-sum.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { EN_MARCHA, type FilaRenovacion, type Filtros, radar } from './radar.repository.ts';

export type DeLista = Omit<QueryOf<typeof renovaciones.list>, 'page' | 'limit' | 'sort'>;

const CONTACTO = sql`(proximo_contacto ->> 'fecha')::date`;

/** The expressions are over the rows of the radar. */
export const LIST: ListSql<typeof renovacionesList> = {
  fields: {
    codigo: sql`codigo`,
    cups: sql`cups`,
    cliente: { filter: sql`cliente_nombre`, sort: { filled: sql`cliente_nombre` } },
    comercial: sql`comercial_id`,
    comercializadora: { filter: sql`comercializadora`, sort: { filled: sql`comercializadora` } },
    tarifa: sql`tarifa`,
    producto: sql`producto_nombre`,
    tipo: sql`tipo`,
    consumo: {
      filter: sql`consumo_anual_kwh`,
      sort: { filled: sql`consumo_anual_kwh` },
      total: roundedKwh(sql`sum(consumo_anual_kwh)`),
      average: averageKwh(sql`consumo_anual_kwh`),
    },
    importe: {
      filter: sql`importe_anual_eur`,
      total: roundedEur(sql`sum(importe_anual_eur)`),
      average: averageEur(sql`importe_anual_eur`),
    },
    comision: {
      filter: sql`comision_prevista_eur`,
      total: sql`coalesce(sum(comision_prevista_eur), 0)::float8`,
      average: averageEur(sql`comision_prevista_eur`),
    },
    activacion: sql`fecha_activacion`,
    fin: { filter: sql`fecha_fin`, sort: sql`fecha_fin` },
    permanencia: { filter: sql`permanencia_hasta`, sort: sql`permanencia_hasta` },
    revisionPrecio: { filter: sql`revision_precio`, sort: sql`revision_precio` },
    proximoContacto: { filter: CONTACTO, sort: CONTACTO },
    ultimoContacto: { filter: sql`ultimo_contacto`, sort: sql`ultimo_contacto` },
    riesgo: { filter: sql`riesgo`, sort: { filled: sql`cardinality(riesgo_motivos)` } },
    ahorro: {
      filter: sql`ahorro_anual_eur`,
      sort: sql`ahorro_anual_eur`,
      total: roundedEur(sql`sum(ahorro_anual_eur)`),
      average: averageEur(sql`ahorro_anual_eur`),
    },
    ahorroPct: { filter: sql`ahorro_pct`, sort: sql`ahorro_pct` },
    comisionDeRenovar: {
      filter: sql`comision_de_renovar_eur`,
      sort: sql`comision_de_renovar_eur`,
      total: roundedEur(sql`sum(comision_de_renovar_eur)`),
      average: averageEur(sql`comision_de_renovar_eur`),
    },
    precioDeHoy: { filter: sql`precio_oferta_eur_mwh`, sort: sql`precio_oferta_eur_mwh` },
    valorado: { filter: { instant: sql`calculado_en` }, sort: sql`calculado_en` },
  },
  chosen: chosenByUuid(sql`id`),
};

function delRadar(filtros: Filtros, viewer: Viewer): RawBuilder<SqlBool> {
  const condition = listWhere({ list: renovacionesList, sql: LIST }, filtros, viewer);
  const { enMarcha } = filtros;
  if (enMarcha === undefined) return condition;
  return sql`(${condition} and ${enMarcha === 'si' ? EN_MARCHA : sql`not ${EN_MARCHA}`})`;
}

/** The list without its page. */
export function consultaDeRenovaciones(
  viewer: Viewer,
  { sort = renovacionesList.usualSort, ...filtros }: DeLista & { readonly sort?: string | undefined },
  hoy: Fecha,
): CursorQuery<FilaRenovacion> {
  return {
    filas: sql<FilaRenovacion>`select * ${desdeElRadar(viewer, filtros, hoy)}`,
    orden: orderBy(sort, listSorts(renovacionesList, LIST, viewer), sql`codigo`),
  };
}

export function desdeElRadar(viewer: Viewer, { banda: pedida, ...unos }: DeLista, hoy: Fecha) {
  return sql`from (${radar(viewer, unos, hoy)}) t
    where ${pedida ? sql`banda = ${pedida}` : sql`true`} and ${delRadar(unos, viewer)}`;
}

/** The marked contracts of the list, or all that match its filters. */
export function elegidosDelRadar(
  viewer: Viewer,
  { ids, filtros = {} }: Buscados<DeLista>,
  hoy: Fecha,
): Elegidos {
  const marcados = ids ? sql`t.id = any(${ids.filter(isUuid)}::uuid[])` : sql`true`;
  return {
    id: sql`t.id`,
    nombre: sql`codigo`,
    detalle: sql`cliente_nombre`,
    desde: sql`${desdeElRadar(viewer, filtros, hoy)} and ${marcados}`,
  };
}

export async function listRenovaciones({
  db,
  viewer,
  query: { page, limit, ...pedida },
  hoy,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly query: QueryOf<typeof renovaciones.list>;
  readonly hoy: Fecha;
}): Promise<{ rows: FilaRenovacion[]; count: number; total: number }> {
  const { filas, orden } = consultaDeRenovaciones(viewer, pedida, hoy);
  const { sort: _, ...filtros } = pedida;
  const [{ rows }, cuentas] = await Promise.all([
    sql<FilaRenovacion>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows<DeLista>({
      db,
      filters: filtros,
      scope: {},
      from: (unos) => desdeElRadar(viewer, unos, hoy),
    }),
  ]);
  return { rows, ...cuentas };
}

export type Banda = ResponseOf<typeof renovaciones.summary>['bandas'][number];

export async function summarizeRenovaciones({
  db,
  viewer,
  filtros,
  hoy,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly filtros: Filtros;
  readonly hoy: Fecha;
}): Promise<Banda[]> {
  const { rows } = await sql<Banda>`
    select banda, count(*) as contratos, count(*) filter (where ${EN_MARCHA}) as en_marcha,
      ${roundedKwh(sql`sum(consumo_anual_kwh)`)} as consumo_anual_kwh,
      ${roundedEur(sql`sum(importe_anual_eur)`)} as importe_anual_eur,
      sum(comision_prevista_eur)::float8 as comision_eur
    from (${radar(viewer, filtros, hoy)}) t where ${delRadar(filtros, viewer)} group by banda
  `.execute(db);
  const vacia = { contratos: 0, enMarcha: 0, consumoAnualKwh: 0, importeAnualEur: 0, comisionEur: 0 };
  return renovaciones.BANDAS.map((banda) => rows.find((una) => una.banda === banda) ?? { banda, ...vacia });
}

/** How many contracts of the radar are past their end, and how many are near it. */
export function countsOfBandas(viewer: Viewer, hoy: Fecha): RawBuilder<unknown> {
  return sql`
    select count(*) filter (where banda = 'vencido') as vencidas, count(*) filter (where banda = '30') as de_30
    from (${radar(viewer, {}, hoy)}) t where ${delRadar({}, viewer)}`;
}

/** A contract of the radar with what is under way for it. */
export async function findRenovacion(
  db: Db,
  viewer: Viewer,
  { id, hoy }: { readonly id: string; readonly hoy: Fecha },
): Promise<FilaRenovacion | undefined> {
  const { rows } = await sql<FilaRenovacion>`
    select * from (${radar(viewer, {}, hoy)}) t where t.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function findRadar(
  db: Db,
  viewer: Viewer,
  { filtros, hoy }: { readonly filtros: Filtros; readonly hoy: Fecha },
): Promise<FilaRenovacion[]> {
  const { rows } = await sql<FilaRenovacion>`
    select * from (${radar(viewer, filtros, hoy)}) t where ${delRadar(filtros, viewer)}
  `.execute(db);
  return rows;
}
