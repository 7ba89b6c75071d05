import { createReadStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { writeConsumos } from './importacion/sips-sintetico.ts';
import { formatAmount, printFigure } from './measure.ts';
import { pageInPlaceOfWeb, type RunningServer, startServer } from './server.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const ROWS = 1_000_000;
const MOST_MB = 300;
const SECRET = 'secreto-del-banco-de-pruebas-32-letras';
const ADMIN = '00000000-0000-4000-9000-000000000000';

/**
 * Uploads a SIPS CONSUMOS file to the running server, whose database is as durable as in production. The reference is a
 * bare COPY of the same bytes into a table with the columns of the file.
 */
export async function importacionBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const database = await startEmbeddedPostgres(folder);
  const file = join(folder, 'consumos.csv');
  try {
    await writeConsumos(file, ROWS);
    await withConnection(database.url, async (client) => {
      await migrate(client);
      await client.query(
        `INSERT INTO usuario (id, nombre, nombre_usuario, email, rol, estado, clave_hash)
        VALUES ($1, 'Banco', 'banco', 'banco@prueba.es', 'admin', 'activo', '')`,
        [ADMIN],
      );
      await openSessions(client);
    });
    await measureImportacion(folder, database.url, file);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureImportacion(folder: string, url: string, file: string): Promise<void> {
  const web = pageInPlaceOfWeb(folder);
  const dataFolder = join(folder, 'datos');
  const env = { DATABASE_URL: url, VATIO_DATA: dataFolder, VATIO_SECRET: SECRET, VATIO_WEB: web };
  const server = await startServer(env);
  try {
    for (const [what, nuevas] of [
      ['Importar', ROWS],
      ['Volver a importar', 0],
    ] as const) {
      // The bare COPY is measured before and after the import, so that a busy machine slows both.
      const before = await withConnection(url, (client) => timeCopy(client, file));
      const ms = await timeImport(server, file, nuevas);
      const after = await withConnection(url, (client) => timeCopy(client, file));
      printFigure({
        name: `${what} ${formatAmount(ROWS, 'filas')} de SIPS CONSUMOS`,
        value: formatAmount((ROWS / ms) * 1000, 'filas/s'),
        reference: 'COPY de los mismos bytes',
        ratio: (2 * ms) / (before + after),
      });
    }
    const memory = server.memoryMb();
    if (memory === undefined) return;
    printFigure({
      name: 'Memoria del servidor mientras importa, como mucho',
      value: formatAmount(memory, 'MB'),
      reference: `${MOST_MB} MB`,
      ratio: memory / MOST_MB,
    });
  } finally {
    await server.stop();
  }
}

/** Resolves to the milliseconds of a bare COPY, which starts once the database has nothing else to do. */
async function timeCopy(client: pg.Client, file: string): Promise<number> {
  while (await hasWork(client)) await sleep(200);
  const columns = Array.from({ length: 18 }, (_, i) => `n${i} bigint`).join(', ');
  await client.query(
    `CREATE TABLE bruto (cups text, desde date, hasta date, tarifa text, ${columns}, dh text, tipo text)`,
  );
  await client.query('CHECKPOINT');
  const start = performance.now();
  await pipeline(
    createReadStream(file, { highWaterMark: 256 * 1024 }),
    client.query(from('COPY bruto FROM STDIN (FORMAT csv)')),
  );
  const ms = performance.now() - start;
  await client.query('DROP TABLE bruto');
  await client.query('CHECKPOINT');
  return ms;
}

async function hasWork(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_stat_activity
    WHERE state = 'active' AND pid <> pg_backend_pid() AND backend_type IN ('client backend', 'autovacuum worker')`);
  return rowCount !== 0;
}

/** Resolves to the milliseconds from the answer to the upload until the import has ended. */
async function timeImport({ origin }: RunningServer, file: string, nuevas: number): Promise<number> {
  const authorization = `Bearer ${await tokenOfBench(SECRET, ADMIN)}`;
  const form = new FormData();
  form.append('file', await openAsBlob(file), 'consumos.csv');
  const upload = { method: 'POST', headers: { authorization }, body: form };
  const answer = await fetch(`${origin}/v1/importaciones`, upload);
  const { id } = importaciones.create.response.parse(await answer.json());
  for (;;) {
    await sleep(100);
    const reply = await fetch(`${origin}/v1/importaciones/${id}`, { headers: { authorization } });
    const importacion = importaciones.importacionSchema.parse(await reply.json());
    if (importacion.terminada === null) continue;
    if (importacion.nuevas !== nuevas) throw new Error(`No es lo que debía: ${JSON.stringify(importacion)}`);
    return Date.parse(importacion.terminada) - Date.parse(importacion.creada);
  }
}
