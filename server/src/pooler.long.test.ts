import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { cuentas, formulario, terminada } from './modules/importaciones/test-banco.ts';
import { consumosDe, cupsDePrueba } from './modules/importaciones/test-ficheros.ts';
import { testApp } from './platform/test-app.ts';
import { takenPort, testFolder, testProcess } from './platform/test-process.ts';

/** Debian installs the pooler here. */
const PGBOUNCER = '/usr/sbin/pgbouncer';
/** `openDatabase` opens as many connections. */
const CONNECTIONS = 10;
const banco = await testApp();
const { app, as, db, url } = banco;

const fileOf = (first: number) =>
  formulario([
    ['c.csv', Array.from({ length: 50 }, (_, i) => consumosDe(cupsDePrueba(first + i), 24)).join('')],
  ]);

test('calls leave nothing with a connection that a pooler then gives to somebody else', async () => {
  const reads = app.endpoints.filter(({ method, path }) => method === 'GET' && !/:|eventos/.test(path));
  expect(reads.length).toBeGreaterThan(50);
  const headers = await as('admin');
  await Promise.all(reads.map(({ path }) => app.inject({ url: path, headers })));
  const { headers: type, payload } = await fileOf(0);
  const sent = { method: 'POST', url: importaciones.create.path, payload } as const;
  expect((await app.inject({ ...sent, headers: { ...headers, ...type } })).statusCode).toBe(200);
  const looks = Array.from({ length: CONNECTIONS }, () =>
    sql`SELECT (SELECT count(*) FROM pg_prepared_statements) AS prepared,
      (SELECT count(*) FROM pg_listening_channels()) AS channels,
      (SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory') AS locks,
      (SELECT count(*) FROM pg_class WHERE relnamespace = pg_my_temp_schema()) AS tables,
      (SELECT count(*) FROM pg_settings WHERE source = 'session') AS settings,
      pg_sleep(0.2)::text AS slept`.execute(db),
  );
  const clean = { prepared: 0, channels: 0, locks: 0, tables: 0, settings: 0, slept: '' };
  for (const { rows } of await Promise.all(looks)) expect(rows).toEqual([clean]);
});

/** PgBouncer in front of the database of this file, with two connections to it that change hands after each transaction. */
async function pgbouncer(): Promise<string> {
  const folder = testFolder();
  chmodSync(join(folder, '..'), 0o755);
  chmodSync(folder, 0o755);
  const { port, release } = await takenPort();
  release();
  const to = new URL(url);
  const target = `host=${to.hostname} port=${to.port} dbname=${to.pathname.slice(1)} user=${to.username} password=${to.password}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 2,
    max_client_conn: 200,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(path, ['[databases]', `vatio = ${target}`, '[pgbouncer]', ...lines, ''].join('\n'), {
    mode: 0o644,
  });
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER, [...asOther, path], { stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  for (let answers = false; !answers; ) {
    const socket = connect(port, '127.0.0.1');
    answers = await once(socket, 'connect').then(
      () => true,
      () => sleep(50).then(() => child.exitCode !== null),
    );
    socket.destroy();
  }
  return `postgres://vatio@127.0.0.1:${port}/vatio`;
}

test.skipIf(!existsSync(PGBOUNCER))(
  'a whole process works behind PgBouncer in transaction mode (skipped where it is not installed)',
  { timeout: 120_000 },
  async () => {
    const whole = testProcess({
      DATABASE_URL: await pgbouncer(),
      VATIO_DATABASE_DIRECT_URL: url,
      VATIO_DATA: testFolder(),
      VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
      PORT: '0',
    });
    const origin = (await whole.started).match(/http:\S+/)?.[0];
    const authorized = await as('comercial');
    const { headers, payload } = await fileOf(100);
    const accepted = await fetch(`${origin}${importaciones.create.path}`, {
      method: 'POST',
      headers: { ...headers, ...authorized },
      body: payload,
    });
    const { id } = importaciones.create.response.parse(await accepted.json());
    const told = fetch(`${origin}/v1/importaciones/${id}/eventos`, { headers: authorized });
    expect(cuentas(await terminada(banco, id))).toMatchObject({ nuevas: 1200 });
    expect(await (await told).text()).toContain('"estado":"terminada"');
    const lists = Array.from({ length: 40 }, () =>
      fetch(`${origin}${importaciones.list.path}`, { headers: authorized }).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(lists))).toEqual(new Set([200]));
    whole.signal('SIGTERM');
    expect(await whole.ended).toMatchObject({ code: 0, stderr: '' });
  },
);
