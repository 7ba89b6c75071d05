import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Gastado = { readonly enMarcha: number; readonly bytes: number };

/**
 * Reads what an account is importing and has imported in 24 hours; until the transaction ends the account
 * begins no other import.
 */
export async function lockGastado(trx: Db, usuarioId: string): Promise<Gastado> {
  await sql`select pg_advisory_xact_lock(hashtextextended('importaciones ' || ${usuarioId}, 0))`.execute(trx);
  return readGastado(trx, usuarioId);
}

export async function readGastado(db: Db, usuarioId: string): Promise<Gastado> {
  const { rows } = await sql<Gastado>`
    select count(*) filter (where terminada_en is null)::int as en_marcha,
      coalesce(sum(bytes) filter (where creada_en > now() - interval '24 hours'), 0)::float8 as bytes
    from importacion where usuario_id = ${usuarioId}
  `.execute(db);
  return rows[0] ?? { enMarcha: 0, bytes: 0 };
}
