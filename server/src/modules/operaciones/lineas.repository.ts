import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Pendiente } from './filas.repository.ts';

/** Records what a row of a file turned out to be; false when another row of the file was the same. */
export async function recordEntity(
  trx: Db,
  { operacionId, orden }: Pick<Pendiente, 'operacionId' | 'orden'>,
  entidadId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operacion_fila f set entidad_id = ${entidadId}
    where f.operacion_id = ${operacionId} and f.orden = ${orden} and not exists (
      select from operacion_fila otra
      where otra.operacion_id = f.operacion_id and otra.entidad_id = ${entidadId} and otra.orden <> f.orden
    )
  `.execute(trx);
  return numAffectedRows === 1n;
}

type Apunte = Pick<Pendiente, 'operacionId' | 'orden'> & { readonly entidadId: string };

/** Records what some rows turned out to be, no two of which are the same. */
export async function recordEntities(trx: Db, apuntes: readonly Apunte[]): Promise<void> {
  const [primero] = apuntes;
  if (!primero) return;
  await sql`
    update operacion_fila f set entidad_id = v.entidad_id
    from unnest(${apuntes.map(({ orden }) => orden)}::int[], ${apuntes.map(({ entidadId }) => entidadId)}::text[])
      as v (orden, entidad_id)
    where f.operacion_id = ${primero.operacionId} and f.orden = v.orden
  `.execute(trx);
}

export type LineaRechazada = {
  readonly orden: number;
  readonly linea: number | null;
  readonly campo: string | null;
  readonly motivo: string | null;
  readonly celdas: readonly string[];
};

/** The next rejected rows of a file after one of them; 0 begins. */
export async function listLineasRechazadas({
  db,
  operacionId,
  desde,
  cuantas,
}: {
  readonly db: Db;
  readonly operacionId: string;
  readonly desde: number;
  readonly cuantas: number;
}): Promise<LineaRechazada[]> {
  const { rows } = await sql<LineaRechazada>`
    select orden, linea, campo, motivo, datos->'celdas' as celdas from operacion_fila
    where operacion_id = ${operacionId} and resultado = 'rechazada' and linea is not null and datos is not null
      and orden > ${desde}
    order by orden limit ${cuantas}
  `.execute(db);
  return rows;
}
