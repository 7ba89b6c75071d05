import type pg from 'pg';
import type { Cambios } from './puntos.repository.ts';

const COLUMNAS = `cups, desde, hasta, codigo_tarifa, tipo_lectura, activa_kwh, reactiva_kvarh, capacitiva_kvarh, maximetro_kw`;
const DATOS = [
  'codigo_tarifa',
  'tipo_lectura',
  'activa_kwh',
  'reactiva_kvarh',
  'capacitiva_kvarh',
  'maximetro_kw',
] as const;
const de = (alias: string) => DATOS.map((dato) => `${alias}.${dato}`).join(', ');

/** Records the points whose consumption the files bring, and keeps one row of those with the same dates. */
export async function recordHistories(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO historia
    SELECT cups, limpia, CASE WHEN limpia THEN anual_kwh END,
      (SELECT v.cups FROM consumo v WHERE v.cups = h.cups LIMIT 1) IS NULL
    FROM (
      SELECT cups, count(*) = 1 AND bool_and(en_orden) AS limpia, max(anual_kwh) AS anual_kwh
      FROM carga_historia GROUP BY cups
    ) h`);
  await client.query('ANALYZE historia');
  const { rowCount } = await client.query('SELECT FROM historia WHERE NOT limpia LIMIT 1');
  if (rowCount !== 0) await keepLast(client);
}

/** Of the rows with the same dates, the last one of the files counts. */
async function keepLast(client: pg.Client): Promise<void> {
  await client.query(`
    DELETE FROM carga_consumo n USING (
      SELECT c.cups, c.hasta, c.desde, max(c.ctid) AS ultima
      FROM carga_consumo c JOIN historia h ON h.cups = c.cups AND NOT h.limpia
      GROUP BY 1, 2, 3 HAVING count(*) > 1
    ) r
    WHERE n.cups = r.cups AND n.hasta = r.hasta AND n.desde = r.desde AND n.ctid < r.ultima`);
}

/** A row typed by hand for the same dates is kept. */
export async function mergeConsumos(client: pg.Client): Promise<Cambios> {
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM historia WHERE NOT nueva) AS hay');
  if (!rows[0].hay) return { nuevas: await insertTodos(client), cambiadas: 0 };
  const primeras = await insertNuevos(client);
  await keepDistinct(client);
  const cambiadas = await updateDistintos(client);
  return { nuevas: primeras + (await insertQueFaltan(client)), cambiadas };
}

const INSERTAR = `INSERT INTO consumo (${COLUMNAS}, fuente)`;
const SELECCION = COLUMNAS.replace(/\w+/g, 'n.$&');

async function insertTodos(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`${INSERTAR} SELECT ${COLUMNAS}, 'sips' FROM carga_consumo`);
  return rowCount ?? 0;
}

async function insertNuevos(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    ${INSERTAR} SELECT ${SELECCION}, 'sips'
    FROM carga_consumo n JOIN historia h ON h.cups = n.cups WHERE h.nueva`);
  return rowCount ?? 0;
}

/** Most rows of a repeated import are identical to the stored ones; dropping them leaves little work. */
async function keepDistinct(client: pg.Client): Promise<void> {
  await client.query(`
    DELETE FROM carga_consumo n USING historia h WHERE h.cups = n.cups AND h.nueva;
    DELETE FROM carga_consumo n USING consumo v
    WHERE v.cups = n.cups AND v.hasta = n.hasta AND v.desde = n.desde
      AND (v.fuente <> 'sips' OR (${de('v')}) IS NOT DISTINCT FROM (${de('n')}));
    ANALYZE carga_consumo`);
}

async function insertQueFaltan(client: pg.Client): Promise<number> {
  return countAndRecalculate(
    client,
    `${INSERTAR} SELECT ${COLUMNAS}, 'sips' FROM carga_consumo ON CONFLICT DO NOTHING RETURNING cups`,
  );
}

async function updateDistintos(client: pg.Client): Promise<number> {
  return countAndRecalculate(
    client,
    `UPDATE consumo v SET (${DATOS.join(', ')}) = ROW (${de('n')})
    FROM carga_consumo n WHERE v.cups = n.cups AND v.hasta = n.hasta AND v.desde = n.desde
    RETURNING v.cups`,
  );
}

async function countAndRecalculate(client: pg.Client, escritura: string): Promise<number> {
  const { rows } = await client.query(`
    WITH escrita AS (${escritura}),
      anotada AS (INSERT INTO recalculo SELECT DISTINCT cups FROM escrita ON CONFLICT DO NOTHING)
    SELECT count(*) AS filas FROM escrita`);
  return Number(rows[0].filas);
}

/** Updates the yearly consumption of known points, and of new ones for which the reader could not compute it. */
export async function updateAnuales(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO recalculo SELECT cups FROM historia WHERE nueva AND anual_kwh IS NULL;
    ANALYZE recalculo;
    UPDATE punto_suministro p SET consumo_anual_kwh = a.kwh
    FROM (
      SELECT h.cups, h.anual_kwh AS kwh FROM historia h JOIN tocado t ON t.cups = h.cups
      WHERE h.nueva AND h.anual_kwh IS NOT NULL AND t.existe
      UNION ALL
      ${ANUALES_DE_LAS_TABLAS}
    ) a
    WHERE p.cups = a.cups AND p.consumo_anual_kwh IS DISTINCT FROM a.kwh`);
}

/**
 * Computes all points in one query. `consumo_anual()`, which is one query per point, is only for overlapping
 * rows.
 */
const ANUALES_DE_LAS_TABLAS = `
  SELECT cups, CASE
    WHEN bool_or(hasta > siguiente) THEN consumo_anual(cups)
    ELSE round((sum(kwh * dias / dias_fila) * 365 / sum(dias))::numeric, 3)
  END
  FROM (
    SELECT cups, hasta, siguiente, kwh, hasta - greatest(desde, inicio) AS dias, hasta - desde AS dias_fila
    FROM (
      SELECT c.cups, c.desde, c.hasta, max(c.hasta) OVER w - 365 AS inicio, lag(c.desde) OVER w AS siguiente,
        ${[1, 2, 3, 4, 5, 6].map((periodo) => `coalesce(c.activa_kwh[${periodo}], 0)`).join(' + ')} AS kwh
      FROM consumo c JOIN recalculo r ON r.cups = c.cups
      WHERE c.hasta > c.desde
      WINDOW w AS (PARTITION BY c.cups ORDER BY c.hasta DESC, c.desde DESC)
    ) de_nueva_a_vieja
    WHERE hasta > inicio
  ) ultimo_anio
  GROUP BY cups`;
