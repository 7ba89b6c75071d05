import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import {
  CON_LO_DE_FUERA,
  claves,
  DE_FUERA,
  DE_LISTA,
  type FilaDeLista,
  type Orden,
} from './fila-punto.repository.ts';

export type Ventana = { readonly primera: number; readonly filas: number };

type Pedida = { readonly db: Db; readonly orden: Orden; readonly ventana: Ventana };

/** A page and the counts of its parts, in one statement: two would cost the server half as much again. */
export async function readWithCounts({
  db,
  antes = sql``,
  cuentas,
  filas,
  orden,
  ventana,
}: Pedida & {
  /** The queries with names that the others use. */
  readonly antes?: RawBuilder<unknown>;
  readonly cuentas: RawBuilder<unknown>;
  readonly filas: RawBuilder<unknown>;
}): Promise<{ filas: FilaDeLista[]; cuentas: number[] }> {
  const { rows } = await sql<FilaDeLista & { puntos: number[]; cups: string | null }>`
    ${antes}
    select ${DE_LISTA}, ${DE_FUERA}, n.puntos
    from (${cuentas}) n left join lateral (
      select p.* from (${filas}) p order by ${claves(orden)} limit ${ventana.filas} offset ${ventana.primera}
    ) p on true ${CON_LO_DE_FUERA}
    order by ${claves(orden)}
  `.execute(db);
  return { filas: rows.filter(({ cups }) => cups !== null), cuentas: rows[0]!.puntos };
}

/** The page of the rows of several queries. */
export async function joinPuntos({
  db,
  ramas,
  orden,
  ventana: { primera, filas },
}: Pedida & { readonly ramas: readonly RawBuilder<unknown>[] }): Promise<FilaDeLista[]> {
  if (ramas.length === 0) return [];
  const { rows } = await sql<FilaDeLista>`
    select ${DE_LISTA}, ${DE_FUERA}
    from (${unionOf(ramas)}) p ${CON_LO_DE_FUERA}
    order by ${claves(orden)} limit ${filas} offset ${primera}
  `.execute(db);
  return rows;
}

export function unionOf(consultas: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...consultas], sql` union all `);
}
