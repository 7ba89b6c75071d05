import { type productos, productosList, type QueryOf } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { type Selectable, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import type { ProductoTable, ProductoVersionTable } from './tables.ts';

export type Producto = Omit<Selectable<ProductoTable>, 'creadoEn'>;
type Version = Omit<Selectable<ProductoVersionTable>, 'creadoEn' | 'productoId'>;
export type ProductoConHistorial = Producto & {
  /** The newest version comes first. */
  readonly historial: readonly Version[];
};

/** The price book is internal: sellers read all of it, and a client none. */
function visible({ role }: Viewer) {
  return sql<boolean>`${role !== 'cliente'}`;
}

const COLUMNAS = [
  'producto.id',
  'comercializadora',
  'nombre',
  'tarifa',
  'tipo',
  'zonas',
  'duracionMeses',
  'permanencia',
  'prorroga',
  'renovable',
  'peajesIncluidos',
  'activo',
  'edicion',
] as const;

const VERSION = ['v.id as versionId', 'v.desde', 'v.hasta', 'v.condiciones'] as const;

/** Every product with one version: the one on sale that day, else the next one, else the last one. */
function conVersion(db: Db, viewer: Viewer, fecha: Fecha) {
  return db
    .selectFrom('producto')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('productoVersion')
          .select(['id', 'desde', 'hasta', 'condiciones'])
          .select(
            sql<productos.ProductoVersion['estado']>`CASE
            WHEN desde > ${fecha} THEN 'programada'
            WHEN hasta < ${fecha} THEN 'caducada'
            ELSE 'vigente' END`.as('estado'),
          )
          .whereRef('productoVersion.productoId', '=', 'producto.id')
          .orderBy(sql`CASE WHEN desde > ${fecha} THEN 1 WHEN hasta < ${fecha} THEN 2 ELSE 0 END`)
          .orderBy(sql`CASE WHEN desde > ${fecha} THEN desde END`)
          .orderBy('desde', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .where(visible(viewer));
}

function inWords(q: string | undefined) {
  return searchSql(q, sql`concat_ws(' ', comercializadora, nombre, tarifa)`);
}

const LIST: ListSql<typeof productosList> = {
  fields: {
    tarifa: { filter: sql`producto.tarifa`, sort: { filled: sql`tarifa` } },
    comercializadora: { filter: sql`producto.comercializadora`, sort: { filled: sql`comercializadora` } },
    nombre: { filter: sql`producto.nombre`, sort: { filled: sql`nombre` } },
    tipo: sql`producto.tipo`,
    estado: sql`v.estado`,
    duracion: sql`producto.duracion_meses`,
    permanencia: sql`producto.permanencia`,
    prorroga: sql`producto.prorroga`,
    renovable: sql`producto.renovable`,
    activo: sql`producto.activo`,
    desde: { filter: sql`v.desde`, sort: { filled: sql`v.desde` } },
    hasta: sql`v.hasta`,
  },
  chosen: chosenByUuid(sql`producto.id`),
  search: inWords,
};

function deLista(filas: ReturnType<typeof conVersion>) {
  return filas
    .select(COLUMNAS)
    .select([...VERSION, 'v.estado'])
    .select((query) =>
      query
        .selectFrom('productoVersion')
        .whereRef('productoId', '=', 'producto.id')
        .select(({ fn }) => fn.countAll<number>().as('versiones'))
        .as('versiones'),
    );
}

export type FilaDeProducto = Awaited<ReturnType<ReturnType<typeof deLista>['executeTakeFirstOrThrow']>>;

function ordenDe(viewer: Viewer, sort: string = productosList.usualSort) {
  return orderBy(sort, listSorts(productosList, LIST, viewer), sql`nombre, producto.id`);
}

type Pedida<Q> = { readonly db: Db; readonly viewer: Viewer; readonly query: Q; readonly hoy: Fecha };

/** The list without its page. */
export function consultaDeProductos({
  db,
  viewer,
  query: { sort, ...filtros },
  hoy,
}: Pedida<Omit<QueryOf<typeof productos.list>, 'page' | 'limit'>>): CursorQuery<FilaDeProducto> {
  const filtrados = conVersion(db, viewer, hoy).where(
    listWhere({ list: productosList, sql: LIST }, filtros, viewer),
  );
  const puesto = sql<number>`row_number() over (order by ${ordenDe(viewer, sort)})`.as('puesto');
  return {
    filas: sql<FilaDeProducto>`select * from ${deLista(filtrados).select(puesto)} t`,
    orden: sql`puesto`,
  };
}

export async function listProductos({
  db,
  viewer,
  query: { page, limit, sort, ...filtros },
  hoy,
}: Pedida<QueryOf<typeof productos.list>>) {
  const todos = conVersion(db, viewer, hoy);
  const filtrados = todos.where(listWhere({ list: productosList, sql: LIST }, filtros, viewer));
  const pagina = deLista(filtrados)
    .orderBy(ordenDe(viewer, sort))
    .limit(limit)
    .offset((page - 1) * limit);
  const countOf = (unos: typeof todos) =>
    unos.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [rows, { count }, { count: total }] = await Promise.all([
    pagina.execute(),
    countOf(filtrados),
    countOf(todos),
  ]);
  return { rows, count, total };
}

/** The marked products, or those of the list. */
export function elegidosDe(
  db: Db,
  viewer: Viewer,
  { ids, filtros }: Buscados<Omit<QueryOf<typeof productos.list>, 'page' | 'limit' | 'sort'>>,
): Elegidos {
  const cuales = filtros
    ? listWhere({ list: productosList, sql: LIST }, filtros, viewer)
    : sql<boolean>`producto.id = any(${(ids ?? []).filter(isUuid)}::uuid[])`;
  const filas = conVersion(db, viewer, today())
    .where(cuales)
    .select(['producto.id', 'nombre', 'comercializadora', 'tarifa']);
  return {
    id: sql`t.id`,
    nombre: sql`t.nombre`,
    detalle: sql`t.comercializadora || ' · ' || t.tarifa`,
    desde: sql`from ${filas} t`,
  };
}

/** The products on sale on a day, for some tariffs or for all, and those of `ademas` whatever their state. */
export function productosEnVenta(
  db: Db,
  viewer: Viewer,
  { fecha, tarifas, ademas = [] }: { fecha: Fecha; tarifas?: readonly string[]; ademas?: readonly string[] },
) {
  const pedidos = ademas.filter(isUuid);
  return conVersion(db, viewer, fecha)
    .select(COLUMNAS)
    .select(VERSION)
    .where(({ and, or, eb }) => {
      const enVenta = [eb('activo', '=', true), eb('v.estado', '=', 'vigente')];
      if (tarifas?.length) enVenta.push(eb(sql`tarifa`, 'in', tarifas));
      return or([and(enVenta), ...(pedidos.length > 0 ? [eb('producto.id', 'in', pedidos)] : [])]);
    })
    .orderBy('comercializadora')
    .orderBy('nombre')
    .orderBy('producto.id')
    .execute();
}

/**
 * The products on sale today that a field offers, or those that it has to name by their own or their version's
 * identifier.
 */
export async function listOpciones(
  db: Db,
  viewer: Viewer,
  { q, ids, tarifa, zona, limit }: QueryOf<typeof productos.options>,
) {
  const named = sql`any(${ids?.filter(isUuid) ?? []}::uuid[])`;
  const rows = await conVersion(db, viewer, today())
    .select(['producto.id', 'v.id as versionId', 'comercializadora', 'nombre', 'tarifa', 'tipo'])
    .where(({ and, eb }) => {
      if (ids) return sql<boolean>`(producto.id = ${named} or v.id = ${named})`;
      const conditions = [eb('activo', '=', true), eb('v.estado', '=', 'vigente'), inWords(q)];
      if (tarifa) conditions.push(eb('tarifa', '=', tarifa));
      if (zona) conditions.push(sql<boolean>`(zonas = '{}' or ${zona} = any(zonas))`);
      return and(conditions);
    })
    .orderBy('comercializadora')
    .orderBy('nombre')
    .orderBy('producto.id')
    .limit(limit + 1)
    .execute();
  return found(rows, limit);
}

export async function findProducto(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ProductoConHistorial | undefined> {
  if (!isUuid(id)) return undefined;
  const filas = db.selectFrom('producto').select(COLUMNAS).where('id', '=', id).where(visible(viewer));
  return (await conHistorial(db, await filas.execute()))[0];
}

/** Reads the whole price book, to compare a price list with it. */
export async function listLibro(db: Db, viewer: Viewer): Promise<ProductoConHistorial[]> {
  return conHistorial(db, await db.selectFrom('producto').select(COLUMNAS).where(visible(viewer)).execute());
}

async function conHistorial(db: Db, filas: readonly Producto[]): Promise<ProductoConHistorial[]> {
  if (filas.length === 0) return [];
  const versiones = await db
    .selectFrom('productoVersion')
    .select(['id', 'productoId', 'desde', 'hasta', 'condiciones'])
    .where('productoId', '=', (eb) => eb.fn.any(eb.val(filas.map(({ id }) => id))))
    .orderBy('desde', 'desc')
    .execute();
  const historiales = new Map<string, Version[]>(filas.map(({ id }) => [id, []]));
  for (const { productoId, ...version } of versiones) historiales.get(productoId)?.push(version);
  return filas.map((fila) => ({ ...fila, historial: historiales.get(fila.id) ?? [] }));
}
