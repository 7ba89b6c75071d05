import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openJobs } from '../../platform/jobs.ts';
import { testApp } from '../../platform/test-app.ts';
import { testFolder, testProcess } from '../../platform/test-process.ts';
import { startImportador } from './importador.service.ts';
import { cuentas, formulario, read, terminada } from './test-banco.ts';
import { consumosDe, cupsDePrueba } from './test-ficheros.ts';

// This application takes no imports of its own: it stands for a process that only answers calls.
const banco = await testApp();
const { app, as, db, files, url } = banco;
const folder = mkdtempSync(join(tmpdir(), 'vatio-otro-'));
const jobs = openJobs(url);
const failures: unknown[] = [];
const other = () =>
  startImportador({
    db,
    url,
    files,
    jobs,
    dataFolder: folder,
    workers: 1,
    sweepMs: 300,
    onError: (error) => failures.push(error),
  });
afterAll(() => jobs.stop());

const pointsFrom = (first: number, points: number) =>
  Array.from({ length: points }, (_, i) => consumosDe(cupsDePrueba(first + i), 24)).join('');

async function storedFiles(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM fichero`.execute(db);
  return rows[0]!.count;
}

test('files that one process received are imported by another one, and then nothing of them is left', async () => {
  const { headers, payload } = await formulario([
    ['a.csv', pointsFrom(0, 3)],
    ['b.csv', pointsFrom(3, 2)],
  ]);
  const answer = await app.inject({
    method: 'POST',
    url: importaciones.create.path,
    payload,
    headers: { ...headers, ...(await as('comercial')) },
  });
  expect(answer.statusCode).toBe(200);
  const stop = await other();
  expect(cuentas(await terminada(banco, answer.json().id))).toMatchObject({ nuevas: 120 });
  await expect.poll(storedFiles).toBe(0);
  await expect.poll(() => readdirSync(join(folder, 'importaciones'))).toEqual([]);
  await stop();
  expect(failures).toEqual([]);
});

test('an import whose process is killed is ended by another one, which has neither its folder nor its job', async () => {
  const SECRET = 'secreto-de-las-pruebas-de-32-letras';
  const killed = testProcess({
    DATABASE_URL: url,
    VATIO_DATA: testFolder(),
    VATIO_SECRET: SECRET,
    PORT: '0',
  });
  const line = await killed.started;
  const { headers, payload } = await formulario([['c.csv', pointsFrom(100, 4000)]]);
  const answer = await fetch(`${line.match(/http:\S+/)?.[0]}${importaciones.create.path}`, {
    method: 'POST',
    headers: { ...headers, ...(await as('comercial')) },
    body: payload,
  });
  const { id } = importaciones.create.response.parse(await answer.json());
  while ((await read(banco, id)).filas === 0) await sleep(5);
  const stop = await other();
  expect((await read(banco, id)).terminada).toBeNull();
  killed.signal('SIGKILL');
  await killed.ended;
  expect(cuentas(await terminada(banco, id))).toMatchObject({ nuevas: 96_000 });
  await expect.poll(storedFiles).toBe(0);
  await stop();
  expect(failures).toEqual([]);
});
