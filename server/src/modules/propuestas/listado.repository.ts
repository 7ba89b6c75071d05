import type { propuestas, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Consulta } from '../../platform/hoja/cursor.ts';
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
};

/** One that was sent and whose last day is over has expired, whether or not anything has written so yet. */
function estadoEn(hoy: string): RawBuilder<unknown> {
  return sql`case when p.estado in ('enviada', 'vista') and v.valida_hasta < ${hoy}::date
    then 'caducada' else p.estado end`;
}

const DESDE = sql`propuesta p
  join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
  join cliente c on c.id = p.cliente_id
  left join comercial r on r.id = p.comercial_id`;

/** What a list, its count, its totals and its export have in common. */
function condicion(viewer: Viewer, hoy: string, filtros: Filtros): RawBuilder<SqlBool> {
  const { q, estado, comercial, cliente, cups, validezDesde, validezHasta, borradas } = filtros;
  const todas = [
    propuestaVisible(viewer),
    borradas === 'si' ? sql`p.borrado_en is not null` : sql`p.borrado_en is null`,
  ];
  if (estado?.length) todas.push(sql`${estadoEn(hoy)} = any(${estado}::text[])`);
  if (comercial) todas.push(sql`p.comercial_id::text = ${comercial}`);
  if (cliente) todas.push(sql`p.cliente_id::text = ${cliente}`);
  if (cups) todas.push(sql`v.cups @> ${[compacto(cups)]}::text[]`);
  if (validezDesde) todas.push(sql`v.valida_hasta >= ${validezDesde}::date`);
  if (validezHasta) todas.push(sql`v.valida_hasta <= ${validezHasta}::date`);
  for (const palabra of q?.split(/\s+/).filter(Boolean) ?? []) {
    const patron = `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
    todas.push(sql`plegar(concat_ws(' ', p.codigo, c.nombre, c.nif, r.nombre, array_to_string(v.cups, ' ')))
      like plegar(${patron})`);
  }
  return sql`${sql.join(todas, sql` and `)}`;
}

function compacto(cups: string): string {
  return cups
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .slice(0, 20);
}

const ORDEN: Readonly<Record<(typeof propuestas.PROPUESTAS_SORT)[number], string>> = {
  codigo: 'codigo',
  creado: 'creado_en',
  cliente: 'cliente_nombre',
  estado: 'estado',
  validez: 'valida_hasta',
  ahorro: 'ahorro_anual_eur',
  comision: 'comision_eur',
};

function ordenDe({ role }: Viewer, sort: Query['sort'] = '-creado'): RawBuilder<unknown> {
  // An order by commission would tell a client which one earns more.
  const pedido = role === 'cliente' && sort.endsWith('comision') ? '-creado' : sort;
  const columna = ORDEN[pedido.replace('-', '') as keyof typeof ORDEN];
  return sql`${sql.ref(columna)} ${sql.raw(pedido.startsWith('-') ? 'desc' : 'asc')} nulls last, id`;
}

/** The rows of a list in its order, as `limit` and `offset`, or a cursor, take them. */
export function consultaDe(
  viewer: Viewer,
  hoy: string,
  { sort, ...filtros }: Omit<Query, 'page' | 'limit'>,
): Consulta<FilaPropuesta> {
  const filas = sql<FilaPropuesta>`
    select p.id, p.codigo, p.numero, ${estadoEn(hoy)} as estado, p.version,
      p.cliente_id, c.nombre as cliente_nombre, p.comercial_id, r.nombre as comercial_nombre,
      v.cups, v.actual_anual_eur, v.oferta_anual_eur, v.ahorro_anual_eur, v.consumo_anual_kwh, v.comision_eur,
      v.validez_dias, v.valida_hasta, v.enviada_en, p.creado_en, p.actualizado_en, p.borrado_en,
      coalesce(a.aperturas, 0) as aperturas, a.ultima_apertura
    from ${DESDE} left join lateral (
      select count(*) as aperturas, max(abierta_en) as ultima_apertura
      from propuesta_apertura where propuesta_id = p.id and numero = p.numero
    ) a on true
    where ${condicion(viewer, hoy, filtros)}`;
  return { filas, orden: ordenDe(viewer, sort) };
}

export async function listPropuestas(db: Db, viewer: Viewer, hoy: string, { page, limit, ...resto }: Query) {
  const { filas, orden } = consultaDe(viewer, hoy, resto);
  const pagina = sql<FilaPropuesta>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`;
  const total = sql<{ count: number }>`select count(*) from ${DESDE} where ${condicion(viewer, hoy, resto)}`;
  const [{ rows }, cuenta] = await Promise.all([pagina.execute(db), total.execute(db)]);
  return { rows, count: cuenta.rows[0]?.count ?? 0 };
}

export type FilaResumen = {
  readonly estado: propuestas.Estado;
  readonly cuenta: number;
  readonly ahorroAnualEur: string;
  readonly comisionEur: string;
};

/** How many of each state, and what they add up to. */
export async function resumirPropuestas(db: Db, viewer: Viewer, hoy: string, filtros: Filtros) {
  const { rows } = await sql<FilaResumen>`
    select ${estadoEn(hoy)} as estado, count(*) as cuenta,
      sum(v.ahorro_anual_eur) as ahorro_anual_eur, sum(v.comision_eur) as comision_eur
    from ${DESDE} where ${condicion(viewer, hoy, filtros)} group by 1`.execute(db);
  return rows;
}
