import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { Listener } from './listen.ts';
import { SharedCalls } from './shared-calls.ts';
import { testApp } from './test-app.ts';

const MAX = 40;
const plenty = 1_000_000;
const { app, another, db, url } = await testApp({
  limits: {
    requestsPerMinute: MAX,
    signInsPerMinuteAndAddress: plenty,
    signInsPerQuarterHourAndAccount: plenty,
  },
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('the calls of an address to two processes are counted together, and those of another address apart', async () => {
  const other = await another();
  const call = async (through: typeof app, remoteAddress: string) =>
    (await through.inject({ url: '/v1/salud/vivo', remoteAddress })).statusCode;
  await expect.poll(() => call(other, '10.0.0.9')).toBe(200);
  for (let i = 0; i < MAX; i++) expect(await call(app, '10.0.0.1')).toBe(200);
  expect(await call(app, '10.0.0.1')).toBe(429);
  await expect.poll(() => call(other, '10.0.0.1'), { timeout: 5_000, interval: 100 }).toBe(429);
  expect([await call(app, '10.0.0.2'), await call(other, '10.0.0.2')]).toEqual([200, 200]);
});

test('a stretch of time that is over counts no more, and a process without notices counts its own', async () => {
  const away = openDatabase('postgres://localhost:1/nada');
  const deaf = new Listener('postgres://localhost:1/nada');
  const calls = new SharedCalls({ db: away, listener: deaf, max: 2, windowMs: 300 });
  closing.push(
    () => calls.close(),
    () => deaf.close(),
    () => away.destroy(),
  );
  const counted = () => calls.count('10.0.0.3').current;
  expect([counted(), counted()]).toEqual([1, 2]);
  await expect.poll(counted, { interval: 400 }).toBe(1);
});

test('an address of few calls is told to nobody', async () => {
  const listener = new Listener(url);
  const heard: string[] = [];
  listener.subscribe('llamadas', { onNotice: (payload) => heard.push(payload), onGap: () => undefined });
  await expect.poll(() => listener.isListening('llamadas')).toBe(true);
  const calls = new SharedCalls({ db, listener, max: 100, windowMs: 60_000 });
  closing.push(
    () => calls.close(),
    () => listener.close(),
  );
  calls.count('10.0.0.4');
  for (let i = 0; i < 5; i++) calls.count('10.0.0.5');
  await expect.poll(() => heard.join(' ')).toContain('["10.0.0.5",5]');
  expect(heard.join(' ')).not.toContain('10.0.0.4');
});
