import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import {
  buscado,
  claves,
  FILA,
  type FilaPunto,
  type Orden,
  recorrer,
  reunir,
} from './fila-punto.repository.ts';
import type { Filtros } from './filtros.repository.ts';
import { sumarRecuento } from './recuento.repository.ts';
import { partesVisibles } from './visibilidad.repository.ts';

export type Ventana = { readonly primera: number; readonly filas: number };

export type Pagina = { readonly filas: FilaPunto[]; readonly cuenta: number; readonly exacta: boolean };

/**
 * Points of a part that are counted one by one, and gathered to be sorted. At a million points, finding 2.000 through the
 * index of words takes some 15 ms and counting all those of a common word over a second.
 */
export const CONTADOS_COMO_MUCHO = 2_000;
/** With so few, known from the recuento, gathering is quicker than walking an order in which they may come last. */
const POCOS = 5_000;

/** A page of the list and how many rows the whole list has, or at least how many, when counting is not worth it. */
export async function leerPagina(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
  orden: Orden,
  ventana: Ventana,
): Promise<Pagina> {
  const sumas = await sumarRecuento(db, viewer, filtros);
  const reunidos = sumas === undefined ? await reunirYContar(db, viewer, filtros, orden, ventana) : undefined;
  const cuentas = sumas ?? reunidos?.cuentas ?? [];
  const cuenta = cuentas.reduce(
    (suma, puntos) => suma + (sumas ? puntos : Math.min(puntos, CONTADOS_COMO_MUCHO)),
    0,
  );
  const exacta = sumas !== undefined || cuentas.every((puntos) => puntos <= CONTADOS_COMO_MUCHO);
  const filas =
    exacta && reunidos
      ? reunidos.filas
      : await leerFilas(db, viewer, filtros, orden, ventana, cuentas, sumas ? POCOS : CONTADOS_COMO_MUCHO);
  return { filas, cuenta, exacta };
}

/** Gathers what matches in each part, up to one more than the limit: the page is right when none passes it. */
async function reunirYContar(db: Db, viewer: Viewer, filtros: Filtros, orden: Orden, ventana: Ventana) {
  const partes = partesVisibles(viewer).map(({ condicion }, i) => ({
    tabla: sql.table(`parte_${i}`),
    consulta: sql`
      select ${FILA} from punto_suministro p where ${condicion} and ${buscado(filtros)}
      limit ${CONTADOS_COMO_MUCHO + 1}`,
  }));
  const { rows } = await sql<FilaPunto & { cuentas: number[]; cups: string | null }>`
    with ${sql.join(partes.map(({ tabla, consulta }) => sql`${tabla} as materialized (${consulta})`))}
    select p.*, c.nombre as comercial_nombre, n.cuentas
    from (
      select array[${sql.join(partes.map(({ tabla }) => sql`(select count(*)::int from ${tabla})`))}] as cuentas
    ) n left join lateral (
      select p.* from (${sql.join(
        partes.map(({ tabla }) => sql`select * from ${tabla}`),
        sql` union all `,
      )}) p
      order by ${claves(orden)} limit ${ventana.filas} offset ${ventana.primera}
    ) p on true left join comercial c on c.id = p.comercial_id
    order by ${claves(orden)}
  `.execute(db);
  return { cuentas: rows[0]!.cuentas, filas: rows.filter(({ cups }) => cups !== null) };
}

/** Each part gives its first rows on its own, in the way that its size asks for. */
async function leerFilas(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
  orden: Orden,
  ventana: Ventana,
  cuentas: readonly number[],
  pocos: number,
): Promise<FilaPunto[]> {
  const hasta = ventana.primera + ventana.filas;
  const partes = partesVisibles(viewer).map((parte, i) => ({ parte, puntos: cuentas[i]! }));
  const conAlgo = partes.filter(({ puntos }) => puntos > 0);
  const ramas = conAlgo.flatMap(({ parte, puntos }) =>
    puntos > pocos ? recorrer(parte, filtros, orden, hasta) : [reunir(parte, filtros, orden, hasta)],
  );
  const filas = await juntar(db, ramas, orden, ventana);
  const esperadas =
    Math.min(
      hasta,
      conAlgo.reduce((suma, { puntos }) => suma + puntos, 0),
    ) - ventana.primera;
  if (filas.length >= esperadas) return filas;
  // What matches is far down in this order.
  const reunidas = conAlgo.map(({ parte }) => reunir(parte, filtros, orden, hasta));
  return juntar(db, reunidas, orden, ventana);
}

async function juntar(
  db: Db,
  ramas: readonly RawBuilder<unknown>[],
  orden: Orden,
  { primera, filas }: Ventana,
): Promise<FilaPunto[]> {
  if (ramas.length === 0) return [];
  const { rows } = await sql<FilaPunto>`
    select p.*, c.nombre as comercial_nombre
    from (${sql.join([...ramas], sql` union all `)}) p left join comercial c on c.id = p.comercial_id
    order by ${claves(orden)} limit ${filas} offset ${primera}
  `.execute(db);
  return rows;
}
