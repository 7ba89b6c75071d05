import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();
const open: Db[] = [];

beforeAll(async () => {
  await sql`CREATE TABLE cosa AS SELECT 1 AS uno`.execute(connectTo());
});

afterAll(async () => {
  await Promise.all(open.map((db) => db.destroy()));
  await database.drop();
});

function connectTo(prepares = false): Db {
  const db = openDatabase(database.url, { connections: 1, prepares });
  open.push(db);
  return db;
}

async function readOften(db: Db): Promise<void> {
  for (let i = 0; i < 25; i++) await readCosas(db);
}

async function readCosas(db: Db) {
  const { rows } = await sql`SELECT c.* FROM cosa c WHERE c.uno = ${1}`.execute(db);
  return rows;
}

async function countPrepared(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%FROM cosa%'`.execute(db);
  return rows[0]?.count ?? 0;
}

test('a statement that comes often is prepared in its connection, where that was asked for', async () => {
  const [preparing, plain] = [connectTo(true), connectTo()];
  await readOften(preparing);
  await readOften(plain);
  expect(await countPrepared(preparing)).toBe(1);
  expect(await countPrepared(plain)).toBe(0);
});

test('a prepared statement answers after its table has changed, and is prepared again in another connection', async () => {
  const db = connectTo(true);
  await readOften(db);
  await sql`ALTER TABLE cosa ADD COLUMN dos int DEFAULT 2`.execute(connectTo());
  expect(await readCosas(db)).toEqual([{ uno: 1, dos: 2 }]);
  expect(await countPrepared(db)).toBe(0);
  await readCosas(db);
  expect(await countPrepared(db)).toBe(1);
});

test('a transaction in which a prepared statement is out of date fails whole, and its repetition does not', async () => {
  const db = connectTo(true);
  await readOften(db);
  await sql`ALTER TABLE cosa ADD COLUMN tres int DEFAULT 3`.execute(connectTo());
  const work = () => db.transaction().execute((trx) => readCosas(trx));
  await expect(work()).rejects.toMatchObject({ code: '0A000' });
  expect(await work()).toEqual([{ uno: 1, dos: 2, tres: 3 }]);
});

test('only what reads is prepared, not what searches or asks for a range, and no more than a hundred statements', () => {
  const statements = new PreparedStatements();
  const nameAfterMany = (text: string) => Array.from({ length: 30 }, () => statements.nameOf(text)).at(-1);
  for (const text of [
    'UPDATE cosa SET uno = 2',
    'select from cosa where uno like $1',
    'select from cosa where uno >= $1',
  ]) {
    expect(nameAfterMany(text)).toBeUndefined();
  }
  const names = Array.from({ length: 120 }, (_, i) => nameAfterMany(` SELECT ${i}`));
  expect(new Set(names.slice(0, 100)).size).toBe(100);
  expect(names.slice(100)).toEqual(Array.from({ length: 20 }, () => undefined));
});
