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
import { type Parte, POCOS, puntoVisible, readPartesVisibles } from '../cartera/visibilidad.repository.ts';
import {
  CON_LO_DE_FUERA,
  claves,
  DE_FUERA,
  FILA,
  type FilaPunto,
  gatherPuntos,
  type Orden,
  walkPuntos,
} from './fila-punto.repository.ts';
import {
  type Busqueda,
  buscado,
  busquedaDe,
  type Filtros,
  LIST,
  soloFacetas,
  TOTALS,
} from './filtros.repository.ts';
import { countPuntos, sumRecuento } from './recuento.repository.ts';

export type Ventana = { readonly primera: number; readonly filas: number };

export type Pagina = {
  readonly filas: FilaPunto[];
  readonly cuenta: number;
  readonly exacta: boolean;
  /** The points that the viewer sees without filters; always exact, because the recuento knows it. */
  readonly todos: number;
};

/** What is asked for, and the parts that are searched. */
type Peticion = {
  readonly partes: readonly Parte[];
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
  const partes = await readPartesVisibles(db, viewer);
  const peticion = { partes, busqueda, orden, ventana };
  if (viewer.role === 'cliente') {
    const [pagina, todos] = await Promise.all([gatherAndCount(db, peticion), countPuntos(db, partes)]);
    return { ...pagina, todos };
  }
  if (!soloFacetas(busqueda)) {
    const [pagina, cuentas] = await Promise.all([
      gatherAndCount(db, peticion),
      sumRecuento(db, partes, busqueda),
    ]);
    return { ...pagina, todos: sumOf(cuentas.todos) };
  }
  const { buscados, todos } = await sumRecuento(db, partes, busqueda);
  // So few rows are gathered faster than by walking an order in which they may come last.
  const filas = await readListRows({
    db,
    peticion,
    cuentas: { puntos: buscados, exactos: true },
    pocos: POCOS,
  });
  return { filas, cuenta: sumOf(buscados), exacta: true, todos: sumOf(todos) };
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

/** Gathers the matches of each part, up to one more than the limit: the page is right when no part exceeds it. */
async function gatherAndCount(db: Db, peticion: Peticion): Promise<Omit<Pagina, 'todos'>> {
  const { partes, busqueda, orden, ventana } = peticion;
  const tablas = partes.map((_, i) => sql.table(`parte_${i}`));
  const consultas = partes.map(
    ({ alReunir }, i) => sql`${tablas[i]} as materialized (
      select ${FILA} from punto_suministro p where ${alReunir} and ${buscado(busqueda)}
      limit ${CONTADOS_COMO_MUCHO + 1}
    )`,
  );
  const { rows } = await sql<FilaPunto & { cuentas: number[]; cups: string | null }>`
    with ${sql.join(consultas)}
    select p.*, ${DE_FUERA}, n.cuentas
    from (
      select array[${sql.join(tablas.map((tabla) => sql`(select count(*)::int from ${tabla})`))}] as cuentas
    ) n left join lateral (
      select p.* from (${unionOf(tablas.map((tabla) => sql`select * from ${tabla}`))}) p
      order by ${claves(orden)} limit ${ventana.filas} offset ${ventana.primera}
    ) p on true ${CON_LO_DE_FUERA}
    order by ${claves(orden)}
  `.execute(db);
  const cuentas = rows[0]!.cuentas;
  const exacta = cuentas.every((puntos) => puntos <= CONTADOS_COMO_MUCHO);
  const filas = exacta
    ? rows.filter(({ cups }) => cups !== null)
    : await readListRows({
        db,
        peticion,
        cuentas: { puntos: cuentas, exactos: false },
        pocos: CONTADOS_COMO_MUCHO,
      });
  return { filas, cuenta: sumOf(cuentas.map((puntos) => Math.min(puntos, CONTADOS_COMO_MUCHO))), exacta };
}

/** The points of each part; when not exact, there are at least that many. */
type Cuentas = { readonly puntos: readonly number[]; readonly exactos: boolean };

/** Each part gives its first rows in the way that suits its size. */
async function readListRows({
  db,
  peticion: { partes, busqueda, orden, ventana },
  cuentas,
  pocos,
}: {
  readonly db: Db;
  readonly peticion: Peticion;
  readonly cuentas: Cuentas;
  readonly pocos: number;
}): Promise<FilaPunto[]> {
  const hasta = ventana.primera + ventana.filas;
  const conAlgo = partes
    .map((parte, i) => ({ parte, puntos: cuentas.puntos[i]! }))
    .filter(({ puntos }) => puntos > 0);
  const ramas = conAlgo.flatMap(({ parte, puntos }) =>
    puntos > pocos
      ? walkPuntos({ parte, busqueda, orden, filas: hasta })
      : [gatherPuntos({ parte, busqueda, orden, filas: hasta })],
  );
  const filas = await juntar({ db, ramas, orden, ventana });
  const todos = cuentas.exactos ? sumOf(cuentas.puntos) : Number.POSITIVE_INFINITY;
  const esperadas = Math.min(hasta, todos) - ventana.primera;
  if (filas.length >= esperadas) return filas;
  // The matches are far down in this order.
  const reunidas = conAlgo.map(({ parte }) => gatherPuntos({ parte, busqueda, orden, filas: hasta }));
  return juntar({ db, ramas: reunidas, orden, ventana });
}

async function juntar({
  db,
  ramas,
  orden,
  ventana: { primera, filas },
}: {
  readonly db: Db;
  readonly ramas: readonly RawBuilder<unknown>[];
  readonly orden: Orden;
  readonly ventana: Ventana;
}): Promise<FilaPunto[]> {
  if (ramas.length === 0) return [];
  const { rows } = await sql<FilaPunto>`
    select p.*, ${DE_FUERA}
    from (${unionOf(ramas)}) p ${CON_LO_DE_FUERA}
    order by ${claves(orden)} limit ${filas} offset ${primera}
  `.execute(db);
  return rows;
}

function unionOf(consultas: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...consultas], sql` union all `);
}

function sumOf(cuentas: readonly number[]): number {
  return cuentas.reduce((suma, puntos) => suma + puntos, 0);
}
