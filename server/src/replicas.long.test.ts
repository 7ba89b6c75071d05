import { auth, clientes } from '@vatio/contract/endpoints';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from './platform/config.ts';
import { withConnection } from './platform/database.ts';
import { examineReplica } from './platform/doctor/examine-replica.ts';
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

const metricsToken = 'una-clave-de-lectura';
const processOf = (readSeconds: string) =>
  testProcess({
    DATABASE_URL: url,
    VATIO_DATABASE_READ_URL: databaseAt(replica.url, 'vatio'),
    VATIO_DATABASE_READ_SECONDS: readSeconds,
    VATIO_METRICS_TOKEN: metricsToken,
    VATIO_DATA: testFolder(),
    VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
    VATIO_DEMO: '1',
    PORT: '0',
  });

/** The first believes the replica however late it is, the second for some seconds. */
const processes = [processOf('600'), processOf('3')];
const [first = '', second = ''] = await Promise.all(
  processes.map(async ({ started }) => (await started).match(/http:\S+/)?.[0] ?? ''),
);
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
const listoSchema = z.object({ replica: z.object({ retrasoSegundos: z.number(), seLee: z.boolean() }) });

/** What a process says of the replica to those who watch it. */
const replicaAt = async (origin: string) => {
  const ready = listoSchema.parse(await (await fetch(`${origin}/v1/salud/listo`)).json());
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
  const figure = (name: string) => Number(metrics.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);
  return {
    ready: ready.replica,
    delay: figure('vatio_replica_delay_seconds'),
    trusted: figure('vatio_replica_trusted'),
  };
};
/** A process reads the primary until it has seen the replica with all that it may have missed. */
const pauseReplica = async () => {
  await caughtUp();
  for (const origin of [first, second]) await finds(origin, admin, '');
  await onReplica('SELECT pg_wal_replay_pause()');
};
const resumeReplica = () => onReplica('SELECT pg_wal_replay_resume()');
afterEach(async () => {
  if (!replicaStopped) await resumeReplica();
});

test('lists are read from a replica, but for what their reader has just written', {
  timeout: LIMIT_MS,
}, async () => {
  await pauseReplica();
  await add('Reciente, S. L.');
  // Who wrote it finds it through either process; somebody else, once the replica has it.
  expect(await finds(first, seller, 'Reciente')).toBe(true);
  expect(await finds(second, seller, 'Reciente')).toBe(true);
  expect(await finds(first, admin, 'Reciente')).toBe(false);
  const exported = await ask(first, admin, `${clientes.exportRows.path}?formato=csv`);
  expect(await exported.text()).not.toContain('Reciente');
  expect(await (await ask(first, seller, `${clientes.exportRows.path}?formato=csv`)).text()).toContain(
    'Reciente',
  );

  await resumeReplica();
  await expect.poll(() => finds(first, admin, 'Reciente')).toBe(true);
});

test('a replica is believed up to the stated delay, which the metrics, the readiness and the doctor show', {
  timeout: LIMIT_MS,
}, async () => {
  await expect.poll(async () => (await replicaAt(second)).trusted).toBe(1);
  await pauseReplica();
  await add('Tardía, S. L.');
  await expect.poll(() => finds(second, admin, 'Tardía')).toBe(true);
  await expect
    .poll(() => replicaAt(second))
    .toMatchObject({
      trusted: 0,
      ready: { seLee: false },
      delay: expect.toSatisfy((seconds: number) => seconds > 3),
    });
  expect(await finds(first, admin, 'Tardía')).toBe(false);
  expect(await replicaAt(first)).toMatchObject({ trusted: 1, ready: { seLee: true } });
  const settings = readConfig({
    DATABASE_URL: url,
    VATIO_DATABASE_READ_URL: databaseAt(replica.url, 'vatio'),
    VATIO_DATABASE_READ_SECONDS: '1',
  });
  expect(await examineReplica(settings)).toMatchObject([{ verdict: 'aviso', of: 'Réplica' }]);

  await resumeReplica();
  await caughtUp();
  await expect.poll(() => replicaAt(second)).toMatchObject({ trusted: 1, ready: { seLee: true } });
  expect(await examineReplica(settings)).toMatchObject([{ verdict: 'bien', of: 'Réplica' }]);
});

/** Each statement changes who sees what, as its call or a job would. */
const CHANGES_OF_VIEW = [
  [
    'the client of a representative goes to another',
    "UPDATE cliente SET comercial_id = NULL WHERE id = 'CLIENTE'",
  ],
  ["a client's data are blocked", "UPDATE cliente SET datos_bloqueados_en = now() WHERE id = 'CLIENTE'"],
  ['a representative leaves a team', "UPDATE comercial SET usuario_id = NULL WHERE usuario_id = 'CUENTA'"],
  ['an account changes its role', "UPDATE usuario SET rol = 'cliente' WHERE id = 'CUENTA'"],
] as const;

test.each(CHANGES_OF_VIEW)(
  'no list is older than the change when %s',
  { timeout: LIMIT_MS },
  async (_, statement) => {
    await expect.poll(() => finds(first, admin, 'Reciente')).toBe(true);
    await pauseReplica();
    await withConnection(url, async (client) => {
      const { rows } = await client.query(
        "SELECT c.id, u.id AS cuenta FROM cliente c, usuario u WHERE c.nombre LIKE 'Reciente%' AND u.email = 'comercial@demo.com'",
      );
      await client.query("UPDATE cliente SET nombre = 'Renombrada, S. L.' WHERE id = $1", [rows[0].id]);
      expect(await finds(first, admin, 'Reciente')).toBe(true);
      await client.query(statement.replace('CLIENTE', rows[0].id).replace('CUENTA', rows[0].cuenta));
      // The answer of the change is already the moment from which it counts, in every process.
      expect(await Promise.all([first, second].map((origin) => finds(origin, admin, 'Reciente')))).toEqual([
        false,
        false,
      ]);
      await client.query(
        "UPDATE cliente SET nombre = 'Reciente, S. L.', datos_bloqueados_en = NULL WHERE id = $1",
        [rows[0].id],
      );
    });
  },
);

test('lists are read from the primary without the replica', { timeout: LIMIT_MS }, async () => {
  await withConnection(url, async (client) => {
    await client.query("UPDATE usuario SET rol = 'comercial' WHERE email = 'comercial@demo.com'");
  });
  await replica.stop();
  replicaStopped = true;
  const again = await enter('comercial@demo.com', 'comercial');
  const answer = await ask(first, admin, clientes.create.path, {
    tipo: 'empresa',
    nombre: 'Sin réplica, S. L.',
  });
  expect(answer.status).toBe(200);
  expect(await finds(second, admin, 'Sin réplica')).toBe(true);
  expect((await ask(second, again, clientes.list.path)).status).toBe(200);
  for (const { signal } of processes) signal('SIGTERM');
  for (const { ended } of processes) expect((await ended).code).toBe(0);
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
