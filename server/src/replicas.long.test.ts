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
let replicaStopped = false;
afterAll(async () => {
  if (!replicaStopped) await replica.stop();
  await primary.stop();
});
const url = databaseAt(primary.url, 'vatio');
const onReplica = (statement: string) =>
  withConnection(databaseAt(replica.url, 'vatio'), async (client) => (await client.query(statement)).rows);

const processOf = () =>
  testProcess({
    DATABASE_URL: url,
    VATIO_DATABASE_READ_URL: databaseAt(replica.url, 'vatio'),
    VATIO_DATA: testFolder(),
    VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
    VATIO_DEMO: '1',
    PORT: '0',
  });

test('lists are read from a replica, but for what their reader has just written, and from the primary without it', {
  timeout: LIMIT_MS,
}, async () => {
  const [one, two] = [processOf(), processOf()];
  const origins = await Promise.all(
    [one, two].map(async ({ started }) => (await started).match(/http:\S+/)?.[0] ?? ''),
  );
  const [first = '', second = ''] = origins;
  const enter = async (email: string, password: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const answer = await fetch(`${first}${auth.login.path}`, { method: 'POST', headers, body });
    return auth.sessionSchema.parse(await answer.json()).accessToken;
  };
  const admin = await enter('admin@demo.com', 'admin');
  const seller = await enter('comercial@demo.com', 'comercial');
  const ask = (origin: string, token: string, path: string, body?: object) =>
    fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const add = async (nombre: string) => {
    const answer = await ask(first, seller, clientes.create.path, { tipo: 'empresa', nombre });
    expect(answer.status).toBe(200);
  };
  const finds = async (origin: string, token: string, nombre: string) => {
    const answer = await ask(origin, token, `${clientes.list.path}?q=${encodeURIComponent(nombre)}`);
    expect(answer.status).toBe(200);
    return clientes.list.response.parse(await answer.json()).rows.length === 1;
  };
  await expect.poll(() => finds(first, admin, 'Panaderia')).toBeDefined();
  await caughtUp();

  await onReplica('SELECT pg_wal_replay_pause()');
  await add('Reciente, S. L.');
  // Who wrote it finds it through either process; somebody else, once the replica has it.
  expect(await finds(first, seller, 'Reciente')).toBe(true);
  await expect.poll(() => finds(second, seller, 'Reciente')).toBe(true);
  expect(await finds(first, admin, 'Reciente')).toBe(false);
  const exported = await ask(first, admin, `${clientes.exportRows.path}?formato=csv`);
  expect(await exported.text()).not.toContain('Reciente');
  expect(await (await ask(first, seller, `${clientes.exportRows.path}?formato=csv`)).text()).toContain(
    'Reciente',
  );

  await onReplica('SELECT pg_wal_replay_resume()');
  await expect.poll(() => finds(first, admin, 'Reciente')).toBe(true);

  await replica.stop();
  replicaStopped = true;
  await add('Sin réplica, S. L.');
  for (const token of [admin, seller]) expect(await finds(second, token, 'Sin réplica')).toBe(true);
  for (const { signal } of [one, two]) signal('SIGTERM');
  for (const { ended } of [one, two]) expect((await ended).code).toBe(0);
});

/** Everything that the primary has written by now is in the replica. */
async function caughtUp(): Promise<void> {
  const [{ position }] = await withConnection(url, async (client) => {
    const { rows } = await client.query('SELECT pg_current_wal_insert_lsn()::text AS position');
    return rows;
  });
  const has = async () =>
    (await onReplica(`SELECT pg_last_wal_replay_lsn() >= '${position}' AS has`))[0]?.has as boolean;
  await expect.poll(has).toBe(true);
}
