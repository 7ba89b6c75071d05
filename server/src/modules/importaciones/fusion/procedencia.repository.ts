import type pg from 'pg';

/** What the portfolio has of the supplies of the files, as `dato_traido` names each thing. */
const GUARDADO = `
  SELECT 'curva_dia' AS tabla, v.cups, v.magnitud, v.instalacion, NULL::date AS desde, v.dia AS hasta
    FROM curva_dia v JOIN tocado t ON t.cups = v.cups
  UNION ALL
  SELECT 'consumo', v.cups, NULL, NULL, v.desde, v.hasta FROM consumo v JOIN tocado t ON t.cups = v.cups
  UNION ALL
  SELECT 'ficha_sips', v.cups, NULL, NULL, NULL, NULL FROM ficha_sips v JOIN tocado t ON t.cups = v.cups
  UNION ALL
  SELECT 'punto_suministro', p.cups, NULL, NULL, NULL, NULL FROM punto_suministro p JOIN tocado t ON t.cups = p.cups
    WHERE p.codigo_tarifa IS NOT NULL OR p.tarifa IS NOT NULL OR p.potencias_kw <> '{}'`;

/** Does nothing. */
const NADA = { record: async (): Promise<void> => undefined };

/**
 * Follows what a merge brings by a connection alone, which goes when its leave does; its supply goes to the client who gave
 * it. What a file of a person brings is theirs from then on, whoever brought it before. `record` is for the end of the merge.
 */
export async function openProcedencia(
  client: pg.Client,
  importacionId: string,
): Promise<{ readonly record: () => Promise<void> }> {
  const { rows } = await client.query<{ consulta_id: string | null }>(
    'SELECT consulta_id FROM importacion WHERE id = $1',
    [importacionId],
  );
  const consultaId = rows[0]?.consulta_id ?? null;
  if (consultaId === null) {
    await claimForFiles(client);
    return NADA;
  }
  await client.query(`CREATE TEMP TABLE conocido ON COMMIT DROP AS ${GUARDADO}`);
  return { record: () => recordNew(client, consultaId) };
}

async function claimForFiles(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM dato_traido) AS hay');
  if (!rows[0].hay) return;
  await client.query(`
    DELETE FROM dato_traido d USING carga_curva n
      WHERE d.tabla = 'curva_dia' AND n.cups = d.cups AND n.magnitud = d.magnitud AND n.instalacion = d.instalacion
        AND n.dia = d.hasta AND n.lecturas > 0;
    DELETE FROM dato_traido d USING carga_consumo n
      WHERE d.tabla = 'consumo' AND n.cups = d.cups AND n.desde = d.desde AND n.hasta = d.hasta;
    DELETE FROM dato_traido d USING carga_punto n
      WHERE d.tabla IN ('ficha_sips', 'punto_suministro') AND n.cups = d.cups`);
}

async function recordNew(client: pg.Client, consultaId: string): Promise<void> {
  await client.query(
    `INSERT INTO dato_traido (consulta_id, tabla, cups, magnitud, instalacion, desde, hasta)
    SELECT $1, n.* FROM (${GUARDADO} EXCEPT SELECT * FROM conocido) n`,
    [consultaId],
  );
  await client.query(
    `UPDATE punto_suministro p SET cliente_id = m.cliente_id
    FROM consulta_de_datos q JOIN permiso_de_datos m ON m.id = q.permiso_id
    WHERE q.id = $1 AND p.cups = q.cups AND p.cliente_id IS NULL`,
    [consultaId],
  );
}
