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
import { sumasOf } from './recuento.repository.ts';

export type Ventana = { readonly primera: number; readonly filas: number };

type Pedida = { readonly db: Db; readonly orden: Orden; readonly ventana: Ventana };

/** A page and the counts that go with it, in one statement: two would cost the server half as much again. */
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
  /** Each is a query of one value: a number for each part. */
  readonly cuentas: readonly RawBuilder<unknown>[];
  readonly filas: RawBuilder<unknown>;
}): Promise<{ filas: FilaDeLista[]; cuentas: number[][] }> {
  const { rows } = await sql<FilaDeLista & { sumas: number[][]; cups: string | null }>`
    ${antes}
    select ${DE_LISTA}, ${DE_FUERA}, n.sumas
    from (${sumasOf(cuentas)}) n left join lateral (
      select p.* from (${filas}) p order by ${claves(orden)} limit ${ventana.filas} offset ${ventana.primera}
    ) p on true ${CON_LO_DE_FUERA}
    order by ${claves(orden)}
  `.execute(db);
  return { filas: rows.filter(({ cups }) => cups !== null), cuentas: rows[0]!.sumas };
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
