import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';

/** The rows of a list without pages: `filas` is a `select` that has no order yet. */
export type CursorQuery<Fila> = {
  readonly filas: RawBuilder<Fila>;
  /** The expressions of `order by`. */
  readonly orden: RawBuilder<unknown>;
};

const FILAS_POR_LOTE = 1_000;

/**
 * Walks over all the rows of a list in its order, as they stood at the first one. It holds a connection until
 * the last row or until its consumer leaves.
 */
export async function* walkRows<Fila>(db: Db, { filas, orden }: CursorQuery<Fila>): AsyncGenerator<Fila[]> {
  const trx = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`declare filas no scroll cursor for ${filas} order by ${orden}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Fila>`fetch ${sql.lit(FILAS_POR_LOTE)} from filas`.execute(trx);
      if (rows.length > 0) yield rows;
      if (rows.length < FILAS_POR_LOTE) return;
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** Whether the list has more rows than the given number. */
export async function hasMoreThan<Fila>(
  db: Db,
  { filas }: CursorQuery<Fila>,
  cuantas: number,
): Promise<boolean> {
  const { rows } = await sql`${filas} offset ${cuantas} limit 1`.execute(db);
  return rows.length > 0;
}
