import { sql } from 'kysely';
import type pg from 'pg';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { puntoVisible } from '../../cartera/visibilidad.repository.ts';
import { MAX_RECHAZOS } from '../lectura/rechazos.ts';

/**
 * Records the supply points of the files, after their histories. A client may import for their own points
 * alone, anybody else for those they see and for unknown ones. Answers whether a point belongs to somebody
 * else.
 */
export async function gatherTocados(client: pg.Client, db: Db, viewer: Viewer): Promise<boolean> {
  const consulta = sql`
    INSERT INTO tocado
    SELECT c.cups, p.cups IS NOT NULL,
      CASE WHEN p.cups IS NULL THEN ${viewer.role === 'cliente'}::boolean ELSE NOT ${puntoVisible(viewer)} END
    FROM (SELECT cups FROM carga_punto UNION SELECT cups FROM historia UNION SELECT cups FROM carga_curva) c
    LEFT JOIN punto_suministro p ON p.cups = c.cups`;
  const { sql: texto, parameters } = consulta.compile(db);
  await client.query(texto, [...parameters]);
  await client.query('ANALYZE tocado');
  const { rowCount } = await client.query('SELECT FROM tocado WHERE ajeno LIMIT 1');
  return rowCount === 1;
}

/** Points of others, as many as rejected rows can be listed. */
export async function listAjenos(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ cups: string }>(
    'SELECT cups FROM tocado WHERE ajeno ORDER BY cups LIMIT $1',
    [MAX_RECHAZOS],
  );
  return rows.map(({ cups }) => cups);
}

/** Drops the points of others from what will be merged, and answers how many rows of the files that is. */
export async function discardForeign(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    SELECT
      (SELECT count(*) FROM carga_punto JOIN tocado USING (cups) WHERE ajeno)
      + (SELECT count(*) FROM carga_consumo JOIN tocado USING (cups) WHERE ajeno)
      + (SELECT coalesce(sum(filas), 0) FROM carga_curva JOIN tocado USING (cups) WHERE ajeno) AS filas`);
  for (const tabla of ['carga_punto', 'carga_consumo', 'carga_curva', 'historia']) {
    await client.query(`DELETE FROM ${tabla} c USING tocado t WHERE t.cups = c.cups AND t.ajeno`);
  }
  await client.query('DELETE FROM tocado WHERE ajeno');
  return Number(rows[0].filas);
}

/** How many of the touched points have the code of some distributor, and the first of them. */
export async function countDeGas(
  client: pg.Client,
  codigos: readonly string[],
): Promise<{ readonly total: number; readonly primero: string | null }> {
  const { rows } = await client.query<{ total: number; primero: string | null }>(
    'SELECT count(*)::int AS total, min(cups) AS primero FROM tocado WHERE substr(cups, 3, 4) = ANY($1)',
    [codigos],
  );
  return rows[0] ?? { total: 0, primero: null };
}

/** Some supply points of the files, shown with the result. */
export async function listTocados(client: pg.Client, cuantos: number): Promise<string[]> {
  const { rows } = await client.query<{ cups: string }>('SELECT cups FROM tocado ORDER BY cups LIMIT $1', [
    cuantos,
  ]);
  return rows.map(({ cups }) => cups);
}
