import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Condicion, type Parte, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { type Busqueda, y } from './filtros.repository.ts';

/** A query of one value: all the points of each part. */
export function todosDe(partes: readonly Parte[]): RawBuilder<unknown> {
  return sumasDe(partes, sql.table('punto_suministro_recuento_titular'), []);
}

/** The points of each part that match what the recuento knows of the search. */
export function buscadosDe(
  partes: readonly Parte[],
  { facetas, contables }: Pick<Busqueda, 'facetas' | 'contables'>,
): RawBuilder<unknown> {
  return sumasDe(partes, sql.table('punto_suministro_recuento'), [...facetas, ...contables]);
}

/** One query for several of one value each. */
export function sumasOf(sumas: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select json_build_array(${sql.join(sumas.map((suma) => sql`(${suma})`))}) as sumas`;
}

export async function readSumas(db: Db, sumas: readonly RawBuilder<unknown>[]): Promise<number[][]> {
  const { rows } = await sql<{ sumas: number[][] }>`${sumasOf(sumas)}`.execute(db);
  return rows[0]!.sumas;
}

function sumasDe(
  partes: readonly Parte[],
  recuento: RawBuilder<unknown>,
  ademas: readonly Condicion[],
): RawBuilder<unknown> {
  const sumas = partes.map(
    ({ condicion }) => sql`coalesce(sum(p.puntos) filter (where ${y([condicion, ...ademas])}), 0)::int`,
  );
  return sql`select json_build_array(${sql.join(sumas)}) from ${recuento} p`;
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
