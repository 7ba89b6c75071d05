import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { withConnection } from './platform/database.ts';
import { findBinaries } from './platform/embedded-postgres/binaries.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { upgradeCluster } from './platform/embedded-postgres/upgrade.ts';
import { migrate } from './platform/migrations.ts';
import { gone, testFolder, testProcess } from './platform/test-process.ts';

/** Clusters are made, and PostgreSQL started, several times over. */
const LIMIT_MS = 240_000;
const ROWS = 20_000;

const folder = testFolder();
const cluster = join(folder, 'postgres');
const binaries = findBinaries();
const told: string[] = [];
const upgrade = () =>
  upgradeCluster(folder, {
    former: binaries,
    binaries,
    copy: { path: join(folder, 'copia.vatio.zip'), secret: undefined },
    say: (text) => told.push(text),
  });

/** The rows of the clients and what is next in the sequence of a table, with the server started for it alone. */
async function contents(): Promise<unknown> {
  const server = await startEmbeddedPostgres(folder);
  try {
    return await withConnection(server.url, async (client) => {
      const { rows } = await client.query(
        `select count(*)::int as clients, md5(string_agg(nombre, ',' order by nombre)) as names from cliente`,
      );
      return rows[0];
    });
  } finally {
    await server.stop();
  }
}

const pidOf = (path: string) => Number.parseInt(readFileSync(join(path, 'postmaster.pid'), 'utf8'), 10);
let before: unknown;

beforeAll(async () => {
  const server = await startEmbeddedPostgres(folder);
  await withConnection(server.url, async (client) => {
    await migrate(client);
    await client.query(
      `insert into cliente (tipo, nombre) select 'empresa', 'Ñandú ' || n from generate_series(1, ${ROWS}) n`,
    );
  });
  await server.stop();
  before = await contents();
}, LIMIT_MS);

test('an upgrade that is killed while it copies or loads leaves the data as they were, and can be done again', {
  timeout: LIMIT_MS,
}, async () => {
  for (const step of ['Copiando', 'Cargándolos']) {
    const killed = testProcess({ VATIO_DATA: folder }, 'test-upgrade.ts');
    let printed = '';
    killed.onOutput((text) => {
      printed += text;
    });
    while (!printed.includes(step)) await sleep(5);
    await sleep(step === 'Copiando' ? 0 : 400);
    killed.signal('SIGKILL');
    await killed.ended;
    expect(existsSync(join(folder, 'postgres.listo'))).toBe(false);
    expect(await contents()).toEqual(before);
  }
  const left = join(folder, 'postgres.nuevo-mayor/postgres');
  const abandoned = existsSync(join(left, 'postmaster.pid')) ? pidOf(left) : undefined;
  const { former, rows } = await upgrade();
  if (abandoned !== undefined) expect(await gone(abandoned)).toBe(true);
  expect(rows).toBeGreaterThan(ROWS);
  expect(existsSync(join(former, 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres.nuevo-mayor'))).toBe(false);
  expect(await contents()).toEqual(before);
});

test('an upgrade that is killed between taking the former cluster away and putting the new one is finished by the next start', {
  timeout: LIMIT_MS,
}, async () => {
  renameSync(cluster, join(folder, 'postgres.listo'));
  expect(await contents()).toEqual(before);
  expect(existsSync(cluster)).toBe(true);
});

test('data of a former PostgreSQL are named at the start, and the command says what it lacks without touching them', {
  timeout: LIMIT_MS,
}, async () => {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8');
  writeFileSync(join(cluster, 'PG_VERSION'), '16\n');
  const env = { VATIO_DATA: folder, PORT: '0' };
  const start = await testProcess(env).ended;
  expect([start.code, start.stderr]).toEqual([
    1,
    expect.stringContaining('npm run upgrade:postgres los pasa a este'),
  ]);
  const command = await testProcess(env, 'upgrade-postgres.ts').ended;
  expect(command.code).toBe(1);
  expect(command.stderr).toMatch(
    /hace falta PostgreSQL 16: npm install --no-save --ignore-scripts vatio-postgres-16@npm:@embedded/,
  );
  writeFileSync(join(cluster, 'PG_VERSION'), '9\n');
  expect((await testProcess(env, 'upgrade-postgres.ts').ended).stderr).toBe(
    'No se pueden pasar datos de PostgreSQL 9\n',
  );
  writeFileSync(join(cluster, 'PG_VERSION'), version);
  expect((await testProcess(env, 'upgrade-postgres.ts').ended).stdout).toMatch(/^No hay nada que pasar/);
  expect(await contents()).toEqual(before);
});
