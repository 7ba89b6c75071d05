import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withConnection } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vatio-migraciones-'));
  writeFileSync(join(folder, '0001-uno.sql'), 'CREATE TABLE uno (n int); INSERT INTO uno VALUES (1);');
  database = await testDatabase({ empty: true });
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const run = () => withConnection(database.url, (client) => migrate(client, { folder }));

function query(sql: string): Promise<unknown[]> {
  return withConnection(database.url, async (client) => (await client.query(sql)).rows);
}

describe('migrations', () => {
  test('are applied once, in the order of their names', async () => {
    writeFileSync(join(folder, '0002-dos.sql'), 'ALTER TABLE uno ADD COLUMN dos int DEFAULT 2');
    writeFileSync(join(folder, 'notas.txt'), 'not SQL');
    expect(await run()).toEqual(['0001-uno.sql', '0002-dos.sql']);
    expect(await run()).toEqual([]);
    expect(await query('SELECT * FROM uno')).toEqual([{ n: 1, dos: 2 }]);
  });

  test('have a number of their own each, which says their order', () => {
    const numbers = readMigrations().map(({ nombre }) => nombre.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test('are applied once by several servers that start at the same moment', async () => {
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001-uno.sql']);
  });

  test('that fail leave nothing of themselves, and what came before', async () => {
    writeFileSync(join(folder, '0002-dos.sql'), 'CREATE TABLE dos (n int); SELECT no_existe;');
    await expect(run()).rejects.toThrow(/La migración 0002-dos.sql ha fallado .*no_existe/);
    expect(await query("SELECT to_regclass('uno') AS uno, to_regclass('dos') AS dos")).toEqual([
      { uno: 'uno', dos: null },
    ]);
  });

  test('may not change once applied', async () => {
    await run();
    writeFileSync(join(folder, '0001-uno.sql'), 'CREATE TABLE otra (n int)');
    await expect(run()).rejects.toThrow('La migración 0001-uno.sql ya se aplicó y su fichero ha cambiado');
  });

  test('of a newer Vatio keep an older one out', async () => {
    await run();
    rmSync(join(folder, '0001-uno.sql'));
    await expect(run()).rejects.toThrow(
      'La base de datos es de un Vatio más nuevo: ya tiene la migración 0001-uno.sql',
    );
  });
});
