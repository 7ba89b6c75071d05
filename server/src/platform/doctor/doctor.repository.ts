import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type ServerState = {
  readonly version: string;
  readonly bytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  /** Statements that wait for somebody else's lock for more than ten seconds. */
  readonly waiting: number;
  /** The minutes of the transaction that has been open for the longest; 0 without one. */
  readonly longestMinutes: number;
};

export async function readServerState(db: Db): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      pg_database_size(current_database())::float8 AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
      current_setting('max_connections')::int AS "mostConnections",
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND clock_timestamp() - state_change > interval '10 seconds') AS waiting,
      (SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)) / 60, 0)::int FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      ) AS "longestMinutes"`.execute(db);
  return rows[0]!;
}

export type BloatedTable = { readonly name: string; readonly dead: number; readonly live: number };

/** Tables in which rows that nobody sees any more are many, and more than a third of the others. */
export async function readBloat(db: Db): Promise<readonly BloatedTable[]> {
  const { rows } = await sql<BloatedTable>`
    SELECT schemaname || '.' || relname AS name, n_dead_tup::float8 AS dead, n_live_tup::float8 AS live
    FROM pg_stat_user_tables
    WHERE n_dead_tup > 50000 AND n_dead_tup > 0.35 * n_live_tup
    ORDER BY n_dead_tup DESC LIMIT 5`.execute(db);
  return rows;
}

/** Indexes that a build left half-made: they take room and answer nothing. */
export async function readInvalidIndexes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations that the database has been through; `undefined` when it is no Vatio's yet. */
export async function readApplied(db: Db): Promise<readonly string[] | undefined> {
  const { rows: tables } = await sql<{ there: boolean }>`
    SELECT to_regclass('migracion') IS NOT NULL AS there`.execute(db);
  if (!tables[0]?.there) return undefined;
  const { rows } = await sql<{ nombre: string }>`SELECT nombre FROM migracion ORDER BY nombre`.execute(db);
  return rows.map(({ nombre }) => nombre);
}

export type FilesState = {
  readonly documents: number;
  /** Documents of which the bytes are not in the database. */
  readonly missing: number;
  /** Files of which a piece is missing or is not the size that it was. */
  readonly damaged: number;
};

/** Whether every file is whole, by its pieces and their sizes; reading every byte is left to the check of a backup. */
export async function readFilesState(db: Db): Promise<FilesState> {
  const { rows } = await sql<FilesState>`
    SELECT (SELECT count(*)::int FROM documento) AS documents,
      (SELECT count(*)::int FROM documento d WHERE NOT EXISTS (SELECT FROM fichero f WHERE f.sha256 = d.sha256)) AS missing,
      (SELECT count(*)::int FROM fichero f LEFT JOIN (
          SELECT sha256, count(*) AS trozos, sum(octet_length(datos)) AS bytes FROM fichero_trozo GROUP BY sha256
        ) t USING (sha256)
        WHERE f.lugar = 'base'
          AND (coalesce(t.trozos, 0) <> f.trozos OR coalesce(t.bytes, 0) <> f.bytes)) AS damaged`.execute(db);
  return rows[0]!;
}

/** The mails that were given up in the last week. */
export async function countUndeliveredMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM correo
    WHERE estado = 'no-entregado' AND creado_en > now() - interval '7 days'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Accounts of the demonstration that can still enter, by their well-known addresses. */
export async function readOpenAccounts(db: Db, emails: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('usuario')
    .select('email')
    .where('estado', '=', 'activo')
    .where('email', 'in', [...emails])
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** The seconds since the last transaction that a replica has; 0 when it has had none. */
export async function readReplayDelay(replica: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 AS seconds`.execute(
    replica,
  );
  return rows[0]?.seconds ?? 0;
}
