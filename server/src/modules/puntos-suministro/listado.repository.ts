import {
  type puntosSuministro,
  puntosSuministroList,
  type QueryOf,
  type ResponseOf,
} from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import {
  type Parte,
  POCOS,
  puntoVisible,
  readPartesVisibles,
  readPartesYTodos,
} from '../cartera/visibilidad.repository.ts';
import { matchesOf } from './coincidencias.repository.ts';
import { type FilaDeLista, gatherPuntos, type Orden, walkPuntos } from './fila-punto.repository.ts';
import {
  type Busqueda,
  buscado,
  busquedaDe,
  type Filtros,
  LIST,
  soloFacetas,
  TOTALS,
} from './filtros.repository.ts';
import { firstPuntos } from './orden-por-varios.repository.ts';
import { joinPuntos, readWithCounts, unionOf, type Ventana } from './pagina.repository.ts';
import { buscadosDe, countPuntos, readSumas, todosDe } from './recuento.repository.ts';

export type Pagina = {
  readonly filas: FilaDeLista[];
  readonly cuenta: number;
  readonly exacta: boolean;
  /** The points that the viewer sees without filters; always exact, because the recuento knows it. */
  readonly todos: number;
};

/** What is asked for, and the parts that are searched. */
type Peticion = {
  readonly partes: readonly Parte[];
  /** The points of each part, where they are known already. */
  readonly todos: readonly number[] | undefined;
  readonly busqueda: Busqueda;
  readonly orden: Orden;
  readonly ventana: Ventana;
};

/**
 * Up to this many points of a part are counted one by one, and gathered to be sorted. At a million points,
 * finding 500 through the index of words takes some 5 ms, and counting all those of a common word over a
 * second.
 */
export const CONTADOS_COMO_MUCHO = 500;

/** A page of the list, and the number of its rows, or a floor when counting is not worth it. */
export async function readListPage({
  db,
  viewer,
  filtros,
  orden,
  ventana,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly filtros: Filtros;
  readonly orden: Orden;
  readonly ventana: Ventana;
}): Promise<Pagina> {
  const busqueda = busquedaDe(viewer, filtros);
  const { partes, todos } = await readPartesYTodos(db, viewer);
  const peticion = { partes, todos, busqueda, orden, ventana };
  if (viewer.role === 'cliente') {
    const [{ pagina }, suyos] = await Promise.all([gatherAndCount(db, peticion), countPuntos(db, partes)]);
    return { ...pagina, todos: suyos };
  }
  if (!soloFacetas(busqueda)) return readGathered(db, peticion);
  if (isWholeIndex(peticion)) {
    const { filas, cuentas } = await readWithCounts({ db, ...peticion, ...wholeIndex(peticion) });
    const cuenta = sumOf(cuentas[0]!);
    return { filas, cuenta, exacta: true, todos: cuenta };
  }
  const { puntos, ...cuentas } = await countFacetas(db, peticion);
  // So few rows are gathered faster than by walking an order in which they may come last.
  const filas = await readListRows({ db, peticion, cuentas: puntos, pocos: POCOS });
  return { filas, cuenta: sumOf(puntos), exacta: true, todos: sumOf(cuentas.todos) };
}

/** A page of what the recuento does not know, and the number of all the points. */
async function readGathered(db: Db, peticion: Peticion): Promise<Pagina> {
  const { partes, todos } = peticion;
  const { pagina, ademas } = await gatherAndCount(db, peticion, todos ? [] : [todosDe(partes)]);
  return { ...pagina, todos: sumOf(todos ?? ademas[0]!) };
}

/** The points of each part, and those that match what the recuento knows. */
async function countFacetas(db: Db, { partes, todos, busqueda }: Peticion) {
  const filtered = hasFilters(busqueda) ? [buscadosDe(partes, busqueda)] : [];
  if (!todos) {
    const [all, found] = await readSumas(db, [todosDe(partes), ...filtered]);
    return { todos: all!, puntos: found ?? all! };
  }
  const [found] = filtered.length > 0 ? await readSumas(db, filtered) : [todos];
  return { todos, puntos: found! };
}

function hasFilters({ facetas, contables }: Busqueda): boolean {
  return facetas.length > 0 || contables.length > 0;
}

/** Whether the index of the order has the rows of the page one after another, so that their number need not be known first. */
function isWholeIndex({ partes, busqueda, orden }: Peticion): boolean {
  return orden.length === 1 && !hasFilters(busqueda) && partes.every(({ deQuien }) => !deQuien);
}

function wholeIndex({ partes, busqueda, orden, ventana }: Peticion) {
  const filas = ventana.primera + ventana.filas;
  const ramas = partes.flatMap((parte) => walkPuntos({ parte, busqueda, orden, filas }));
  return { cuentas: [todosDe(partes)], filas: unionOf(ramas.map((rama) => rama.filas)) };
}

/** The number of points of the whole list and their consumption. */
export async function sumPuntos(db: Db, viewer: Viewer, filtros: Filtros) {
  const partes = await readPartesVisibles(db, viewer);
  const { rows } = await sql<ResponseOf<typeof puntosSuministro.totals>>`
    select count(*)::int as cuenta, ${TOTALS} ${fromPartes(partes, busquedaDe(viewer, filtros))}
  `.execute(db);
  return rows[0]!;
}

export async function groupPuntos(db: Db, viewer: Viewer, query: QueryOf<typeof puntosSuministro.groups>) {
  const partes = await readPartesVisibles(db, viewer);
  const from = (filtros: Filtros) => fromPartes(partes, busquedaDe(viewer, filtros));
  return listGroups({ db, viewer, query, from, list: puntosSuministroList, sql: LIST });
}

/** The points that are searched for, part after part as the pages of the list are gathered. */
function fromPartes(partes: readonly Parte[], busqueda: Busqueda): RawBuilder<unknown> {
  const puntos = partes.map(
    ({ alReunir }) => sql`select p.* from punto_suministro p where ${alReunir} and ${buscado(busqueda)}`,
  );
  return sql`from (${unionOf(puntos)}) p`;
}

export async function cupsVisibles(db: Db, viewer: Viewer, cups: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ cups: string }>`
    select p.cups from punto_suministro p where p.cups = any(${cups}::text[]) and ${puntoVisible(viewer)}
  `.execute(db);
  return rows.map((fila) => fila.cups);
}

/**
 * Gathers the matches of each part, up to one more than the limit: the page is right when no part exceeds it. The same
 * statement answers what else is to be counted.
 */
async function gatherAndCount(
  db: Db,
  peticion: Peticion,
  ademas: readonly RawBuilder<unknown>[] = [],
): Promise<{ readonly pagina: Omit<Pagina, 'todos'>; readonly ademas: readonly number[][] }> {
  const { partes, busqueda, orden, ventana } = peticion;
  const tablas = partes.map((_, i) => sql.table(`parte_${i}`));
  const consultas = partes.map(
    (parte, i) => sql`${tablas[i]} as materialized (
      ${matchesOf(parte, busqueda)} limit ${CONTADOS_COMO_MUCHO + 1}
    )`,
  );
  const reunidos = sql.join(tablas.map((tabla) => sql`(select count(*)::int from ${tabla})`));
  const {
    filas: reunidas,
    cuentas: [cuentas = [], ...otras],
  } = await readWithCounts({
    db,
    antes: sql`with ${sql.join(consultas)}`,
    cuentas: [sql`select json_build_array(${reunidos})`, ...ademas],
    filas: unionOf(tablas.map((tabla) => sql`select * from ${tabla}`)),
    orden,
    ventana,
  });
  const exacta = cuentas.every((puntos) => puntos <= CONTADOS_COMO_MUCHO);
  const filas = exacta
    ? reunidas
    : await readListRows({
        db,
        peticion,
        cuentas,
        pocos: CONTADOS_COMO_MUCHO,
      });
  const cuenta = sumOf(cuentas.map((puntos) => Math.min(puntos, CONTADOS_COMO_MUCHO)));
  return { pagina: { filas, cuenta, exacta }, ademas: otras };
}

/** Each part gives its first rows in the way that suits its size. */
async function readListRows({
  db,
  peticion: { partes, busqueda, orden, ventana },
  cuentas,
  pocos,
}: {
  readonly db: Db;
  readonly peticion: Peticion;
  /** The points of each part, or at least so many. */
  readonly cuentas: readonly number[];
  readonly pocos: number;
}): Promise<FilaDeLista[]> {
  const hasta = ventana.primera + ventana.filas;
  const conAlgo = partes
    .map((parte, i) => ({ parte, puntos: cuentas[i]! }))
    .filter(({ puntos }) => puntos > 0);
  const ramas = await Promise.all(
    conAlgo.map(({ parte, puntos }) =>
      puntos > pocos
        ? firstPuntos({ db, parte, busqueda, orden, filas: hasta })
        : [gatherPuntos({ parte, busqueda, orden, filas: hasta })],
    ),
  );
  const { filas, cortadas } = await joinPuntos({ db, partes: ramas, orden, ventana });
  if (!cortadas.includes(true)) return filas;
  // The matches of a part are far down in this order.
  const reunidas = conAlgo.map(({ parte }, i) =>
    cortadas[i] ? [gatherPuntos({ parte, busqueda, orden, filas: hasta })] : ramas[i]!,
  );
  return (await joinPuntos({ db, partes: reunidas, orden, ventana })).filas;
}

function sumOf(cuentas: readonly number[]): number {
  return cuentas.reduce((suma, puntos) => suma + puntos, 0);
}
