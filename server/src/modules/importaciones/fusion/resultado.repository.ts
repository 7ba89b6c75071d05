import type pg from 'pg';
import type { FilaRechazada } from '../lectura/rechazos.ts';

export type Resultado = {
  readonly filas: number;
  readonly nuevas: number;
  readonly cambiadas: number;
  readonly rechazadas: number;
  readonly avisos: readonly string[];
  readonly cups: readonly string[];
};

/** Ends the import in the transaction of its merge; false when it was cancelled before. */
export async function finishImportacion(
  client: pg.Client,
  id: string,
  { filas, nuevas, cambiadas, rechazadas, avisos, cups }: Resultado,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE importacion SET estado = 'terminada', terminada_en = clock_timestamp(), bytes_leidos = bytes, filas = $2, nuevas = $3,
      cambiadas = $4, rechazadas = $5, iguales = $2::bigint - $3 - $4 - $5, avisos = $6, cups = $7,
      segundos_restantes = NULL, revision = revision + 1
    WHERE id = $1 AND terminada_en IS NULL`,
    [id, filas, nuevas, cambiadas, rechazadas, avisos, cups],
  );
  return rowCount === 1;
}

export async function insertRechazos(
  client: pg.Client,
  id: string,
  rechazos: readonly FilaRechazada[],
): Promise<void> {
  const columna = (de: keyof FilaRechazada) =>
    rechazos.map((rechazo) => String(rechazo[de]).replaceAll('\0', ''));
  await client.query(
    `INSERT INTO importacion_rechazo (importacion_id, orden, fichero, linea, motivo, texto)
    SELECT $1, r.orden, r.fichero, r.linea::bigint, r.motivo, r.texto
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
      WITH ORDINALITY AS r (fichero, linea, motivo, texto, orden)`,
    [id, columna('fichero'), columna('linea'), columna('motivo'), columna('texto')],
  );
}
