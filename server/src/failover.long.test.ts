import { auth, clientes } from '@vatio/contract/endpoints';
import { afterAll, expect, test } from 'vitest';
import { withConnection } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { databaseAt } from './platform/test-database.ts';
import { testFolder, testProcess } from './platform/test-process.ts';
import { replicaOf } from './platform/test-replica.ts';

const LIMIT_MS = 180_000;
const folder = testFolder();
const primary = await startEmbeddedPostgres(folder, { durable: false });
await withConnection(primary.url, (client) => client.query('CREATE DATABASE vatio'));
const replica = await replicaOf(folder, primary.url);
let primaryStopped = false;
afterAll(async () => {
  if (!primaryStopped) await primary.stop();
  await replica.stop();
});

test('a process that knows both servers goes on writing when the primary is gone and its replica promoted', {
  timeout: LIMIT_MS,
}, async () => {
  const { username, password, host } = new URL(primary.url);
  const url = `postgres://${username}:${password}@${new URL(replica.url).host},${host}/vatio`;
  const vatio = testProcess({
    DATABASE_URL: `${url}?target_session_attrs=read-write`,
    VATIO_DATABASE_READ_URL: `${url}?target_session_attrs=prefer-standby`,
    VATIO_DATA: testFolder(),
    VATIO_DEMO: '1',
    VATIO_LOG: 'silent',
    PORT: '0',
  });
  const origin = (await vatio.started).match(/http:\S+/)?.[0] ?? '';
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const signedIn = await post(auth.login.path, { email: 'admin@demo.com', password: 'admin' });
  const { accessToken } = auth.sessionSchema.parse(await signedIn.json());
  const add = async (nombre: string) =>
    (await post(clientes.create.path, { tipo: 'empresa', nombre }, accessToken)).status;
  const finds = async (nombre: string) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${origin}${clientes.list.path}?q=${encodeURIComponent(nombre)}`, { headers });
    return clientes.list.response.parse(await answer.json()).rows.length;
  };
  expect(await add('Zulú Norte, S. L.')).toBe(200);
  const copied = () =>
    withConnection(databaseAt(replica.url, 'vatio'), async (client) => {
      const { rowCount } = await client.query("SELECT 1 FROM cliente WHERE nombre = 'Zulú Norte, S. L.'");
      return rowCount;
    });
  await expect.poll(copied).toBe(1);

  await primary.stop();
  primaryStopped = true;
  expect(await add('Zulú Nadie, S. L.')).toBe(503);
  await withConnection(replica.url, (client) => client.query('SELECT pg_promote()'));
  await expect.poll(() => add('Zulú Poniente, S. L.'), { timeout: 30_000, interval: 200 }).toBe(200);
  expect([await finds('Zulú Norte'), await finds('Zulú Poniente')]).toEqual([1, 1]);

  vatio.signal('SIGTERM');
  expect((await vatio.ended).code).toBe(0);
});
