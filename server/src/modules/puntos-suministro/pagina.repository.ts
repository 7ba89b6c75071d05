import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import {
  CON_LO_DE_FUERA,
  claves,
  DE_FUERA,
  DE_LISTA,
  type FilaDeLista,
  type Orden,
  type Rama,
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

/** A page, and whether each part left rows unread that may belong to it. */
type PaginaDePartes = { readonly filas: FilaDeLista[]; readonly cortadas: readonly boolean[] };

/** The page of the rows of several parts, each in one or several queries. */
export async function joinPuntos({
  db,
  partes,
  orden,
  ventana,
}: Pedida & { readonly partes: readonly (readonly Rama[])[] }): Promise<PaginaDePartes> {
  const ramas = partes.flat();
  const cortadas = partes.map(() => false);
  if (ramas.length === 0) return { filas: [], cortadas };
  if (ramas.some(({ cortada }) => cortada)) return joinAndCheck({ db, partes, orden, ventana });
  const { rows } = await sql<FilaDeLista>`
    select ${DE_LISTA}, ${DE_FUERA}
    from (${unionOf(ramas.map(({ filas }) => filas))}) p ${CON_LO_DE_FUERA}
    order by ${claves(orden)} limit ${ventana.filas} offset ${ventana.primera}
  `.execute(db);
  return { filas: rows, cortadas };
}

async function joinAndCheck({
  db,
  partes,
  orden,
  ventana,
}: Pedida & { readonly partes: readonly (readonly Rama[])[] }): Promise<PaginaDePartes> {
  const bastan = ventana.primera + ventana.filas;
  const conNombre = partes.map((ramas, i) =>
    ramas.map((rama, j) => ({ ...rama, tabla: sql.table(`rama_${i}_${j}`) })),
  );
  const todas = conNombre.flat();
  // The queries of a part follow one another, so that what comes after one that was cut is not next.
  const deParte = (ramas: typeof todas) => {
    const filasDe = ramas.map(({ tabla }) => sql`(select count(*) from ${tabla})`);
    const casos = ramas.map(({ cortada = sql`false` }, i) => {
      const leidas = sql.join(filasDe.slice(0, i + 1), sql` + `);
      return sql`when ${leidas} >= ${bastan} then 0 when ${cortada} then 1`;
    });
    return sql`case ${sql.join(casos, sql` `)} else 0 end`;
  };
  const { filas, cuentas } = await readWithCounts({
    db,
    antes: sql`with ${sql.join(todas.map(({ tabla, filas }) => sql`${tabla} as materialized ${filas}`))}`,
    cuentas: [sql`select json_build_array(${sql.join(conNombre.map(deParte))})`],
    filas: unionOf(todas.map(({ tabla }) => sql`select * from ${tabla}`)),
    orden,
    ventana,
  });
  return { filas, cortadas: cuentas[0]!.map((cortada) => cortada === 1) };
}

export function unionOf(consultas: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...consultas], sql` union all `);
}
