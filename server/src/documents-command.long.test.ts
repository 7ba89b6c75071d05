import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveDocuments } from './documents-command.ts';
import { Cleanup } from './platform/cleanup.ts';
import { readConfig } from './platform/config.ts';
import { examineDatabase } from './platform/doctor/examine-database.ts';
import { CHUNK_BYTES, sha256Of } from './platform/files/file-source.ts';
import { keyOf, testS3 } from './platform/files/test-s3.ts';
import { testApp } from './platform/test-app.ts';
import { testFolder, testProcess } from './platform/test-process.ts';

const LIMIT_MS = 120_000;
const FILES = 200;
const { db, url, files } = await testApp();
const server = await testS3();
const env = { ...server.env, DATABASE_URL: url, VATIO_DATA: testFolder() };
const command = (...args: string[]) => testProcess(env, 'documents.ts', args);
const contents = Array.from({ length: FILES }, (_, i) => randomBytes(i === 0 ? 3 * CHUNK_BYTES : 1000));
for (const content of contents) await files.put(db, content);

async function counts(): Promise<unknown> {
  const { rows } = await sql`
    SELECT count(*) FILTER (WHERE lugar = 's3')::int AS s3, count(*) FILTER (WHERE lugar = 'base')::int AS base,
      (SELECT count(*)::int FROM fichero_trozo) AS trozos
    FROM fichero`.execute(db);
  return rows[0];
}
const finding = async (of: string) =>
  (await examineDatabase(db, readConfig(env).s3)).find((one) => one.of === of);

test('the files of a house are moved to a bucket and back, whatever stops it half-way', {
  timeout: LIMIT_MS,
}, async () => {
  const trial = await command('to-s3', '--trial').ended;
  expect([trial.code, trial.stdout]).toEqual([0, 'Se llevarían 200 ficheros (0,9 MB) al almacén S3\n']);
  expect(await counts()).toEqual({ s3: 0, base: FILES, trozos: FILES + 2 });

  const killed = command('to-s3');
  while (server.objects.size < 10) await sleep(1);
  killed.signal('SIGKILL');
  await killed.ended;
  expect(await finding('Documentos')).toMatchObject({ verdict: 'bien' });
  expect(await finding('Almacén S3')).toMatchObject({ verdict: 'bien' });

  // A document whose only piece was changed stays where it is.
  const [damaged] = await sql<{ sha256: Buffer }>`
    UPDATE fichero_trozo SET datos = 'x' WHERE sha256 = (SELECT max(sha256) FROM fichero WHERE lugar = 'base' AND trozos = 1)
    RETURNING sha256`
    .execute(db)
    .then(({ rows }) => rows);
  const moved = await command('to-s3').ended;
  expect(moved.code).toBe(1);
  expect(moved.stdout).toMatch(/^Llevados \d+ ficheros \(.* MB\) al almacén S3\n/);
  expect(moved.stdout).toContain(`Dañado, se queda donde estaba: ${damaged?.sha256.toString('hex')}`);
  expect(await counts()).toEqual({ s3: FILES - 1, base: 1, trozos: 1 });

  const lost = contents.find((content) => !sha256Of(content).equals(damaged!.sha256))!;
  const kept = server.objects.get(keyOf(lost))!;
  server.objects.delete(keyOf(lost));
  expect(await finding('Almacén S3')).toEqual({
    verdict: 'fallo',
    of: 'Almacén S3',
    text: 'vatio: 1 de 199 ficheros no están o no están enteros; recupéralos de sus versiones o de una copia',
  });
  server.objects.set(keyOf(lost), kept);

  server.fail({ method: 'GET', times: 1, how: 'breaks' });
  const broken = await command('to-postgres').ended;
  expect(broken.code).toBe(1);
  const back = await command('to-postgres').ended;
  expect(back.code).toBe(0);
  expect(await counts()).toEqual({ s3: 0, base: FILES, trozos: FILES + 2 });
  for (const content of contents) {
    const state = damaged?.sha256.equals(sha256Of(content)) ? 'damaged' : 'intact';
    expect(await files.check(sha256Of(content))).toBe(state);
  }
});

test('the command asks for the bucket and for the direction', async () => {
  const refused = (...args: string[]) => moveDocuments(args, new Cleanup());
  await expect(refused('to-s3')).rejects.toThrow('Di antes en VATIO_S3_BUCKET cuál es el almacén S3');
  for (const args of [['to-disk'], [], ['to-s3', '--all']]) {
    await expect(refused(...args)).rejects.toThrow('Uso: npm run documents -- to-s3|to-postgres [--trial]');
  }
});
