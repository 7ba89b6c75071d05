import { type QueryOf, type ResponseOf, renovaciones } from '@vatio/contract';
import type { Fecha } from '@vatio/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { DE, FILA, type FilaContrato } from './contratos.repository.ts';
import { buscadas } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

export type FilaRenovacion = FilaContrato & {
  readonly banda: renovaciones.Renovacion['banda'];
  readonly importeAnualEur: number | null;
  readonly analisis: Documento | null;
  readonly propuesta: Documento | null;
  readonly renovacion: Documento | null;
};
type Documento = { readonly id: string; readonly codigo: string; readonly estado: string };

/** Days before the end at which a contract enters the radar, and from when on what is done for its point counts. */
const DIAS_DEL_RADAR = 90;

type Filtros = QueryOf<typeof renovaciones.resumen>;

/** Bands by the days left; the last day itself is still of the contract. */
const banda = (hoy: Fecha) => sql`case
  when k.fecha_fin is null then 'sin-fin'
  when k.fecha_fin < ${hoy}::date then 'vencido'
  when k.fecha_fin <= ${hoy}::date + 30 then '30'
  when k.fecha_fin <= ${hoy}::date + 60 then '60'
  else '90' end`;

/** The mean of the energy prices stands for those of each period: how the year is shared among them is not in the contract. */
const IMPORTE = sql`case when cardinality(k.precio_energia_eur_kwh) = 0 then null else
  (select avg(precio) from unnest(k.precio_energia_eur_kwh) as precio) * k.consumo_anual_kwh
  + (select coalesce(sum(precio * kw), 0) from unnest(k.precio_potencia_eur_kw_anio, k.potencias_kw) as t (precio, kw))
  end`;

const documento = (tabla: RawBuilder<unknown>) => sql`(select json_build_object(
  'id', o.id, 'codigo', o.codigo, 'estado', o.estado) from (${tabla}) o)`;

/** Active contracts near their end, past it, or without one, with what is already being done about each. */
function radar(viewer: Viewer, filtros: Filtros, hoy: Fecha): RawBuilder<FilaRenovacion> {
  const desde = sql`greatest(k.fecha_activacion, least(coalesce(k.fecha_fin, ${hoy}), ${hoy}::date) - ${DIAS_DEL_RADAR}::int)`;
  return sql<FilaRenovacion>`select ${FILA}, ${banda(hoy)} as banda, ${IMPORTE} as importe_anual_eur,
    ${documento(sql`select a.id, a.codigo, 'guardado' as estado from analisis a
      where a.cups @> array[k.cups collate "default"] and a.creado_en >= ${desde}
      order by a.creado_en desc limit 1`)} as analisis,
    ${documento(sql`select p.id, p.codigo, p.estado from propuesta_version n join propuesta p on p.id = n.propuesta_id
      where n.cups @> array[k.cups collate "default"] and n.numero = p.numero and p.borrado_en is null
        and p.estado in ('borrador', 'enviada', 'vista', 'aceptada') and p.creado_en >= ${desde}
      order by p.creado_en desc limit 1`)} as propuesta,
    ${documento(sql`select o.id, o.codigo, o.comercial as estado from contrato o
      where o.anterior_id = k.id and o.borrado_en is null and o.comercial <> 'cancelado'`)} as renovacion
    from ${DE}
    where ${contratoVisible(viewer)} and k.atr = 'activado'
      and (k.fecha_fin is null or k.fecha_fin <= ${hoy}::date + ${DIAS_DEL_RADAR}::int)
      and ${condiciones(filtros)}`;
}

function condiciones({ q, comercial, cliente, comercializadora, tarifa }: Filtros): RawBuilder<SqlBool> {
  const todas = [sql<SqlBool>`true`, ...buscadas(q)];
  const de = (columna: string, id: string | undefined) => {
    if (id) todas.push(isUuid(id) ? sql`${sql.ref(columna)} = ${id}` : sql`false`);
  };
  de('k.comercial_id', comercial);
  de('k.cliente_id', cliente);
  if (comercializadora?.length) todas.push(sql`p.comercializadora = any(${comercializadora}::text[])`);
  if (tarifa?.length) todas.push(sql`p.tarifa = any(${tarifa}::text[])`);
  return sql`(${sql.join(todas, sql` and `)})`;
}

const EN_MARCHA = sql<SqlBool>`(analisis is not null or propuesta is not null or renovacion is not null)`;

function enMarchaDe({ enMarcha }: Filtros): RawBuilder<SqlBool> {
  if (enMarcha === undefined) return sql`true`;
  return enMarcha === 'si' ? EN_MARCHA : sql`not ${EN_MARCHA}`;
}

const ORDEN: Readonly<Record<string, RawBuilder<unknown>>> = {
  fin: sql`fecha_fin`,
  cliente: sql`cliente_nombre`,
  consumo: sql`consumo_anual_kwh`,
  comercializadora: sql`comercializadora`,
};

export async function listRenovaciones(
  db: Db,
  viewer: Viewer,
  { page, limit, sort = 'fin', banda: pedida, ...filtros }: QueryOf<typeof renovaciones.list>,
  hoy: Fecha,
): Promise<{ rows: FilaRenovacion[]; count: number }> {
  const deBanda = pedida ? sql`banda = ${pedida}` : sql`true`;
  const filas = sql`select * from (${radar(viewer, filtros, hoy)}) t where ${deBanda} and ${enMarchaDe(filtros)}`;
  const campo = ORDEN[sort.replace('-', '')] ?? sql`fecha_fin`;
  const sentido = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const [{ rows }, total] = await Promise.all([
    sql<FilaRenovacion>`${filas} order by ${campo} ${sentido} nulls last, codigo
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ count: number }>`select count(*) from (${filas}) n`.execute(db),
  ]);
  return { rows, count: total.rows[0]!.count };
}

type Banda = ResponseOf<typeof renovaciones.resumen>['bandas'][number];

export async function resumirRenovaciones(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
  hoy: Fecha,
): Promise<Banda[]> {
  const { rows } = await sql<Banda>`
    select banda, count(*) as contratos, count(*) filter (where ${EN_MARCHA}) as en_marcha,
      sum(consumo_anual_kwh) as consumo_anual_kwh, coalesce(sum(importe_anual_eur), 0) as importe_anual_eur,
      sum(coalesce(comision_eur, comision_prevista_eur))::float8 as comision_eur
    from (${radar(viewer, filtros, hoy)}) t where ${enMarchaDe(filtros)} group by banda
  `.execute(db);
  const vacia = { contratos: 0, enMarcha: 0, consumoAnualKwh: 0, importeAnualEur: 0, comisionEur: 0 };
  return renovaciones.BANDAS.map((banda) => {
    const fila = rows.find((una) => una.banda === banda) ?? { banda, ...vacia };
    return viewer.role === 'cliente' ? { ...fila, comisionEur: null } : fila;
  });
}
