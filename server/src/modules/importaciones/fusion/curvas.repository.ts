import type pg from 'pg';
import type { Cambios } from './puntos.repository.ts';

const CLAVE = ['cups', 'magnitud', 'instalacion', 'dia'] as const;
const clave = (alias: string) => CLAVE.map((columna) => `${alias}.${columna}`).join(', ');
const mismaClave = (a: string, b: string) =>
  CLAVE.map((columna) => `${a}.${columna} = ${b}.${columna}`).join(' AND ');

/**
 * Merges the days of the files over the stored ones: a new reading replaces an old one, and a blank replaces
 * nothing. A day of quarter-hours replaces one of hours, because it says more, and never the other way round. A
 * day in pieces is merged piece by piece.
 */
export async function mergeCurvas(client: pg.Client): Promise<Cambios> {
  await client.query('DELETE FROM carga_curva WHERE lecturas = 0');
  const suma = { nuevas: 0, cambiadas: 0 };
  while (await takePieces(client)) {
    const vuelta = await overlay(client);
    suma.nuevas += vuelta.nuevas + (await insertDias(client));
    suma.cambiadas += vuelta.cambiadas;
    await client.query('DELETE FROM pieza; DELETE FROM superpuesto');
  }
  return suma;
}

/** Takes the first remaining piece of each day; false when there are no more. */
async function takePieces(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    WITH primera AS (
      DELETE FROM carga_curva
      WHERE ctid IN (SELECT min(ctid) FROM carga_curva GROUP BY ${CLAVE.join(', ')})
      RETURNING *
    )
    INSERT INTO pieza SELECT * FROM primera`);
  await client.query('ANALYZE pieza');
  return rowCount !== 0;
}

async function overlay(client: pg.Client): Promise<Cambios> {
  await client.query(`
    -- What is there already just so, or by quarters.
    DELETE FROM pieza n USING curva_dia v
    WHERE ${mismaClave('v', 'n')} AND (
      v.resolucion < n.resolucion
      OR v.resolucion = n.resolucion AND v.wh = n.wh AND v.estimados IS NOT DISTINCT FROM n.estimados
    );
    INSERT INTO superpuesto
    SELECT ${clave('n')}, n.resolucion, x.wh, x.estimados, x.nuevas, x.cambiadas, n.principal
    FROM pieza n
    JOIN curva_dia v ON ${mismaClave('v', 'n')} AND v.resolucion = n.resolucion
    CROSS JOIN LATERAL superponer_dia(v.wh, v.estimados, n.wh, n.estimados, n.intervalos) x
    UNION ALL
    SELECT ${clave('n')}, n.resolucion, n.wh, n.estimados, 0, n.lecturas, n.principal
    FROM pieza n
    JOIN curva_dia v ON ${mismaClave('v', 'n')} AND v.resolucion > n.resolucion`);
  await client.query('ANALYZE superpuesto');
  await client.query(`
    UPDATE curva_dia v SET resolucion = s.resolucion, wh = s.wh, estimados = s.estimados
    FROM superpuesto s
    WHERE ${mismaClave('v', 's')}
      AND (v.resolucion, v.wh, v.estimados) IS DISTINCT FROM (s.resolucion, s.wh, s.estimados)`);
  const { rows } = await client.query(`
    SELECT coalesce(sum(nuevas), 0) AS nuevas, coalesce(sum(cambiadas), 0) AS cambiadas
    FROM superpuesto WHERE principal`);
  return { nuevas: Number(rows[0].nuevas), cambiadas: Number(rows[0].cambiadas) };
}

/** Inserts the days that were not stored, and answers how many readings of the file's own energy they bring. */
async function insertDias(client: pg.Client): Promise<number> {
  await client.query(`
    DELETE FROM pieza n USING superpuesto s WHERE ${mismaClave('n', 's')};
    INSERT INTO curva_dia (${CLAVE.join(', ')}, resolucion, wh, estimados)
      SELECT ${CLAVE.join(', ')}, resolucion, wh, estimados FROM pieza`);
  const { rows } = await client.query(
    'SELECT coalesce(sum(lecturas), 0) AS lecturas FROM pieza WHERE principal',
  );
  return Number(rows[0].lecturas);
}
