import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Up to where the primary has written its log. */
export async function presentPosition(db: Db): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`SELECT pg_current_wal_insert_lsn()::text AS position`.execute(db);
  return rows[0]!.position;
}

/** Tells every process that the account has written up to the position that is answered. */
export async function announceWrite(db: Db, channel: string, account: string): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    WITH p AS MATERIALIZED (SELECT pg_current_wal_insert_lsn()::text AS position)
    SELECT position, pg_notify(${channel}, ${account} || ' ' || position) FROM p`.execute(db);
  return rows[0]!.position;
}

/** Whether the replica has all of the log up to there; a server that is no replica has everything. */
export async function hasReplayed(replica: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, NOT pg_is_in_recovery()) AS has`.execute(
    replica,
  );
  return rows[0]?.has ?? false;
}
