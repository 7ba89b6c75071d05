import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { createMigrationTable, type Migration } from '../migrations.ts';
import type { BackupSequence } from './manifest.ts';

const name = pg.escapeIdentifier;

/** What a backup holds of a table; the columns that PostgreSQL generates are not among its columns. */
export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** From here to the end of the transaction, every read sees the database as it is at this moment. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query("SELECT current_setting('server_version') AS version");
  return rows[0].version;
}

export async function appliedMigrations(client: pg.Client): Promise<{ nombre: string; suma: string }[]> {
  const { rows } = await client.query('SELECT nombre, suma FROM migracion ORDER BY nombre');
  return rows;
}

/** A partitioned table is one table here: its partitions are part of its schema. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    GROUP BY c.oid ORDER BY c.relname`);
  return rows;
}

export async function readSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`);
  const sequences: BackupSequence[] = [];
  for (const sequence of rows) {
    const state = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${name(sequence.name)}`,
    );
    sequences.push({ name: sequence.name, ...state.rows[0] });
  }
  return sequences;
}

/** The rows of a table as COPY writes them; `rowCount` counts them once the stream has ended. */
export function copyOut(client: pg.Client, table: TableShape): Readable & { readonly rowCount: number } {
  const columns = table.columns.map(name).join(', ');
  return client.query(to(`COPY (SELECT ${columns} FROM ${name(table.name)}) TO STDOUT`));
}

/** Fills a table with rows that COPY wrote, and answers how many there were. */
export async function copyIn(client: pg.Client, table: TableShape, rows: Readable): Promise<number> {
  const columns = table.columns.map(name).join(', ');
  const copy = client.query(from(`COPY ${name(table.name)} (${columns}) FROM STDIN`));
  await pipeline(rows, copy);
  return copy.rowCount;
}

export async function countOtherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    SELECT count(*) AS others FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`);
  return Number(rows[0].others);
}

/** Leaves an empty database, the queues of pg-boss included: the next start makes them again. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(
    'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
  );
}

export async function createSchema(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await createMigrationTable(client);
  for (const { sql } of migrations) await client.query(sql);
}

/**
 * Takes away what would check, count or index each row on its way in, as well as the rows that the migrations brought,
 * and answers the statements that put it back.
 */
export async function prepareLoad(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ before: string; after: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS before,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS after
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', oid::regclass),
      format('ALTER TABLE %s ENABLE TRIGGER USER', oid::regclass)
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    UNION ALL
    SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`);
  for (const { before } of rows) await client.query(before);
  const tables = await listTables(client);
  await client.query(`TRUNCATE ${tables.map((table) => name(table.name)).join(', ')}`);
  return rows.map(({ after }) => after);
}

export async function finishLoad(client: pg.Client, statements: readonly string[]): Promise<void> {
  // Indexes come first: checking a foreign key without one would read the whole table for each row.
  const indexes = statements.filter((statement) => statement.startsWith('CREATE'));
  for (const statement of indexes) await client.query(statement);
  for (const statement of statements) if (!indexes.includes(statement)) await client.query(statement);
}

export async function writeSequence(client: pg.Client, sequence: BackupSequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    name(sequence.name),
    sequence.lastValue,
    sequence.isCalled,
  ]);
}

/** Without statistics, the first searches after a load would read whole tables. */
export async function gatherStatistics(client: pg.Client): Promise<void> {
  await client.query('ANALYZE');
}

export async function createDatabase(client: pg.Client, database: string): Promise<void> {
  await client.query(`CREATE DATABASE ${name(database)} TEMPLATE template0`);
}

export async function dropDatabase(client: pg.Client, database: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name(database)} WITH (FORCE)`);
}

export async function countRows(
  client: pg.Client,
  tables: readonly { readonly name: string }[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*)::int8 AS rows FROM ${client.escapeIdentifier(name)}`,
    );
    counts.set(name, Number(rows[0].rows));
  }
  return counts;
}
