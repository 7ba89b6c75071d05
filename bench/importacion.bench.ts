import { createReadStream, mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
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
import { type RunningServer, startServer } from './importacion/servidor.ts';
import { writeConsumos } from './importacion/sips-sintetico.ts';
import { formatAmount, printFigure } from './measure.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const FILAS = 1_000_000;
const MAXIMO_MB = 300;
const SECRETO = 'secreto-del-banco-de-pruebas-32-letras';
const ADMIN = '00000000-0000-4000-9000-000000000000';

/**
 * Uploads a SIPS CONSUMOS file to the running server, whose database is as durable as in production. The reference is a
 * bare COPY of the same bytes into a table with the columns of the file.
 */
export async function importacionBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const database = await startEmbeddedPostgres(folder);
  const fichero = join(folder, 'consumos.csv');
  try {
    await writeConsumos(fichero, FILAS);
    await withConnection(database.url, async (client) => {
      await migrate(client);
      await client.query(
        `INSERT INTO usuario (id, nombre, nombre_usuario, email, rol, estado, clave_hash)
        VALUES ($1, 'Banco', 'banco', 'banco@prueba.es', 'admin', 'activo', '')`,
        [ADMIN],
      );
      await openSessions(client);
    });
    await medir(folder, database.url, fichero);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function medir(folder: string, url: string, fichero: string): Promise<void> {
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Vatio</title>');
  const datos = join(folder, 'datos');
  const env = { DATABASE_URL: url, VATIO_DATA: datos, VATIO_SECRET: SECRETO, VATIO_WEB: web };
  const servidor = await startServer(env);
  try {
    for (const [cosa, nuevas] of [
      ['Importar', FILAS],
      ['Volver a importar', 0],
    ] as const) {
      // The bare COPY is measured before and after the import, so that a busy machine slows both.
      const antes = await withConnection(url, (client) => copiar(client, fichero));
      const ms = await importar(servidor, fichero, nuevas);
      const despues = await withConnection(url, (client) => copiar(client, fichero));
      printFigure({
        name: `${cosa} ${formatAmount(FILAS, 'filas')} de SIPS CONSUMOS`,
        value: formatAmount((FILAS / ms) * 1000, 'filas/s'),
        reference: 'COPY de los mismos bytes',
        ratio: (2 * ms) / (antes + despues),
      });
    }
    const memoria = servidor.memoriaMb();
    if (memoria === undefined) return;
    printFigure({
      name: 'Memoria del servidor mientras importa, como mucho',
      value: formatAmount(memoria, 'MB'),
      reference: `${MAXIMO_MB} MB`,
      ratio: memoria / MAXIMO_MB,
    });
  } finally {
    await servidor.stop();
  }
}

/** Resolves to the milliseconds of a bare COPY, which starts once the database has nothing else to do. */
async function copiar(client: pg.Client, fichero: string): Promise<number> {
  while (await hasWork(client)) await sleep(200);
  const numeros = Array.from({ length: 18 }, (_, i) => `n${i} bigint`).join(', ');
  await client.query(
    `CREATE TABLE bruto (cups text, desde date, hasta date, tarifa text, ${numeros}, dh text, tipo text)`,
  );
  await client.query('CHECKPOINT');
  const inicio = performance.now();
  await pipeline(
    createReadStream(fichero, { highWaterMark: 256 * 1024 }),
    client.query(from('COPY bruto FROM STDIN (FORMAT csv)')),
  );
  const ms = performance.now() - inicio;
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
async function importar({ origin: origen }: RunningServer, fichero: string, nuevas: number): Promise<number> {
  const authorization = `Bearer ${await tokenOfBench(SECRETO, ADMIN)}`;
  const form = new FormData();
  form.append('file', await openAsBlob(fichero), 'consumos.csv');
  const envio = { method: 'POST', headers: { authorization }, body: form };
  const respuesta = await fetch(`${origen}/v1/importaciones`, envio);
  const { id } = importaciones.create.response.parse(await respuesta.json());
  for (;;) {
    await sleep(100);
    const estado = await fetch(`${origen}/v1/importaciones/${id}`, { headers: { authorization } });
    const importacion = importaciones.importacionSchema.parse(await estado.json());
    if (importacion.terminada === null) continue;
    if (importacion.nuevas !== nuevas) throw new Error(`No es lo que debía: ${JSON.stringify(importacion)}`);
    return Date.parse(importacion.terminada) - Date.parse(importacion.creada);
  }
}
