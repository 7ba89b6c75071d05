import { type analisis, analisisList } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { day, forSellers, identifier, listed, money, named, plain } from '../../platform/sheet/column.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { readDocumento } from './documento.repository.ts';

/**
 * Whether the viewer sees the analysis `a`: those of clients `c` that they see, and, when the points have no
 * client, those made by them or their team.
 */
function visible(viewer: Viewer): RawBuilder<SqlBool> {
  const { id, role } = viewer;
  if (role === 'admin') return sql`true`;
  const deSusClientes = sql<SqlBool>`(c.id is not null and ${clienteVisible(viewer)})`;
  if (role === 'cliente') return deSusClientes;
  return sql`(${deSusClientes} or c.id is null
    and (a.creado_por = ${id} or a.comercial_id = any((select comerciales_de(${id}))::uuid[])))`;
}

function visibles(db: Db, viewer: Viewer) {
  return db
    .selectFrom('analisis as a')
    .leftJoin('cliente as c', 'c.id', 'a.clienteId')
    .leftJoin('comercial as r', 'r.id', 'a.comercialId')
    .where(visible(viewer));
}

/** What the sheet of an analysis says besides its document. */
const FICHA = [
  'a.id',
  'a.codigo',
  'a.version',
  'a.cups',
  'a.fecha',
  'a.creadoEn',
  'a.clienteId',
  'c.nombre as clienteNombre',
  'a.comercialId',
  'r.nombre as comercialNombre',
] as const;

const BLOQUEADO = clienteBloqueado('c').as('clienteBloqueado');

const CUPS = sql`array_to_string(a.cups, ' ')`;

const LIST: ListSql<typeof analisisList> = {
  fields: {
    codigo: sql`a.codigo`,
    cups: { column: CUPS, exact: (cups) => sql`a.cups @> ${[cups.slice(0, 20)]}` },
    cliente: sql`c.nombre`,
    comercial: sql`a.comercial_id`,
    ahorro: { filter: sql`a.ahorro_anual_eur`, sort: { filled: sql`a.ahorro_anual_eur` } },
    comision: { filter: sql`a.comision_eur`, sort: { filled: sql`a.comision_eur` } },
    fecha: sql`a.fecha`,
    creado: { filter: { instant: sql`a.creado_en` }, sort: { filled: sql`a.creado_en` } },
  },
  chosen: chosenByUuid(sql`a.id`),
  search: (q) => searchSql(q, sql`concat_ws(' ', a.codigo, c.nombre, ${CUPS})`),
};

type Fila = analisis.AnalisisRow;

/** The list never reads the document of an analysis. */
const ROW = {
  codigo: shown(sql<string>`a.codigo`, plain('codigo')),
  version: shown(sql<number>`a.version`, plain('version')),
  cups: shown(sql<string[]>`a.cups`, listed('cups')),
  cliente: shown(
    sql<Fila['cliente']>`case when a.cliente_id is not null
      then json_build_object('id', a.cliente_id, 'nombre', coalesce(c.nombre, '')) end`,
    named('cliente'),
  ),
  clienteId: shown(sql<string | null>`a.cliente_id`, identifier('idCliente')),
  comercial: shown(
    sql<Fila['comercial']>`case when a.comercial_id is not null
      then json_build_object('id', a.comercial_id, 'nombre', coalesce(r.nombre, '')) end`,
    named('comercial'),
  ),
  comercialId: shown(sql<string | null>`a.comercial_id`, identifier('idComercial')),
  ahorroAnualEur: shown(sql<number>`a.ahorro_anual_eur::float8`, money('ahorro')),
  fecha: shown(sql<string>`a.fecha`, day('preciosDel')),
  creado: shown(sql<string>`a.creado_en`, day('creado')),
  comisionEur: shown(sql<number>`a.comision_eur::float8`, forSellers(money('comisionGenerada'))),
  id: sql<string>`a.id`,
  clienteBloqueado: clienteBloqueado('c'),
  casosDeComision: sql<Tables['analisis']['casosDeComision']['__select__']>`a.casos_de_comision`,
};

export type FilaDeAnalisis = RowOf<typeof ROW>;

export const ANALISIS = servedList({
  list: analisisList,
  as: (viewer) => ({
    from: sql`analisis a left join cliente c on c.id = a.cliente_id left join comercial r on r.id = a.comercial_id`,
    visible: visible(viewer),
    sql: LIST,
    row: ROW,
    scope: ({ cliente }) => (cliente ? [sql`a.cliente_id::text = ${cliente}`] : []),
    tiebreak: sql`a.creado_en desc, a.id`,
  }),
});

export async function findAnalisis(db: Db, viewer: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  const fila = await visibles(db, viewer)
    .select(FICHA)
    .select(BLOQUEADO)
    .select(['a.documento', 'a.notas'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  return fila && { ...fila, documento: readDocumento(fila.documento) };
}

export type Anteriores = {
  id: string;
  codigo: string;
  fecha: string;
  costeOperativoComercial: number;
  costeOperativoPotenciaComercial: number;
  puntos: {
    cups: string;
    precioEnergiaCliente: number[];
    precioPotenciaCliente: number[];
    precioFijoCliente: number | null;
  }[];
};

/**
 * The newest analyses of some supplies that the viewer sees, the newest first, with the prices that each took as today's. The
 * database takes these out of documents that are megabytes for a chain of hotels.
 */
export async function listAnteriores(db: Db, viewer: Viewer, cups: readonly string[]): Promise<Anteriores[]> {
  const ultimos = sql`
    select distinct u.id from unnest(${[...cups]}::text[]) t (cups) cross join lateral (
      select a.id from analisis a left join cliente c on c.id = a.cliente_id
      where a.cups @> array[t.cups] and ${visible(viewer)}
      order by a.creado_en desc, a.id limit 1
    ) u`;
  const { rows } = await sql<Anteriores>`
    select a.id, a.codigo, a.fecha, (a.documento -> 'costeOperativoComercial')::float8 as coste_operativo_comercial,
      (a.documento -> 'costeOperativoPotenciaComercial')::float8 as coste_operativo_potencia_comercial,
      (select jsonb_agg(jsonb_build_object(
          'cups', p -> 'cups',
          'precioEnergiaCliente', p -> 'precioEnergiaCliente',
          'precioPotenciaCliente', p -> 'precioPotenciaCliente',
          'precioFijoCliente', p -> 'precioFijoCliente'))
        from jsonb_array_elements(a.documento -> 'puntos') p) as puntos
    from analisis a where a.id in (${ultimos}) order by a.creado_en desc, a.id
  `.execute(db);
  return rows;
}

/** Every version of an analysis, the oldest first. */
export function versionesDe(db: Db, viewer: Viewer, codigo: string) {
  return visibles(db, viewer)
    .select(['a.id', 'a.version', 'a.creadoEn'])
    .where('a.codigo', '=', codigo)
    .orderBy('a.version')
    .execute();
}

export async function updateNotas(db: Db, id: string, notas: string): Promise<void> {
  await db.updateTable('analisis').set({ notas }).where('id', '=', id).execute();
}
