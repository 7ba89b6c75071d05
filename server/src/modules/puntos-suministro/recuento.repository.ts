import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Condicion, type Parte, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { type Busqueda, y } from './filtros.repository.ts';

/** The points of each part: those that match the facets, and all of them. */
export type Cuentas = { readonly buscados: number[]; readonly todos: number[] };

export async function sumRecuento(
  db: Db,
  partes: readonly Parte[],
  { facetas, contables }: Busqueda,
): Promise<Cuentas> {
  const pedido = [...facetas, ...contables];
  const sumas = (ademas: readonly Condicion[]) =>
    sql.join(
      partes.map(
        ({ condicion }) => sql`coalesce(sum(p.puntos) filter (where ${y([condicion, ...ademas])}), 0)::int`,
      ),
    );
  // Without filters both sums are the same, and one is enough.
  const buscados = pedido.length > 0 ? sql`array[${sumas(pedido)}]` : sql`null::int[]`;
  const { rows } = await sql<{ buscados: number[] | null; todos: number[] }>`
    select ${buscados} as buscados, array[${sumas([])}] as todos from punto_suministro_recuento p
  `.execute(db);
  const { buscados: con, todos } = rows[0]!;
  return { buscados: con ?? todos, todos };
}

/**
 * Reduces the recuento to one row for each kind of point, and none for kinds that no longer exist, because
 * lists read all of it.
 */
export async function summarizeRecuento(db: Db): Promise<void> {
  await sql`select resumir_recuento()`.execute(db);
}

/** Counts the points of a client, which the recuento does not know. */
export async function countPuntos(db: Db, partes: readonly Parte[]): Promise<number> {
  const { rows } = await sql<{ puntos: number }>`
    select count(*) as puntos from punto_suministro p
    where ${sql.join(
      partes.map(({ condicion }) => condicion),
      sql` or `,
    )}
  `.execute(db);
  return rows[0]!.puntos;
}

export type ValoresDeFiltro = {
  readonly tarifas: string[];
  readonly provincias: string[];
  readonly distribuidoras: string[];
};

/** The values that visible points have, by which they can be filtered. */
export async function readFacets(db: Db, viewer: Viewer): Promise<ValoresDeFiltro> {
  // The recuento does not know the client of each point.
  const origen =
    viewer.role === 'cliente' ? sql.table('punto_suministro') : sql.table('punto_suministro_recuento');
  const { rows } = await sql<ValoresDeFiltro>`
    with p as materialized (
      select distinct p.tarifa, p.provincia, p.distribuidora
      from ${origen} p where ${puntoVisible(viewer)}
    )
    select
      array(select distinct tarifa from p where tarifa is not null order by 1) as tarifas,
      array(select distinct provincia from p where provincia is not null order by 1) as provincias,
      array(select distinct distribuidora from p order by 1) as distribuidoras
  `.execute(db);
  return rows[0]!;
}
