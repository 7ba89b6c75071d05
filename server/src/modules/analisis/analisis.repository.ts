import { type analisis, analisisList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
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

/** The list shows these columns and never reads the document of an analysis. */
const FILA = [
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

type Filtros = Omit<QueryOf<typeof analisis.list>, 'page' | 'limit' | 'sort'>;

function filtradas(db: Db, viewer: Viewer, filtros: Filtros) {
  const filas = visibles(db, viewer).where(listWhere({ list: analisisList, sql: LIST }, filtros, viewer));
  const { cliente } = filtros;
  return cliente ? filas.where(sql<SqlBool>`a.cliente_id::text = ${cliente}`) : filas;
}

function deLista(filas: ReturnType<typeof filtradas>) {
  return filas
    .select(FILA)
    .select(BLOQUEADO)
    .select(['a.ahorroAnualEur', 'a.comisionEur', 'a.casosDeComision']);
}

export type FilaDeAnalisis = Awaited<ReturnType<ReturnType<typeof deLista>['executeTakeFirstOrThrow']>>;

function ordenDe(viewer: Viewer, sort: string = analisisList.usualSort) {
  return orderBy(sort, listSorts(analisisList, LIST, viewer), sql`a.creado_en desc, a.id`);
}

/** The list without its page. */
export function consultaDeAnalisis(
  db: Db,
  viewer: Viewer,
  { sort, ...filtros }: Filtros & { readonly sort?: string | undefined },
): CursorQuery<FilaDeAnalisis> {
  const puesto = sql<number>`row_number() over (order by ${ordenDe(viewer, sort)})`.as('puesto');
  const filas = deLista(filtradas(db, viewer, filtros)).select(puesto);
  return { filas: sql<FilaDeAnalisis>`select * from ${filas} t`, orden: sql`puesto` };
}

export async function listAnalisis(db: Db, viewer: Viewer, query: QueryOf<typeof analisis.list>) {
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = query;
  const todos = visibles(db, viewer);
  const countOf = (unos: typeof todos) =>
    unos.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [rows, { count }, { count: total }] = await Promise.all([
    readAnalisis(db, viewer, query),
    countOf(filtradas(db, viewer, filtros)),
    countOf(todos),
  ]);
  return { rows, count, total };
}

/** The rows of a page alone, for whoever need not know how many there are. */
export function readAnalisis(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof analisis.list>,
): Promise<FilaDeAnalisis[]> {
  return deLista(filtradas(db, viewer, filtros))
    .orderBy(ordenDe(viewer, sort))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function findAnalisis(db: Db, viewer: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  const fila = await visibles(db, viewer)
    .select(FILA)
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
  puntos: { cups: string; precioEnergiaCliente: number[]; precioPotenciaCliente: number[] }[];
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
          'precioPotenciaCliente', p -> 'precioPotenciaCliente'))
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
