import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from './modules/demo/demo.service.ts';
import { listTables } from './platform/backup/backup.repository.ts';
import { checkBackup } from './platform/backup/check-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openDatabase, withConnection } from './platform/database.ts';
import { postgresFiles } from './platform/files/postgres-files.ts';
import { openJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrations.ts';
import { type TestDatabase, testDatabase } from './platform/test-database.ts';

const LIMIT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'vatio-copias-'));
const path = join(folder, 'entera.vatio.zip');
let full: TestDatabase;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  full = await database();
  const db = openDatabase(full.url);
  const files = postgresFiles(db);
  await ensureDemo({ db, hoy: '2026-11-22', secret: 's'.repeat(40), files });
  await files.put(db, randomBytes(700_000));
  await db.destroy();
  await writeBackup({ url: full.url, path, secret: 'el de la carpeta' });
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all(databases.map(({ drop }) => drop()));
  rmSync(folder, { recursive: true, force: true });
});

async function database(options = {}): Promise<TestDatabase> {
  const made = await testDatabase(options);
  databases.push(made);
  return made;
}

/** Each table's number of rows and the hash of all its values, generated columns included. */
function contentOf({ url }: TestDatabase): Promise<Record<string, string>> {
  return withConnection(url, async (client) => {
    const content: Record<string, string> = {};
    for (const { name } of await listTables(client)) content[name] = await contentOfTable(client, name);
    return content;
  });
}

async function contentOfTable(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query(
    `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '\n' ORDER BY t::text COLLATE "C")), '') AS content
     FROM "${name}" t`,
  );
  return rows[0].content;
}

/** What PostgreSQL says of the schema: constraints, indexes and triggers with their state. */
function schemaOf({ url }: TestDatabase): Promise<unknown[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(`
      SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY line`);
    return rows;
  });
}

describe('a restored backup', { timeout: LIMIT_MS }, () => {
  test('has every row of every table, every file, constraint, index and trigger', async () => {
    const empty = await database({ empty: true });
    const { secret } = await restoreBackup({ url: empty.url, path, replace: false });
    expect(secret).toBe('el de la carpeta');
    const content = await contentOf(empty);
    expect(content).toEqual(await contentOf(full));
    expect(content.fichero_trozo).toMatch(/^[1-9]/);
    expect(Object.keys(content).length).toBeGreaterThan(40);
    expect(await schemaOf(empty)).toEqual(await schemaOf(full));
  });

  test('goes on counting where its sequences stood', async () => {
    const next = (url: string) =>
      withConnection(url, async (client) => {
        const { rows } = await client.query(
          "SELECT nextval(pg_get_serial_sequence('auditoria', 'id')) AS next",
        );
        return rows[0].next;
      });
    const empty = await database({ empty: true });
    await restoreBackup({ url: empty.url, path, replace: false });
    expect(await next(empty.url)).toBe(await next(full.url));
  });

  test('takes the place of what was there, queues included, only when that is asked for', async () => {
    const used = await database();
    const jobs = openJobs(used.url);
    await jobs.send('una-cola', '00000000-0000-4000-8000-000000000009');
    await jobs.stop();
    await expect(restoreBackup({ url: used.url, path, replace: false })).rejects.toThrow(
      /no está vacía.*--replace/,
    );
    await restoreBackup({ url: used.url, path, replace: true });
    expect(await contentOf(used)).toEqual(await contentOf(full));
    const again = openJobs(used.url);
    await again.send('una-cola', '00000000-0000-4000-8000-000000000009');
    await again.stop();
  });

  test('of an older Vatio is brought to the present schema', async () => {
    const migrations = mkdtempSync(join(folder, 'migraciones-'));
    const names = readdirSync('server/migrations').sort();
    for (const name of names.slice(0, 20)) {
      writeFileSync(join(migrations, name), readFileSync(join('server/migrations', name)));
    }
    const old = await database({ empty: true });
    await withConnection(old.url, (client) => migrate(client, { folder: migrations }));
    const oldPath = join(folder, 'vieja.vatio.zip');
    await writeBackup({ url: old.url, path: oldPath });
    const empty = await database({ empty: true });
    await restoreBackup({ url: empty.url, path: oldPath, replace: false });
    expect(await schemaOf(empty)).toEqual(await schemaOf(full));
  });

  test('is not begun while somebody uses the database', async () => {
    await withConnection(full.url, async () => {
      await expect(restoreBackup({ url: full.url, path, replace: true })).rejects.toThrow(/está en uso \(1 /);
    });
  });
});

describe('a backup', { timeout: LIMIT_MS }, () => {
  test('shows one moment, whatever is written meanwhile', async () => {
    const busy = await database({ empty: true });
    await restoreBackup({ url: busy.url, path, replace: false });
    const moment = join(folder, 'momento.vatio.zip');
    let writing = true;
    const writer = withConnection(busy.url, async (client) => {
      while (writing) {
        // The mark and the file's piece are one transaction: a backup has both or neither.
        await client.query(`WITH nuevo AS (INSERT INTO fichero (sha256, bytes, trozos)
          VALUES (sha256(gen_random_uuid()::text::bytea), 1, 1) RETURNING sha256)
          INSERT INTO fichero_trozo (sha256, orden, datos, suma)
          SELECT sha256, 0, '\\x00', sha256('\\x00') FROM nuevo`);
      }
    });
    await writeBackup({ url: busy.url, path: moment });
    writing = false;
    await writer;
    await checkBackup(busy.url, moment);
  });

  test('can only be read by its owner', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('whose connection is lost half-way leaves no file', async () => {
    const lost = join(folder, 'perdida.vatio.zip');
    await withConnection(full.url, async (client) => {
      // The copy of this table waits, so that it is still under way when its connection is ended.
      await client.query('BEGIN; LOCK TABLE usuario IN ACCESS EXCLUSIVE MODE');
      const outcome = expect(writeBackup({ url: full.url, path: lost })).rejects.toThrow();
      let ended = 0;
      while (ended === 0) {
        // Within a transaction the sessions are looked at once, and remembered.
        await client.query('SELECT pg_stat_clear_snapshot()');
        const { rows } = await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND query LIKE 'COPY%' AND wait_event_type = 'Lock'`);
        ended = rows.length;
      }
      await outcome;
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('perdida'))).toEqual([]);
  });

  test('is tried in a scratch database that is gone afterwards', async () => {
    await checkBackup(full.url, path);
    const { rows } = await withConnection(full.url, (client) =>
      client.query("SELECT datname FROM pg_database WHERE datname LIKE 'vatio_comprobacion_%'"),
    );
    expect(rows).toEqual([]);
  });
});

describe('a damaged backup is refused with its reason, and the database stays as it was, when', {
  timeout: LIMIT_MS,
}, () => {
  const whole = () => readFileSync(path);
  /** The rows of a table stand somewhere before the index; a byte of them is another. */
  const changed = () => {
    const bytes = whole();
    const at = Math.floor(bytes.length / 2);
    bytes[at] = bytes[at]! ^ 0xff;
    return bytes;
  };

  test.each([
    ['it lacks its end', () => whole().subarray(0, -5000), /está incompleta o no es una copia/],
    [
      'a byte is another',
      changed,
      /está dañada: la tabla \S+ (no se puede leer|no se puede cargar|no es la que se copió)/,
    ],
    ['it is another file', () => Buffer.from('CUPS;Consumo\n'), /está incompleta o no es una copia/],
    ['it is empty', () => Buffer.alloc(0), /está incompleta o no es una copia/],
  ])('%s', async (_, bytes, reason) => {
    const damaged = join(folder, `mala-${randomBytes(4).toString('hex')}.vatio.zip`);
    writeFileSync(damaged, bytes());
    const used = await database();
    const before = await contentOf(used);
    await expect(restoreBackup({ url: used.url, path: damaged, replace: true })).rejects.toThrow(reason);
    expect(await contentOf(used)).toEqual(before);
  });

  test('it is not there', async () => {
    const missing = join(folder, 'ninguna.zip');
    expect(existsSync(missing)).toBe(false);
    await expect(restoreBackup({ url: full.url, path: missing, replace: false })).rejects.toThrow(
      /no existe/,
    );
  });
});
