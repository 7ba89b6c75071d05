import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inTransaction } from './database.ts';
import { errorMessage, StartupError } from './errors.ts';
import { PROJECT_FOLDER } from './project.ts';

const MIGRATIONS_FOLDER = join(PROJECT_FOLDER, 'server/migrations');
/** The number is arbitrary, and has to be the same in every Vatio that starts on one database. */
const LOCK = 7_364_021;
/** PostgreSQL writes its version 15 so. */
const OLDEST_VERSION = 150_000;

export type Migration = { readonly nombre: string; readonly sql: string; readonly suma: string };

type Options = {
  readonly folder?: string;
  /** Runs once before a database that already has a schema is changed; when it fails, nothing is changed. */
  readonly beforeChange?: ((pending: readonly string[]) => Promise<void>) | undefined;
  /** Hears how many of the pending ones are done. */
  readonly advance?: (done: number, total: number) => void;
};

/**
 * Brings the database to the present schema and answers the names it applied. One server at a time does it:
 * the lock is the connection's, and goes with it.
 */
export async function migrate(
  client: pg.Client,
  { folder = MIGRATIONS_FOLDER, beforeChange, advance }: Options = {},
): Promise<string[]> {
  await refuseOldServer(client);
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await createMigrationTable(client);
  const all = readMigrations(folder);
  const pending = await pendingMigrations(client, all);
  const names = pending.map(({ nombre }) => nombre);
  if (pending.length > 0 && pending.length < all.length) await beforeChange?.(names);
  for (const [done, migration] of pending.entries()) {
    advance?.(done, pending.length);
    await apply(client, migration);
  }
  return names;
}

/** The table in which a database keeps the migrations that it has been through. */
export async function createMigrationTable(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS migracion (
    nombre text PRIMARY KEY,
    suma text NOT NULL,
    aplicada_en timestamptz NOT NULL DEFAULT now()
  )`);
}

/** All migrations of this version of Vatio, the oldest first. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.+\.sql$/.test(name));
  return names.sort().map((nombre) => {
    const sql = readFileSync(join(folder, nombre), 'utf8');
    return { nombre, sql, suma: createHash('sha256').update(sql).digest('hex') };
  });
}

async function pendingMigrations(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ nombre: string; suma: string }>('SELECT nombre, suma FROM migracion');
  const applied = new Map(rows.map(({ nombre, suma }) => [nombre, suma]));
  for (const nombre of applied.keys()) {
    if (!migrations.some((migration) => migration.nombre === nombre)) {
      throw new StartupError(`La base de datos es de un Vatio más nuevo: ya tiene la migración ${nombre}`);
    }
  }
  return migrations.filter(({ nombre, suma }) => {
    const kept = applied.get(nombre);
    if (kept !== undefined && kept !== suma) {
      throw new StartupError(
        `La migración ${nombre} ya se aplicó y su fichero ha cambiado: recupera el original`,
      );
    }
    return kept === undefined;
  });
}

async function apply(client: pg.Client, { nombre, sql, suma }: Migration): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(sql);
      await client.query('INSERT INTO migracion (nombre, suma) VALUES ($1, $2)', [nombre, suma]);
    });
  } catch (error) {
    throw new StartupError(
      `La migración ${nombre} ha fallado y se ha deshecho entera: ${errorMessage(error)}`,
    );
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version') AS name, current_setting('server_version_num')::int AS number",
  );
  if (rows[0].number < OLDEST_VERSION) {
    throw new StartupError(`Vatio necesita PostgreSQL 15 o posterior y el servidor es ${rows[0].name}`);
  }
}
