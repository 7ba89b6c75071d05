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
import { proximoContacto } from '../cartera/proximo-contacto.repository.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { DE, FILA, type FilaContrato } from './contratos.repository.ts';
import { buscadas } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

export type FilaRenovacion = FilaContrato & {
  readonly banda: renovaciones.Renovacion['banda'];
  readonly importeAnualEur: number | null;
  readonly analisis: Documento | null;
  readonly propuesta: Documento | null;
  readonly renovacion: Documento | null;
  readonly proximoContacto: renovaciones.Renovacion['proximoContacto'];
};
type Documento = { readonly id: string; readonly codigo: string; readonly estado: string };

/**
 * A contract enters the radar this many days before its end, and only what is done for its point from then on
 * counts.
 */
const DIAS_DEL_RADAR = 90;

export type Filtros = QueryOf<typeof renovaciones.summary>;
export type DeLista = Omit<QueryOf<typeof renovaciones.list>, 'page' | 'limit' | 'sort'>;

/** The bands go by the days left; the last day still belongs to the contract. */
const banda = (hoy: Fecha) => sql`case
  when k.fecha_fin is null then 'sin-fin'
  when k.fecha_fin < ${hoy}::date then 'vencido'
  when k.fecha_fin <= ${hoy}::date + 30 then '30'
  when k.fecha_fin <= ${hoy}::date + 60 then '60'
  else '90' end`;

/**
 * The mean of the energy prices stands for those of each period, because a contract does not tell how the year
 * is shared among them.
 */
const IMPORTE = sql`case when cardinality(k.precio_energia_eur_kwh) = 0 then null else
  ${roundedEur(sql`(select avg(precio) from unnest(k.precio_energia_eur_kwh) as precio) * k.consumo_anual_kwh
  + (select coalesce(sum(precio * kw), 0) from unnest(k.precio_potencia_eur_kw_anio, k.potencias_kw) as t (precio, kw))
  + 12 * coalesce(k.precio_fijo_eur_mes, 0)`)}
  end`;

const documento = (tabla: RawBuilder<unknown>) => sql`(select json_build_object(
  'id', o.id, 'codigo', o.codigo, 'estado', o.estado) from (${tabla}) o)`;

/**
 * Whether the viewer may open what was made for the client in that column, since a supply may pass from one
 * client to another.
 */
const deClienteVisible = (viewer: Viewer, columna: string): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? sql`true`
    : sql`exists (select from cliente c where c.id = ${sql.ref(columna)} and ${clienteVisible(viewer)})`;

/** The active contracts near their end, past it or without one, with what is already under way for each. */
function radar(viewer: Viewer, filtros: Filtros, hoy: Fecha): RawBuilder<FilaRenovacion> {
  const desde = sql`greatest(k.fecha_activacion, least(coalesce(k.fecha_fin, ${hoy}), ${hoy}::date) - ${DIAS_DEL_RADAR}::int)`;
  return sql<FilaRenovacion>`select ${FILA}, ${banda(hoy)} as banda, ${IMPORTE} as importe_anual_eur,
    ${documento(sql`select a.id, a.codigo, 'guardado' as estado from analisis a
      where a.cups @> array[k.cups collate "default"] and a.creado_en >= ${desde}
        and ${deClienteVisible(viewer, 'a.cliente_id')}
      order by a.creado_en desc, a.id limit 1`)} as analisis,
    ${documento(sql`select p.id, p.codigo, p.estado from propuesta_version n join propuesta p on p.id = n.propuesta_id
      where n.cups @> array[k.cups collate "default"] and n.numero = p.numero and p.borrado_en is null
        and p.estado in ('borrador', 'enviada', 'vista', 'aceptada') and p.creado_en >= ${desde}
        and ${deClienteVisible(viewer, 'p.cliente_id')}
      order by p.creado_en desc, p.id limit 1`)} as propuesta,
    ${documento(sql`select o.id, o.codigo, o.comercial as estado from contrato o
      where o.anterior_id = k.id and o.borrado_en is null and o.comercial <> 'cancelado'
        and exists (select from contrato k join cliente c on c.id = k.cliente_id
          where k.id = o.id and ${contratoVisible(viewer)})`)} as renovacion,
    ${proximoContacto(viewer, sql`k.cliente_id`)} as proximo_contacto
    from ${DE}
    where ${contratoVisible(viewer)} and k.atr = 'activado' and (k.prorroga or coalesce(k.fecha_fin >= ${hoy}, true))
      and (k.fecha_fin is null or k.fecha_fin <= ${hoy}::date + ${DIAS_DEL_RADAR}::int)
      and ${condiciones(filtros)}`;
}

function condiciones({ q, cliente }: Filtros): RawBuilder<SqlBool> {
  const suyas = isUuid(cliente ?? '') ? sql`k.cliente_id = ${cliente}` : sql`false`;
  return sql`(${buscadas(q)} and ${cliente ? suyas : sql`true`})`;
}

const EN_MARCHA = sql<SqlBool>`(analisis is not null or propuesta is not null or renovacion is not null)`;

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
    permanencia: sql`permanencia_hasta`,
    proximoContacto: { filter: CONTACTO, sort: CONTACTO },
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
