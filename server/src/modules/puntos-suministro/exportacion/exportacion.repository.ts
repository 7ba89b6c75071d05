import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { buscado, consultaCompleta, type FilaPunto, type Orden } from '../fila-punto.repository.ts';
import type { Filtros } from '../filtros.repository.ts';
import { puntoVisible } from '../visibilidad.repository.ts';

const FILAS_POR_LOTE = 1_000;

/**
 * All the rows of a list in its order, some at a time, as they stood at the first one. It holds a connection until its
 * last row is asked for, or it is left.
 */
export async function* recorrerPuntos(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
  orden: Orden,
): AsyncGenerator<FilaPunto[]> {
  const trx = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`declare puntos no scroll cursor for ${consultaCompleta(viewer, filtros, orden)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<FilaPunto>`fetch ${sql.lit(FILAS_POR_LOTE)} from puntos`.execute(trx);
      if (rows.length > 0) yield rows;
      if (rows.length < FILAS_POR_LOTE) return;
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** Whether the list has more rows than that. */
export async function hayMasDe(db: Db, viewer: Viewer, filtros: Filtros, filas: number): Promise<boolean> {
  const { rows } = await sql`
    select from punto_suministro p where ${puntoVisible(viewer)} and ${buscado(filtros)} offset ${filas} limit 1
  `.execute(db);
  return rows.length > 0;
}
