import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { from } from 'pg-copy-streams';
import { afterAll, describe, expect, test } from 'vitest';
import { isConnectionLost, untilConnected } from './connection-lost.ts';
import { withConnection } from './database.ts';
import { openJobs } from './jobs.ts';
import { testApp } from './test-app.ts';

const { app, db, url } = await testApp();
/** There are more rounds than connections in the pool, so that one that is not returned is missed. */
const ROUNDS = 15;
const HEARD_MS = 100;

let held = () => {};
app.get('/lenta', () => sql`SELECT pg_sleep(20)`.execute(db));
app.get('/entre-dos', () =>
  db.transaction().execute(async (trx) => {
    await sql`SELECT 'entre-dos'`.execute(trx);
    await new Promise<void>((resolve) => {
      held = resolve;
    });
    await sql`SELECT 1`.execute(trx);
  }),
);
app.get('/viva', async () => (await sql`SELECT 1 AS uno`.execute(db)).rows);

/** Ends the connections whose last statement is like the pattern, and answers how many there were. */
function kill(pattern: string, program = ''): Promise<number> {
  return withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ $1 AND application_name = $2`,
      [pattern, program],
    );
    return rowCount ?? 0;
  });
}

/** Ends the matching connections, and answers once they are gone and this process has had the time to notice. */
async function killOnce(pattern: string): Promise<void> {
  while ((await kill(pattern)) === 0) await sleep(10);
  while ((await kill(pattern)) > 0) await sleep(10);
  await sleep(HEARD_MS);
}

const LOST = { statusCode: 503, code: 'sin-base-de-datos', retryAfter: '3' };

async function answerOf(path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  return { statusCode, code: JSON.parse(body).code, retryAfter: headers['retry-after'] };
}

describe('a call whose database connection is ended', () => {
  test('in the middle of a statement is answered 503 with Retry-After, and the next one works', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = answerOf('/lenta');
      while ((await kill('pg_sleep')) === 0) await sleep(10);
      expect(await answer).toEqual(LOST);
      expect((await app.inject('/viva')).json()).toEqual([{ uno: 1 }]);
    }
  });

  test('between two statements of a transaction is answered the same, and gives its connection back', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = answerOf('/entre-dos');
      await killOnce('entre-dos');
      held();
      expect(await answer).toEqual(LOST);
      expect((await app.inject('/viva')).json()).toEqual([{ uno: 1 }]);
    }
  });

  test('while it is idle in the pool notices nothing', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await app.inject('/viva');
      await killOnce('AS uno');
      expect((await app.inject('/viva')).statusCode).toBe(200);
    }
  });
});

test('a COPY whose connection is ended rejects, whether rows are being written or not', async () => {
  for (const writing of [true, false]) {
    const copying = withConnection(url, async (client) => {
      await client.query('CREATE TEMPORARY TABLE copiada (n int)');
      const copy = client.query(from('COPY copiada FROM STDIN'));
      const ended = new Promise((_, reject) => copy.on('error', reject));
      const timer = setInterval(() => writing && copy.write('1\n'), 1);
      return ended.finally(() => clearInterval(timer));
    });
    const failed = copying.catch((error) => error);
    await killOnce('^COPY copiada');
    expect(isConnectionLost(await failed)).toBe(true);
  }
});

test('jobs are all done although their connections are ended again and again', async () => {
  const jobs = openJobs(url);
  afterAll(() => jobs.stop());
  const done = new Set<string>();
  const sent = new Set<string>();
  const pending = async () => {
    for (const id of sent) if (!done.has(id)) await jobs.send('cortada', id);
  };
  const task = async (id: string) => {
    await sleep(20);
    done.add(id);
  };
  await jobs.work('cortada', 2, task, pending);
  for (let n = 10; n < 40; n++) {
    const id = `00000000-0000-4000-8000-0000000000${n}`;
    sent.add(id);
    await untilConnected(() => jobs.send('cortada', id));
    jobs.wake('cortada');
    if (n % 3 === 0) await kill('', 'pgboss');
  }
  await expect.poll(() => [...sent].filter((id) => !done.has(id))).toEqual([]);
});

test('what is tried until the database is back ends with the signal, and at once for another reason', async () => {
  const stop = new AbortController();
  let tries = 0;
  const away = untilConnected(async () => {
    tries += 1;
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  }, stop.signal);
  await expect.poll(() => tries).toBeGreaterThan(1);
  stop.abort();
  await expect(away).rejects.toThrow('away');
  await expect(untilConnected(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
