import { type liquidaciones, liquidacionesList } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { averageEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { HOUSE, type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { day, identifier, money, plain } from '../../platform/sheet/column.ts';
import { isUuid } from '../../platform/uuid.ts';

/** Whether the viewer sees the settlement `l`: their own and their team's, once it is no longer a draft. */
export function liquidacionVisible({ id, role }: Viewer): RawBuilder<SqlBool> {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'comercial':
      return sql`(l.estado <> 'borrador' and l.comercial_id = any((select comerciales_de(${id}))::uuid[]))`;
    case 'cliente':
      return sql`false`;
  }
}

const importe = (condicion: RawBuilder<unknown>) =>
  sql`coalesce(sum(n.importe_eur) filter (where ${condicion}), 0)::float8`;

/** Whether a line is paid with its settlement: not while it is disputed, nor once withdrawn or moved. */
const CUENTA = sql`n.estado in ('pendiente', 'aceptada')`;

const FROM = sql`liquidacion l join comercial r on r.id = l.comercial_id
  cross join lateral (
    select count(*) as lineas, count(*) filter (where n.estado = 'disputada') as disputadas,
      ${importe(sql`n.tipo = 'comision' and ${CUENTA}`)} as comisiones_eur,
      ${importe(sql`n.tipo = 'decomision' and ${CUENTA}`)} as decomisiones_eur,
      ${importe(sql`n.tipo = 'ajuste' and ${CUENTA}`)} as ajustes_eur, ${importe(CUENTA)} as total_eur,
      ${importe(sql`n.estado = 'disputada'`)} as disputado_eur
    from liquidacion_linea n where n.liquidacion_id = l.id
  ) t`;

const ROW = {
  id: sql<string>`l.id`,
  codigo: shown(sql<string>`l.codigo`, plain('codigo')),
  mes: shown(sql<string>`to_char(l.mes, 'YYYY-MM')`, plain('mes')),
  comercialNombre: shown(sql<string>`r.nombre`, plain('comercial')),
  comercialId: shown(sql<string>`l.comercial_id`, identifier('idComercial')),
  estado: shown(sql<liquidaciones.Estado>`l.estado`, plain('estado')),
  lineas: shown(sql<number>`t.lineas`, plain('lineas')),
  disputadas: shown(sql<number>`t.disputadas`, plain('enDisputa')),
  comisionesEur: shown(sql<number>`t.comisiones_eur`, money('comisiones')),
  decomisionesEur: shown(sql<number>`t.decomisiones_eur`, money('decomisiones')),
  ajustesEur: shown(sql<number>`t.ajustes_eur`, money('ajustes')),
  totalEur: shown(sql<number>`t.total_eur`, money('total')),
  disputadoEur: shown(sql<number>`t.disputado_eur`, money('porResolver')),
  pagadaEl: shown(sql<string | null>`l.pagada_el`, day('pagadaEl')),
  comercial: sql<
    liquidaciones.LiquidacionRow['comercial']
  >`json_build_object('id', r.id, 'nombre', r.nombre)`,
  /** The account of its representative. */
  usuarioId: sql<string | null>`r.usuario_id`,
  estadoDesde: sql<string>`l.estado_desde`,
  actualizado: sql<string>`l.actualizado_en`,
  version: sql<number>`l.version`,
};

export type FilaLiquidacion = RowOf<typeof ROW>;

const rounded = (columna: string) => sql`coalesce(round(sum(${sql.ref(columna)})::numeric, 2), 0)::float8`;

/** The expressions are over the settlement `l`, its representative `r` and its sums `t`. */
const LIST: ListSql<typeof liquidacionesList> = {
  fields: {
    codigo: sql`l.codigo`,
    estado: { filter: sql`l.estado`, sort: { filled: sql`l.estado` } },
    comercial: { filter: sql`l.comercial_id`, sort: { filled: sql`r.nombre` } },
    mes: { filter: sql`l.mes`, sort: { filled: sql`l.mes` } },
    lineas: { filter: sql`t.lineas`, total: sql`coalesce(sum(t.lineas), 0)::int` },
    disputadas: sql`t.disputadas`,
    comisiones: sql`t.comisiones_eur`,
    decomisiones: { filter: sql`t.decomisiones_eur`, total: rounded('t.decomisiones_eur') },
    ajustes: { filter: sql`t.ajustes_eur`, total: rounded('t.ajustes_eur') },
    total: {
      filter: sql`t.total_eur`,
      sort: { filled: sql`t.total_eur` },
      total: rounded('t.total_eur'),
      average: averageEur(sql`t.total_eur`),
    },
    pagada: sql`l.pagada_el`,
  },
  chosen: chosenByUuid(sql`l.id`),
  search: (q) => searchSql(q, sql`concat_ws(' ', l.codigo, r.nombre)`),
};

export const LIQUIDACIONES = servedList({
  list: liquidacionesList,
  as: (viewer) => ({
    from: FROM,
    visible: liquidacionVisible(viewer),
    sql: LIST,
    row: ROW,
    tiebreak: sql`r.nombre, l.codigo`,
    changes: { at: sql`l.actualizado_en`, id: sql`l.id` },
  }),
});

export async function findLiquidacion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<FilaLiquidacion | undefined> {
  return isUuid(id) ? LIQUIDACIONES.find(db, viewer, sql`l.id = ${id}`) : undefined;
}

/** All settlements of a month, for its close. */
export async function liquidacionesDelMes(db: Db, mes: string): Promise<FilaLiquidacion[]> {
  const ofMonth = LIQUIDACIONES.select(HOUSE, sql`l.mes = ${mes}`);
  return (await sql<FilaLiquidacion>`${ofMonth} order by r.nombre, l.codigo`.execute(db)).rows;
}

type Linea = liquidaciones.Liquidacion['detalle'][number];

export async function lineasDe(db: Db, id: string): Promise<Linea[]> {
  const { rows } = await sql<Linea>`
    select n.id, json_build_object('id', k.id, 'codigo', k.codigo, 'cups', k.cups, 'cliente',
        case when c.datos_bloqueados_en is null or c.suprimido_en is not null then c.nombre else 'Datos bloqueados' end)
        as contrato,
      p.comercializadora || ' · ' || p.nombre as producto, n.tipo, n.nivel,
      case when n.tipo = 'decomision' then k.fecha_baja else k.fecha_activacion end as fecha,
      n.base_eur::float8 as base_eur, n.porcentaje::float8 as porcentaje, n.importe_eur::float8 as importe_eur,
      n.explicacion, n.estado, n.motivo, n.respuesta,
      (select json_build_object('id', l.id, 'codigo', l.codigo)
        from liquidacion_linea a join liquidacion l on l.id = a.liquidacion_id
        where a.origen_id = n.id and a.liquidacion_id <> n.liquidacion_id limit 1) as pagada_en,
      (select json_build_object('id', l.id, 'codigo', l.codigo)
        from liquidacion_linea o join liquidacion l on l.id = o.liquidacion_id
        where o.id = n.origen_id and o.liquidacion_id <> n.liquidacion_id) as viene_de
    from liquidacion_linea n
    join contrato k on k.id = n.contrato_id
    join cliente c on c.id = k.cliente_id
    join producto_version v on v.id = k.producto_version_id
    join producto p on p.id = v.producto_id
    where n.liquidacion_id = ${id}
    order by n.tipo, k.codigo, n.nivel, n.creada_en, n.id
  `.execute(db);
  return rows;
}

export async function summarizeMonths(db: Db) {
  const { rows } = await sql<{
    mes: string;
    liquidaciones: number;
    estados: Record<string, number>;
    totalEur: number;
  }>`
    select mes, sum(cuantas)::int as liquidaciones, json_object_agg(estado, cuantas) as estados,
      round(sum(total_eur)::numeric, 2)::float8 as total_eur
    from (
      select l.mes, l.estado, count(*) as cuantas, sum(t.total_eur) as total_eur from ${FROM} group by l.mes, l.estado
    ) m group by mes order by mes desc limit 60
  `.execute(db);
  return rows;
}

/** The lines of all months that wait for an answer. */
export async function countDisputadas(db: Db): Promise<number> {
  const { rows } = await sql<{ cuantas: number }>`
    select count(*) as cuantas from liquidacion_linea where estado = 'disputada'
  `.execute(db);
  return rows[0]!.cuantas;
}

/** The active contracts whose commission no settlement holds. */
export async function porLiquidar(db: Db) {
  const { rows } = await sql<{ contratos: number; comisionEur: number; desde: string | null }>`
    select count(*) as contratos, coalesce(sum(k.comision_eur), 0)::float8 as comision_eur,
      min(k.fecha_activacion) as desde
    from contrato k where k.fecha_activacion is not null and not exists (
      select from liquidacion_linea n where n.contrato_id = k.id and n.tipo = 'comision'
    )
  `.execute(db);
  return rows[0]!;
}
