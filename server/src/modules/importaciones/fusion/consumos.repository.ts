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

/**
 * Looks at what the files bring of each point. Nearly all the rows of a history start where the one before ended: this
 * is told without sorting them, because then the days add up to the whole and each opening date is a closing one of
 * another row, which sums of hashes show. Such a history repeats nothing.
 */
export async function anotarHistorias(client: pg.Client): Promise<void> {
  const hash = (fecha: string) => `hashint4(${fecha} - '2000-01-01'::date)`;
  await client.query(`
    INSERT INTO historia
    SELECT h.cups, h.fin, h.seguida, (SELECT v.cups FROM consumo v WHERE v.cups = h.cups LIMIT 1) IS NULL
    FROM (
      SELECT cups, max(hasta) AS fin,
        bool_and(hasta > desde) AND sum(hasta - desde) = max(hasta) - min(desde)
          AND sum(${hash('hasta')}) - sum(${hash('desde')})
            = ${hash('max(hasta)')}::bigint - ${hash('min(desde)')} AS seguida
      FROM carga_consumo GROUP BY cups
    ) h`);
  await client.query('ANALYZE historia');
  await dejarUltimas(client);
}

/** Of the rows with the same dates, the last one of the files. */
async function dejarUltimas(client: pg.Client): Promise<void> {
  await client.query(`
    DELETE FROM carga_consumo n USING (
      SELECT c.cups, c.hasta, c.desde, max(c.ctid) AS ultima
      FROM carga_consumo c JOIN historia h ON h.cups = c.cups AND NOT h.seguida
      GROUP BY 1, 2, 3 HAVING count(*) > 1
    ) r
    WHERE n.cups = r.cups AND n.hasta = r.hasta AND n.desde = r.desde AND n.ctid < r.ultima`);
}

/** The yearly consumption of the new histories, straight from the files; consumo_anual() sees to the others. */
export async function calcularAnuales(client: pg.Client): Promise<void> {
  const kwh = [1, 2, 3, 4, 5, 6].map((periodo) => `coalesce(c.activa_kwh[${periodo}], 0)`).join(' + ');
  await client.query(`
    INSERT INTO anual
    SELECT cups, round((sum(kwh * dias / dias_fila) * 365 / sum(dias))::numeric, 3)
    FROM (
      SELECT c.cups, ${kwh} AS kwh, c.hasta - greatest(c.desde, h.fin - 365) AS dias, c.hasta - c.desde AS dias_fila
      FROM carga_consumo c JOIN historia h ON h.cups = c.cups
      WHERE h.seguida AND h.nueva AND c.hasta > h.fin - 365
    ) ultimo_anio
    GROUP BY cups`);
  await client.query('INSERT INTO recalculo SELECT cups FROM historia WHERE nueva AND NOT seguida');
}

/** A row typed by hand for the same dates stays. */
export async function mergeConsumos(client: pg.Client): Promise<Cambios> {
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM historia WHERE NOT nueva) AS hay');
  if (!rows[0].hay) return { nuevas: await insertTodos(client), cambiadas: 0 };
  const primeras = await insertNuevos(client);
  await dejarDistintos(client);
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

/** Most of what is imported again is already there just so: without it the rest is little work. */
async function dejarDistintos(client: pg.Client): Promise<void> {
  await client.query(`
    DELETE FROM carga_consumo n USING historia h WHERE h.cups = n.cups AND h.nueva;
    DELETE FROM carga_consumo n USING consumo v
    WHERE v.cups = n.cups AND v.hasta = n.hasta AND v.desde = n.desde
      AND (v.fuente <> 'sips' OR (${de('v')}) IS NOT DISTINCT FROM (${de('n')}));
    ANALYZE carga_consumo`);
}

async function insertQueFaltan(client: pg.Client): Promise<number> {
  return contarYRecalcular(
    client,
    `${INSERTAR} SELECT ${COLUMNAS}, 'sips' FROM carga_consumo ON CONFLICT DO NOTHING RETURNING cups`,
  );
}

async function updateDistintos(client: pg.Client): Promise<number> {
  return contarYRecalcular(
    client,
    `UPDATE consumo v SET (${DATOS.join(', ')}) = ROW (${de('n')})
    FROM carga_consumo n WHERE v.cups = n.cups AND v.hasta = n.hasta AND v.desde = n.desde
    RETURNING v.cups`,
  );
}

async function contarYRecalcular(client: pg.Client, escritura: string): Promise<number> {
  const { rows } = await client.query(`
    WITH escrita AS (${escritura}),
      anotada AS (INSERT INTO recalculo SELECT DISTINCT cups FROM escrita ON CONFLICT DO NOTHING)
    SELECT count(*) AS filas FROM escrita`);
  return Number(rows[0].filas);
}

/** Writes the yearly consumption of the points that were known already, and of those with an uneven history. */
export async function updateAnuales(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE punto_suministro p SET consumo_anual_kwh = a.kwh
    FROM (SELECT cups, kwh FROM anual UNION ALL SELECT cups, consumo_anual(cups) FROM recalculo) a
    WHERE p.cups = a.cups AND p.consumo_anual_kwh IS DISTINCT FROM a.kwh`);
}
