import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { listTables } from '../server/src/platform/backup/backup.repository.ts';
import { restoreBackup } from '../server/src/platform/backup/restore-backup.ts';
import { writeBackup } from '../server/src/platform/backup/write-backup.ts';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { formatAmount } from './measure.ts';
import type { BenchOptions } from './options.ts';

const MB = 1_000_000;

/** Copies a full database, destroys its server with everything on its disk, restores the copy in a new one, and compares. */
export async function restauracionBench({ puntos }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const path = join(folder, 'copia.vatio.zip');
  try {
    const before = await withServer(join(folder, 'primero'), async (url) => {
      await withConnection(url, (client) => migrate(client));
      await loadPuntos(url, puntos);
      await timed(`Copiar ${formatAmount(puntos, 'puntos')}`, () => writeBackup({ url, path }));
      return contentOf(url);
    });
    rmSync(join(folder, 'primero'), { recursive: true });
    console.log(
      `La copia ocupa ${formatAmount(statSync(path).size / MB, 'MB')} y la base de datos, ${before.size}`,
    );
    await withServer(join(folder, 'segundo'), async (url) => {
      await timed('Restaurarla', () => restoreBackup({ url, path, replace: false }));
      const after = await timed('Comparar cada tabla', () => contentOf(url));
      const differing = [...before.tables].filter(([name, content]) => after.tables.get(name) !== content);
      console.log(
        `${before.tables.size} tablas, ${differing.length} distintas; carga ${loadavg()[0]?.toFixed(1)}`,
      );
      if (differing.length > 0 || after.tables.size !== before.tables.size) {
        throw new Error(`No es lo que se copió: ${differing.map(([name]) => name).join(', ')}`);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server as durable as in production, which is gone afterwards. */
async function withServer<T>(folder: string, task: (url: string) => Promise<T>): Promise<T> {
  mkdirSync(folder);
  const server = await startEmbeddedPostgres(folder);
  try {
    return await task(server.url);
  } finally {
    await server.stop();
  }
}

async function timed<T>(name: string, task: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await task();
  console.log(`${name}: ${formatAmount((performance.now() - begun) / 1000, 's')}`);
  return result;
}

/** Each table's number of rows and the sum of the hashes of its rows, which needs no order. */
function contentOf(url: string) {
  return withConnection(url, async (client) => {
    const tables = new Map<string, string>();
    for (const { name } of await listTables(client)) tables.set(name, await contentOfTable(client, name));
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    return { tables, size: rows[0]?.size };
  });
}

async function contentOfTable(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query(
    `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS content FROM "${name}" t`,
  );
  return rows[0].content;
}
