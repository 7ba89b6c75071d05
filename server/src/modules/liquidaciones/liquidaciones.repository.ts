import type { liquidaciones, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';

/** Whether the viewer sees the settlement `l`: the own and the team's, once it is no longer a draft. */
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

export type FilaLiquidacion = {
  readonly id: string;
  readonly codigo: string;
  readonly mes: string;
  readonly comercialId: string;
  readonly comercialNombre: string;
  /** The account of its representative. */
  readonly usuarioId: string | null;
  readonly estado: liquidaciones.Estado;
  readonly estadoDesde: string;
  readonly pagadaEl: string | null;
  readonly version: number;
  readonly lineas: number;
  readonly disputadas: number;
  readonly comisionesEur: number;
  readonly decomisionesEur: number;
  readonly ajustesEur: number;
  readonly totalEur: number;
};

const importe = (condicion: RawBuilder<unknown>) =>
  sql`coalesce(sum(n.importe_eur) filter (where ${condicion}), 0)::float8`;

const FILAS = sql`select l.id, l.codigo, l.mes, l.comercial_id, r.nombre as comercial_nombre, r.usuario_id, l.estado,
    l.estado_desde, l.pagada_el, l.version, t.*
  from liquidacion l join comercial r on r.id = l.comercial_id
  cross join lateral (
    select count(*) as lineas, count(*) filter (where n.estado = 'disputada') as disputadas,
      ${importe(sql`n.tipo = 'comision'`)} as comisiones_eur, ${importe(sql`n.tipo = 'decomision'`)} as decomisiones_eur,
      ${importe(sql`n.tipo = 'ajuste'`)} as ajustes_eur, ${importe(sql`true`)} as total_eur
    from liquidacion_linea n where n.liquidacion_id = l.id
  ) t`;

const ORDEN: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`mes`,
  comercial: sql`comercial_nombre`,
  estado: sql`estado`,
  total: sql`total_eur`,
};

export async function listLiquidaciones(
  db: Db,
  viewer: Viewer,
  { q, mes, comercial, estado, page, limit, sort = '-mes' }: QueryOf<typeof liquidaciones.list>,
): Promise<{ rows: FilaLiquidacion[]; count: number }> {
  const condiciones = [liquidacionVisible(viewer)];
  if (mes) condiciones.push(sql`l.mes = ${`${mes}-01`}`);
  if (comercial) condiciones.push(isUuid(comercial) ? sql`l.comercial_id = ${comercial}` : sql`false`);
  if (estado?.length) condiciones.push(sql`l.estado = any(${estado}::text[])`);
  for (const palabra of q?.split(/\s+/).filter(Boolean) ?? []) {
    const patron = `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
    condiciones.push(sql`plegar(concat_ws(' ', l.codigo, r.nombre)) like plegar(${patron})`);
  }
  const filas = sql`${FILAS} where ${sql.join(condiciones, sql` and `)}`;
  const campo = ORDEN[sort.replace('-', '')] ?? sql`mes`;
  const sentido = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const [{ rows }, total] = await Promise.all([
    sql<FilaLiquidacion>`select * from (${filas}) t order by ${campo} ${sentido}, comercial_nombre, codigo
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ count: number }>`select count(*) from (${filas}) t`.execute(db),
  ]);
  return { rows, count: total.rows[0]!.count };
}

export async function findLiquidacion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<FilaLiquidacion | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaLiquidacion>`
    ${FILAS} where l.id = ${id} and ${liquidacionVisible(viewer)}
  `.execute(db);
  return rows[0];
}

export async function liquidacionesDelMes(db: Db, mes: string): Promise<FilaLiquidacion[]> {
  const { rows } =
    await sql<FilaLiquidacion>`${FILAS} where l.mes = ${mes} order by r.nombre, l.codigo`.execute(db);
  return rows;
}

type Linea = liquidaciones.Liquidacion['detalle'][number];

export async function lineasDe(db: Db, id: string): Promise<Linea[]> {
  const { rows } = await sql<Linea>`
    select n.id, json_build_object('id', k.id, 'codigo', k.codigo, 'cups', k.cups, 'cliente', c.nombre) as contrato,
      p.comercializadora || ' · ' || p.nombre as producto, n.tipo, n.nivel,
      case when n.tipo = 'decomision' then k.fecha_baja else k.fecha_activacion end as fecha,
      n.base_eur::float8 as base_eur, n.porcentaje::float8 as porcentaje, n.importe_eur::float8 as importe_eur,
      n.explicacion, n.estado, n.motivo, n.respuesta
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

export async function resumirMeses(db: Db) {
  const { rows } = await sql<{
    mes: string;
    liquidaciones: number;
    estados: Record<string, number>;
    totalEur: number;
  }>`
    select mes, sum(cuantas)::int as liquidaciones, json_object_agg(estado, cuantas) as estados,
      round(sum(total_eur)::numeric, 2)::float8 as total_eur
    from (
      select mes, estado, count(*) as cuantas, sum(total_eur) as total_eur from (${FILAS}) t group by mes, estado
    ) m group by mes order by mes desc limit 60
  `.execute(db);
  return rows;
}

/** Active contracts whose commission is in no settlement. */
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
