import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConnection } from './platform/database.ts';
import { readMigrations } from './platform/migrations.ts';
import { testDatabase } from './platform/test-database.ts';
import { testFolder, testProcess } from './platform/test-process.ts';

/** Each command loads the server first, which takes seconds on a busy machine. */
const LIMIT_MS = 120_000;

test('a house is backed up while it works, lost, and restored on another machine with its secret', {
  timeout: LIMIT_MS,
}, async () => {
  const [here, there] = [testFolder(), testFolder()];
  const [house, scratch] = [await testDatabase(), await testDatabase({ empty: true })];
  const vatio = testProcess({ VATIO_DATA: here, DATABASE_URL: house.url, PORT: '0', VATIO_DEMO: '1' });
  await vatio.started;
  const backup = await testProcess({ VATIO_DATA: here, DATABASE_URL: house.url }, 'backup.ts', ['--check'])
    .ended;
  expect(backup.stderr).toBe('');
  expect(backup.stdout).toMatch(
    /^Copia en .*: \d+ tablas, [\d.]+ filas, [\d,]+ MB; restaurada para comprobarla/,
  );
  vatio.signal('SIGTERM');
  await vatio.ended;
  const [name = ''] = readdirSync(join(here, 'copias'));
  const secret = readFileSync(join(here, 'secreto'), 'utf8');

  const file = join(here, 'copias', name);
  const env = { VATIO_DATA: there, DATABASE_URL: scratch.url };
  const restore = await testProcess(env, 'restore.ts', [file]).ended;
  expect([restore.code, restore.stderr]).toEqual([0, '']);
  expect(readFileSync(join(there, 'secreto'), 'utf8')).toBe(secret);
  const again = await testProcess(env, 'restore.ts', [file]).ended;
  expect(again).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'La base de datos no está vacía: con --replace, la copia ocupa el sitio de lo que hay, que se pierde\n',
  });
  await Promise.all([house.drop(), scratch.drop()]);
});

test('the embedded database is copied before its schema changes', { timeout: LIMIT_MS }, async () => {
  const folder = testFolder();
  const env = { VATIO_DATA: folder, PORT: '0', VATIO_DEMO: '0' };
  const first = testProcess(env);
  await first.started;
  expect(existsSync(join(folder, 'copias'))).toBe(false);
  const port = readFileSync(join(folder, 'postgres.puerto'), 'utf8').trim();
  const password = readFileSync(join(folder, 'postgres.clave'), 'utf8').trim();
  const url = `postgres://vatio:${password}@127.0.0.1:${port}/postgres`;
  // An update finds a database that lacks its migration; here it fails, because the table is there already.
  const last = readMigrations().findLast(({ sql }) => /^CREATE TABLE/m.test(sql))?.nombre ?? '';
  await withConnection(url, (client) => client.query('DELETE FROM migracion WHERE nombre = $1', [last]));
  first.signal('SIGTERM');
  await first.ended;
  const second = await testProcess(env).ended;
  expect(second.stderr).toContain(`La migración ${last} ha fallado`);
  expect(second.stderr).toContain('Antes de actualizar la base de datos, se ha copiado en ');
  expect(readdirSync(join(folder, 'copias'))).toEqual([
    expect.stringMatching(new RegExp(`^antes-de-${last.slice(0, 4)}-.*\\.vatio\\.zip$`)),
  ]);
  rmSync(folder, { recursive: true, force: true });
});
