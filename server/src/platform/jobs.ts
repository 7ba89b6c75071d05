import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import { isConnectionLost } from './connection-lost.ts';
import { type Db, type OnError, openPool } from './database.ts';
import { errorCode } from './errors.ts';
import { PatientSql } from './patient-sql.ts';
import { traced } from './tracing/spans.ts';

/** Queues of work that outlives the call that asked for it. A job is the identifier of a row that says what to do. */
export type Jobs = {
  /**
   * Puts a job in a queue, in place of the one with the same identifier, as a part of the transaction if one is
   * given.
   */
  readonly send: (queue: string, id: string, trx?: Db) => Promise<void>;
  /** Makes the workers of this process look into a queue at once. */
  readonly wake: (queue: string) => void;
  /**
   * Runs the jobs of a queue, one per worker, until the returned function is called. A job that the database
   * gave away while its connection broke is with nobody, so `onReconnect` has to put back what is unfinished.
   */
  readonly work: (
    queue: string,
    workers: number,
    task: (id: string) => Promise<void>,
    onReconnect?: () => Promise<void>,
  ) => Promise<() => Promise<void>>;
  /**
   * Runs a task now, for what fell due while nothing ran, and then each day at a time in Spain such as `05:30`,
   * in one of the processes that share the database, until the returned function is called.
   */
  readonly nowAndDaily: (
    queue: string,
    time: string,
    task: () => Promise<unknown>,
  ) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
};

const POLL_SECONDS = 2;
const DAILY_POLL_SECONDS = 60;
const CONNECTIONS = 3;
/**
 * The longest expiry that pg-boss admits. A job that takes longer goes on, and is not given to another worker.
 */
const EXPIRE_HOURS = 23;
const STOP_MS = 5_000;

type JobsOptions = {
  readonly onError?: OnError;
  /** A process that only puts jobs in the queues leaves their upkeep and the clock to those that do them. */
  readonly sendsOnly?: boolean;
};

/** A job as traces show it. */
function jobOf(queue: string) {
  return { name: `job ${queue}`, attributes: { 'messaging.destination.name': queue } };
}

/** The queues of a database, kept by pg-boss in a schema of its own, which the first use creates. */
export function openJobs(
  url: string,
  { onError = () => undefined, sendsOnly = false }: JobsOptions = {},
): Jobs {
  const pool = openPool(url, { max: CONNECTIONS, application_name: 'pgboss', onError });
  const database = new PatientSql((text, values) => pool.query(text, values));
  const boss = new PgBoss({ db: database, supervise: !sendsOnly, schedule: !sendsOnly });
  // A failed poll is repeated and a failed call rejects, so the error only has to be told.
  boss.on('error', onError);
  const workers = new Map<string, string[]>();
  const { open, started } = queuesOf(boss, database);

  return {
    send: async (queue, id, trx) => {
      await open(queue);
      const options = trx ? { db: connectionOf(trx) } : {};
      await boss.deleteJob(queue, id, options);
      await boss.send(queue, {}, { id, retryLimit: 0, expireInHours: EXPIRE_HOURS, ...options });
    },
    wake: (queue) => {
      for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
    },
    work: async (queue, count, task, onReconnect) => {
      await open(queue);
      if (onReconnect) database.onReconnect(onReconnect);
      const options = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS };
      const work = () =>
        boss.work(queue, options, async (jobs) => {
          for (const { id } of jobs) await database.impatiently(() => traced(jobOf(queue), () => task(id)));
        });
      const ids = await database.patiently(() => Promise.all(Array.from({ length: count }, work)));
      workers.set(queue, ids);
      return async () => {
        await Promise.all(ids.map((id) => boss.offWork({ id })));
      };
    },
    nowAndDaily: async (queue, time, task) => {
      await task();
      await open(queue);
      const [hours, minutes] = time.split(':').map(Number);
      await boss.schedule(queue, `${minutes} ${hours} * * *`, {}, { tz: 'Europe/Madrid' });
      const id = await database.patiently(() =>
        boss.work(queue, { pollingIntervalSeconds: DAILY_POLL_SECONDS }, () =>
          database.impatiently(() => traced(jobOf(queue), task)),
        ),
      );
      return () => boss.offWork({ id });
    },
    stop: async () => {
      database.close();
      await Promise.race([started()?.catch(() => undefined), sleep(STOP_MS, undefined, { ref: false })]);
      // The next start finds out what a missing database could not be told.
      await boss.stop({ timeout: STOP_MS }).catch((error) => {
        if (!isConnectionLost(error)) throw error;
      });
      if (!pool.ending) await pool.end();
    },
  };
}

/** PostgreSQL's code for the one of two statements that it stopped, so that the other could go on. */
const DEADLOCK = '40P01';

/** Each queue is a partition of one table, so that two processes which make their first ones at once meet in it. */
async function createQueue(boss: PgBoss, queue: string): Promise<void> {
  for (;;) {
    try {
      return await boss.createQueue(queue);
    } catch (error) {
      if (errorCode(error) !== DEADLOCK) throw error;
    }
  }
}

/** Opens each queue once. The first one starts pg-boss, whose start `started` gives; undefined before it. */
function queuesOf(boss: PgBoss, database: PatientSql) {
  const opened = new Map<string, Promise<void>>();
  let started: Promise<PgBoss> | undefined;

  const start = (): Promise<PgBoss> => {
    started ??= database.patiently(() => boss.start());
    return started;
  };
  const open = (queue: string): Promise<void> => {
    const opening = opened.get(queue) ?? start().then(() => createQueue(boss, queue));
    opened.set(queue, opening);
    // An opening that failed is forgotten, so that the next use of the queue tries again.
    opening.catch(() => opened.delete(queue));
    return opening;
  };
  return { open, started: () => started };
}

function connectionOf(trx: Db): PgBoss.Db {
  const plain = trx.withoutPlugins();
  return { executeSql: (text, values) => plain.executeQuery(CompiledQuery.raw(text, values)).then(rowsOf) };
}

function rowsOf({ rows }: { rows: unknown[] }): { rows: unknown[] } {
  return { rows };
}
