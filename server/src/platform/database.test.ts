import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, withConnection } from './database.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();
const db = openDatabase(database.url);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('instants and dates arrive as ISO texts, counts as numbers, exact decimals as texts', async () => {
  const { rows } = await sql`SELECT
    timestamptz '2026-01-13 10:00:00.5+01' AS un_instante,
    date '2026-03-29' AS un_dia,
    count(*) AS cuantos,
    1234567890.123456789 AS exacto,
    jsonb_build_object('clave_interior', 1) AS interior
  `.execute(db);
  expect(rows).toEqual([
    {
      unInstante: '2026-01-13T09:00:00.500Z',
      unDia: '2026-03-29',
      cuantos: 1,
      exacto: '1234567890.123456789',
      interior: { clave_interior: 1 },
    },
  ]);
});

test('the database sorts as Spanish does and has the text extensions', async () => {
  const { rows } = await sql<{ v: string }>`
    SELECT v FROM (VALUES ('Ñuño'), ('ácido'), ('Zamora'), ('nube')) AS t (v) ORDER BY v COLLATE "es-x-icu"
  `.execute(db);
  expect(rows.map(({ v }) => v)).toEqual(['ácido', 'nube', 'Ñuño', 'Zamora']);
  for (const name of ['pg_trgm', 'unaccent', 'btree_gin']) {
    await sql`CREATE EXTENSION IF NOT EXISTS ${sql.id(name)}`.execute(db);
  }
});

test('the error of an unreachable server is one sentence without its password', async () => {
  for (const host of ['127.0.0.1:1', 'localhost:1']) {
    const attempt = withConnection(`postgres://yo:secreta@${host}/vatio`, async () => {});
    await expect(attempt).rejects.toThrow(`No se puede conectar con la base de datos en ${host}: `);
    await expect(attempt).rejects.toThrow('ECONNREFUSED');
    await expect(attempt).rejects.not.toThrow('secreta');
  }
});

test('a statement that takes longer than its limit is stopped', async () => {
  const impatient = openDatabase(database.url, { connections: 1, statementSeconds: 1 });
  await expect(sql`SELECT pg_sleep(20)`.execute(impatient)).rejects.toMatchObject({ code: '57014' });
  expect((await sql`SELECT 1 AS one`.execute(impatient)).rows).toEqual([{ one: 1 }]);
  await impatient.destroy();
});
