import { Kysely, type Logger, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ColumnNames } from './column-names.ts';
import { isConnectionLost } from './connection-lost.ts';
import { connectionRefusal } from './connection-refusal.ts';
import { DatabaseClient } from './database-client.ts';
import { shownHosts } from './database-hosts.ts';
import { errorCode, StartupError } from './errors.ts';
import { isOutOfDate, NOTHING_PREPARED, PreparedStatements, queryConfig } from './prepared-statements.ts';
import { readsReplica } from './reading-place.ts';
import type { Tables } from './tables.ts';
import { tracedWithin } from './tracing/spans.ts';

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
const CONNECTIONS = 10;
/** Of a longer statement, the beginning tells which one it is. */
const LONGEST_SHOWN = 2_000;

/** Hears what goes wrong with a connection that nobody is using. */
export type OnError = (error: unknown) => void;

type DatabaseOptions = {
  readonly onError?: OnError | undefined;
  readonly connections?: number;
  readonly statementSeconds?: number | undefined;
  /** Reads go to this replica where `readsReplica` says so. */
  readonly readUrl?: string | undefined;
  /** Keeps statements that come often prepared in their connections, which must be this process's own. */
  readonly prepares?: boolean;
  /** Hears of every statement, to measure it. */
  readonly log?: Logger;
};

/**
 * Connections to the database that are replaced when they are lost. A statement under way on one rejects; the connection
 * itself also says so, between two statements too, and Node ends for an error that nobody listens to.
 */
export function openPool(
  url: string,
  { onError = () => undefined, ...config }: pg.PoolConfig & { onError?: OnError | undefined },
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    Client: DatabaseClient,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The connection hangs on its error, and would be written into the log with it.
    delete error.client;
    // A pool that is closing loses its connections, as it should.
    if (!pool.ending) onError(error);
  });
  return pool;
}

/** A write on a server that takes none: a replica, or a primary that has been replaced. */
const READ_ONLY = '25006';

type Pools = {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool | undefined;
  readonly statements: Pick<PreparedStatements, 'nameOf'>;
};

/**
 * The server says that it ends a connection before the connection ends: until then the pool would take it for sound, and
 * give it to the next call. One whose prepared statements are out of date is not sound either, nor one to a primary that
 * takes no writes.
 */
function replacingLost({ primary, replica, statements }: Pools): PostgresPool {
  return {
    connect: async () => {
      const pool = readsReplica() ? (replica ?? primary) : primary;
      const client = await pool.connect();
      let lost = false;
      let inside = false;
      const query = async (text: string, values: readonly unknown[]) => {
        if (/^(begin|start transaction)/i.test(text)) inside = true;
        const ask = (name?: string) =>
          tracedWithin(partOf(text), () => client.query(queryConfig(text, values, name)));
        try {
          return await ask(statements.nameOf(text));
        } catch (error) {
          const isGone = isConnectionLost(error) && !(pool === replica && errorCode(error) === READ_ONLY);
          lost ||= isGone || isOutOfDate(error);
          // A failed statement ends its transaction; outside of one nothing has been done yet.
          if (isOutOfDate(error) && !inside) return ask();
          throw error;
        }
      };
      // Kysely's other way of asking needs a library of cursors, which it was not given.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(lost),
      };
    },
    end: async () => {
      await Promise.all([primary.end(), replica?.end()]);
    },
  };
}

/** A statement as traces show it. Its values travel apart from it, so that it names nobody. */
function partOf(text: string) {
  return {
    name: text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? '',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_SHOWN) },
  };
}

/** Runs a task as one transaction of a connection; when it fails, the database is as it was. */
export async function inTransaction<T>(client: pg.ClientBase, task: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await task();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const pools = new WeakMap<Db, pg.Pool>();

/** Nothing that is done here stays with a connection after its transaction, so that a pooler may give it to somebody else. */
export function openDatabase(
  url: string,
  { onError, connections = CONNECTIONS, statementSeconds, readUrl, prepares, log }: DatabaseOptions = {},
): Db {
  const limit = statementSeconds === undefined ? {} : { statement_timeout: statementSeconds * 1000 };
  const settings = { max: connections, types, onError, ...limit };
  const pool = openPool(url, settings);
  const replica = readUrl === undefined ? undefined : openPool(readUrl, settings);
  const statements = prepares ? new PreparedStatements() : NOTHING_PREPARED;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: replacingLost({ primary: pool, replica, statements }) }),
    plugins: [new ColumnNames()],
    ...(log && { log }),
  });
  pools.set(db, pool);
  return db;
}

/** The connections of an open database, how many of them nobody uses, and how many calls wait for one. */
export function connectionsOf(db: Db): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/**
 * Runs a task on a connection of its own, the first one of a start: here an unreachable server shows itself.
 */
export async function withConnection<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {
    // The query under way rejects with the same error, so this one needs no other handling.
  });
  try {
    await client.connect();
  } catch (error) {
    const place = shownHosts(url) || 'DATABASE_URL';
    throw new StartupError(
      `No se puede conectar con la base de datos en ${place}: ${connectionRefusal(error)}`,
      {
        cause: error,
      },
    );
  }
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
