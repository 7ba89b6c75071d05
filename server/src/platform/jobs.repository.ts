import { sql } from 'kysely';
import type { Db } from './database.ts';

export type QueueState = {
  readonly queue: string;
  readonly state: string;
  readonly jobs: number;
  readonly oldestSeconds: number;
};

/**
 * What each queue and outbox has that waits or runs, with the age of the oldest: of a job since it could begin, of what an
 * outbox has to send since it fell due. Before the first use has made pg-boss's tables there are no jobs.
 */
export async function readQueues(db: Db): Promise<QueueState[]> {
  const made = await sql<{ made: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS made`.execute(db);
  const jobs = made.rows[0]?.made ? sql`${JOBS} UNION ALL` : sql``;
  const { rows } = await sql<QueueState>`
    SELECT queue, state, count(*) AS jobs, extract(epoch FROM now() - min(since))::float8 AS "oldestSeconds"
    FROM (${jobs} ${OUTBOXES}) AS waiting (queue, state, since)
    WHERE since <= now() GROUP BY queue, state`.execute(db);
  return rows;
}

const JOBS = sql`
  SELECT name, state::text, greatest(created_on, start_after) FROM pgboss.job
  WHERE state IN ('created', 'retry', 'active')`;

const OUTBOXES = sql`
  SELECT 'correos', 'created', siguiente FROM correo WHERE estado = 'en-cola'
  UNION ALL
  SELECT 'webhooks', 'created', e.siguiente_en FROM webhook_entrega e JOIN webhook w ON w.id = e.webhook_id
  WHERE e.estado = 'en-cola' AND w.activo AND w.borrado_en IS NULL
  UNION ALL
  SELECT 'avisos', 'created', creado_en FROM suceso WHERE repartido_en IS NULL
  UNION ALL
  SELECT 'firmas', 'created', siguiente_en FROM envio_de_firma WHERE terminado_en IS NULL`;
