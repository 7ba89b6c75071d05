import { sql } from 'kysely';
import type { Db } from './database.ts';

export type QueueState = {
  readonly queue: string;
  readonly state: string;
  readonly jobs: number;
  readonly oldestSeconds: number;
};

/** The jobs of each queue that wait or run; none before the first use has made pg-boss's tables. */
export async function readQueues(db: Db): Promise<QueueState[]> {
  const made = await sql<{ made: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS made`.execute(db);
  if (!made.rows[0]?.made) return [];
  const { rows } = await sql<QueueState>`
    SELECT name AS queue, state::text AS state, count(*) AS jobs,
      extract(epoch FROM now() - min(created_on))::float AS "oldestSeconds"
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
    GROUP BY name, state`.execute(db);
  return rows;
}
