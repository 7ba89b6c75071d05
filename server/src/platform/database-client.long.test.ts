import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isConnectionLost } from './connection-lost.ts';
import { openDatabase, withConnection } from './database.ts';
import { readableHosts } from './database-hosts.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { Listener } from './listen.ts';
import { testFolder } from './test-process.ts';
import { replicaOf } from './test-replica.ts';

const LIMIT_MS = 90_000;
const folder = testFolder();
const one = await startEmbeddedPostgres(folder, { durable: false });
await withConnection(one.url, (client) => client.query('CREATE TABLE dicho (texto text)'));
const two = await replicaOf(folder, one.url);
/** A machine that takes connections and says nothing. */
const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
await once(hanging, 'listening');
afterAll(async () => {
  hanging.close();
  await Promise.all([one.stop(), two.stop()]);
});

const portOf = (url: string) => Number(new URL(url).port);
const HANGING = Number((hanging.address() as { port: number }).port);
const [FIRST, SECOND] = [portOf(one.url), portOf(two.url)];

/** The address of the machines at those ports, in that order. */
function addressOf(ports: readonly number[], target?: string): string {
  const { username, password } = new URL(one.url);
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const query = target ? `?target_session_attrs=${target}` : '';
  const url = `postgres://${username}:${password}@${hosts}/postgres${query}`;
  return readableHosts('DATABASE_URL', url, { writes: target === undefined });
}

const portReached = (url: string) =>
  withConnection(url, async (client) => Number((await client.query('SHOW port')).rows[0].port));

test.each([
  ['the one to write to', undefined, [HANGING, SECOND, FIRST], FIRST],
  ['the primary', 'primary', [SECOND, FIRST], FIRST],
  ['a replica', 'standby', [HANGING, FIRST, SECOND], SECOND],
  ['a replica rather than the primary', 'prefer-standby', [FIRST, SECOND], SECOND],
  ['the primary, for want of a replica', 'prefer-standby', [HANGING, FIRST], FIRST],
  ['the first that answers', 'any', [HANGING, SECOND, FIRST], SECOND],
])('among several machines, a connection goes to %s', async (_, target, ports, reached) => {
  expect(await portReached(addressOf(ports, target))).toBe(reached);
});

test('where none of the machines is what is asked for, each says why', async () => {
  const failure = await portReached(addressOf([HANGING, SECOND])).catch((error) => error);
  expect(failure.message).toMatch(
    /en 127.0.0.1:\d+, 127.0.0.1:\d+: ninguna es lo que se pide \(read-write\): .*no se conecta.*es una réplica/,
  );
  expect(isConnectionLost(failure)).toBe(true);
});

test('connections leave a primary that takes no writes any more, and one that hangs', {
  timeout: LIMIT_MS,
}, async () => {
  const address = addressOf([FIRST, SECOND]);
  const db = openDatabase(address);
  const listener = new Listener(address);
  listener.subscribe('algo', { onNotice: () => undefined, onGap: () => undefined });
  const write = async () => {
    await sql`INSERT INTO dicho VALUES ('algo')`.execute(db);
    const { rows } = await sql<{ port: string }>`SHOW port`.execute(db);
    return Number(rows[0]?.port);
  };
  const on = (url: string, statement: string) => withConnection(url, (client) => client.query(statement));
  const setReadOnly = async (url: string, value: 'on' | 'off') => {
    await on(url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await on(url, 'SELECT pg_reload_conf()');
  };
  try {
    expect(await write()).toBe(FIRST);
    await on(two.url, 'SELECT pg_promote()');
    await setReadOnly(one.url, 'on');
    await expect.poll(() => write().catch(isConnectionLost)).toBe(SECOND);

    await setReadOnly(one.url, 'off');
    await expect.poll(() => listener.isListening('algo')).toBe(true);
    const stopped = await stop(two.url);
    const waiting = write();
    try {
      await expect(waiting).rejects.toSatisfy(isConnectionLost);
      await expect.poll(() => write().catch(isConnectionLost)).toBe(FIRST);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
  } finally {
    await Promise.all([listener.close(), db.destroy()]);
  }
});

/** The server and its sessions do nothing more, as those of a machine that nobody reaches. */
async function stop(url: string): Promise<number[]> {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
      UNION ALL SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`),
  );
  const pids = rows.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return pids;
}
