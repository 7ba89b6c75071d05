import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { withConnection } from './database.ts';
import { Listener } from './listen.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();
const open: Listener[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close();
});
afterAll(database.drop);

function listenerOn(url = database.url): Listener {
  const listener = new Listener(url);
  open.push(listener);
  return listener;
}

/** Subscribes to a channel and records what it is told, in order. */
function record(listener: Listener, channel: string): { told: string[]; leave: () => void } {
  const told: string[] = [];
  const leave = listener.subscribe(channel, {
    onNotice: (payload) => told.push(payload),
    onGap: () => told.push('<gap>'),
  });
  return { told, leave };
}

const heard = (listener: Listener, channel: string) =>
  vi.waitFor(() => expect(listener.isListening(channel)).toBe(true), { timeout: 5_000 });

function notify(channel: string, payload: string): Promise<unknown> {
  return withConnection(database.url, (client) =>
    client.query('SELECT pg_notify($1, $2)', [channel, payload]),
  );
}

/** Ends every connection that is listening, and answers how many there were. */
async function killListeners(): Promise<number> {
  const { rowCount } = await withConnection(database.url, (client) =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`),
  );
  return rowCount ?? 0;
}

test('subscribers hear the notices of their channel, and only those', async () => {
  const listener = listenerOn();
  const una = record(listener, 'una');
  await heard(listener, 'una');
  const otra = record(listener, 'Otra "rara"');
  await heard(listener, 'Otra "rara"');
  await notify('una', '1');
  await notify('Otra "rara"', '2');
  await notify('nadie', '3');
  await vi.waitFor(() => expect(otra.told).toEqual(['<gap>', '2']));
  expect(una.told).toEqual(['<gap>', '1']);
  una.leave();
  await notify('una', '4');
  await notify('Otra "rara"', '5');
  await vi.waitFor(() => expect(otra.told).toContain('5'));
  expect(una.told).toEqual(['<gap>', '1']);
});

test('a listener whose connection is ended says so at once, comes back and hears again', async () => {
  const listener = listenerOn();
  const { told } = record(listener, 'cortes');
  for (let round = 1; round <= 3; round++) {
    await heard(listener, 'cortes');
    told.length = 0;
    expect(await killListeners()).toBe(1);
    await vi.waitFor(() => expect(told).toEqual(['<gap>', '<gap>']), { timeout: 5_000 });
    expect(listener.isListening('cortes')).toBe(true);
    await notify('cortes', `${round}`);
    await vi.waitFor(() => expect(told.at(-1)).toBe(`${round}`));
  }
});

test('a listener without a database goes on trying, and closes without waiting for it', async () => {
  const listener = listenerOn('postgres://nadie@127.0.0.1:1/nada');
  const { told } = record(listener, 'nada');
  await sleep(300);
  expect([listener.isListening('nada'), told]).toEqual([false, []]);
  const before = Date.now();
  await listener.close();
  expect(Date.now() - before).toBeLessThan(1_000);
});

test('a subscriber that fails takes nothing from the others', async () => {
  const errors: unknown[] = [];
  const listener = new Listener(database.url, (error) => errors.push(error));
  open.push(listener);
  listener.subscribe('fallo', {
    onNotice: () => {
      throw new Error('roto');
    },
    onGap: () => undefined,
  });
  const { told } = record(listener, 'fallo');
  await heard(listener, 'fallo');
  await notify('fallo', 'sigue');
  await vi.waitFor(() => expect(told).toContain('sigue'));
  expect(errors).toEqual([new Error('roto')]);
});
