import type pg from 'pg';

/** The rows of the files that brought something new, and those that changed something. */
export type Cambios = { readonly nuevas: number; readonly cambiadas: number };

/** The representative to whom the account belongs, who keeps the points that they import. */
export async function comercialDe(client: pg.Client, usuarioId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM comercial WHERE usuario_id = $1', [
    usuarioId,
  ]);
  return rows[0]?.id ?? null;
}

/**
 * Keeps the last sheet of each point in the files, and drops it when it says nothing new: neither more than the
 * stored one nor later than it.
 */
export async function keepNewFichas(client: pg.Client): Promise<void> {
  await client.query(`
    DELETE FROM carga_punto n
    USING (SELECT cups, max(ctid) AS ultima FROM carga_punto GROUP BY cups HAVING count(*) > 1) r
    WHERE n.cups = r.cups AND n.ctid < r.ultima`);
  await client.query(`
    DELETE FROM carga_punto n USING ficha_sips v
    WHERE v.cups = n.cups AND (
      v.datos = n.datos AND v.formato = n.formato
      OR n.datos ->> 'fechaUltimaLectura' < v.datos ->> 'fechaUltimaLectura'
    )`);
}

/** Inserts unknown points from their sheet or, without one, from their CUPS alone. */
export async function insertPuntos(client: pg.Client, comercialId: string | null): Promise<void> {
  await client.query(
    `INSERT INTO punto_suministro (
      cups, frontera, distribuidora, distribuidora_nombre, codigo_postal, municipio, provincia, codigo_tarifa, tarifa,
      zona, uso, tipo_medida, potencias_kw, cnae, derechos_extension_kw, sips_fecha, consumo_anual_kwh, comercial_id
    )
    SELECT t.cups, n.frontera, coalesce(n.distribuidora, substr(t.cups, 3, 4)), n.distribuidora_nombre,
      n.codigo_postal, n.municipio, n.provincia, n.codigo_tarifa, n.tarifa, coalesce(n.zona, 'peninsula'),
      coalesce(n.uso, 'otros'), coalesce(n.tipo_medida, 5), coalesce(n.potencias_kw, '{}'), n.cnae,
      n.derechos_extension_kw, n.fecha, h.anual_kwh, $1
    FROM tocado t LEFT JOIN carga_punto n ON n.cups = t.cups LEFT JOIN historia h ON h.cups = t.cups
    WHERE NOT t.existe
    -- In the order of their keys, so that each index grows where it has just grown.
    ORDER BY t.cups`,
    [comercialId],
  );
}

/** Gives the register's points in the files to the representative who imports them. */
export async function adoptPuntos(client: pg.Client, comercialId: string): Promise<void> {
  await client.query(
    `UPDATE punto_suministro p SET comercial_id = $1, version = version + 1, actualizado_en = now()
    FROM tocado t WHERE t.cups = p.cups AND t.existe AND p.registro`,
    [comercialId],
  );
}

/** Stores the remaining sheets, which are all new or different. */
export async function saveFichas(client: pg.Client): Promise<Cambios> {
  const { rows } = await client.query(`
    WITH guardada AS (
      INSERT INTO ficha_sips (cups, fecha, formato, datos) SELECT cups, fecha, formato, datos FROM carga_punto
      ON CONFLICT (cups) DO UPDATE SET fecha = excluded.fecha, formato = excluded.formato, datos = excluded.datos
      RETURNING xmax = 0 AS nueva
    )
    SELECT count(*) FILTER (WHERE nueva) AS nuevas, count(*) FILTER (WHERE NOT nueva) AS cambiadas FROM guardada`);
  return { nuevas: Number(rows[0].nuevas), cambiadas: Number(rows[0].cambiadas) };
}
