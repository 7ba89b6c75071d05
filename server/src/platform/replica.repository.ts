import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A position of the log as a number, of which the later one is the greater. */
export function positionOf(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Up to where the primary has written its log. */
export async function presentPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{
    position: string;
  }>`SELECT pg_current_wal_insert_lsn()::text AS position`.execute(db);
  return positionOf(rows[0]!.position);
}

/** Tells every process that the account has written up to the position that is answered. */
export async function announceWrite(db: Db, channel: string, account: string): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    WITH p AS MATERIALIZED (SELECT pg_current_wal_insert_lsn()::text AS position)
    SELECT position, pg_notify(${channel}, ${account} || ' ' || position) FROM p`.execute(db);
  return positionOf(rows[0]!.position);
}

/** Whether the replica has all of the log up to there; a server that is no replica has everything. */
export async function hasReplayed(replica: Db, position: bigint): Promise<boolean> {
  const replayed = await replayedPosition(replica);
  return replayed === undefined || replayed >= position;
}

/** Up to where the replica has the log; undefined for a server that is no replica. */
export async function replayedPosition(replica: Db): Promise<bigint | undefined> {
  const { rows } = await sql<{ position: string | null; isReplica: boolean }>`
    SELECT pg_last_wal_replay_lsn()::text AS position, pg_is_in_recovery() AS "isReplica"`.execute(replica);
  const { position, isReplica } = rows[0]!;
  if (!isReplica) return undefined;
  return position === null ? 0n : positionOf(position);
}
