import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { errorMessage, StartupError } from './errors.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/**
 * How PostgreSQL's types arrive. JSON carries no `Date`, so instants and dates are ISO texts from here on.
 * `int8` is what `count(*)` and `sum(integer)` answer: a number, exact up to 2^53 and counts of rows stay far
 * below it (identifiers are uuid). `numeric` stays a text: money and energy are never rounded behind our
 * back; convert it where it is used.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

const CONNECT_MS = 5_000;

export function openDatabase(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, max: 10, types });
  pool.on('error', () => {
    // A connection lost while idle is replaced; a server that is gone shows at the next query.
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * Runs a task on a connection of its own, the first one of a start: here an unreachable server shows itself.
 */
export async function withConnection<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {
    // The query under way rejects with the same error.
  });
  try {
    await client.connect();
  } catch (error) {
    const place = new URL(url).host || 'DATABASE_URL';
    throw new StartupError(`No se puede conectar con la base de datos en ${place}: ${errorMessage(error)}`);
  }
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
