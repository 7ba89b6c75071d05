import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testFolder, testProcess } from '../../platform/test-process.ts';
import { bancoDePrueba } from '../../test-banco.ts';
import { moveDocumentFolder } from './folder-move.service.ts';

const { app, as, db, files, ids, url } = await bancoDePrueba('/v1/documentos');

/** Leaves a document as earlier versions did, with its row in the database and its bytes in the folder. */
async function oldDocument(folder: string, content: Buffer): Promise<{ id: string; path: string }> {
  const sha256 = createHash('sha256').update(content).digest();
  const path = writeOld(folder, sha256.toString('hex'), content);
  await sql`ALTER TABLE documento DISABLE TRIGGER ALL`.execute(db);
  const { id } = await db
    .insertInto('documento')
    .values({
      entidad: 'cliente',
      entidadId: ids.panaderia,
      tipo: 'otro',
      nombre: 'x.pdf',
      formato: 'pdf',
      bytes: content.length,
      sha256,
      usuarioId: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`ALTER TABLE documento ENABLE TRIGGER ALL`.execute(db);
  return { id, path };
}

function writeOld(folder: string, name: string, content: Buffer): string {
  const path = join(folder, 'documentos', name.slice(0, 2), name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);

async function countFicheros(): Promise<number> {
  const { count } = await db
    .selectFrom('fichero')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function download(id: string): Promise<Buffer> {
  const answer = await app.inject({ url: `/v1/documentos/${id}/contenido`, headers: await as('admin') });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test('documents of a folder are moved into the database, and what is not theirs stays where it is and is told', async () => {
  const folder = testFolder();
  const content = pdfOf(700_000);
  const { id, path } = await oldDocument(folder, content);
  const changed = await oldDocument(folder, pdfOf(10));
  writeFileSync(changed.path, 'something else');
  const nobodys = writeOld(folder, 'ab'.repeat(32), Buffer.from('x'));
  const unfinished = writeOld(folder, `${'cd'.repeat(32)}.${crypto.randomUUID()}`, Buffer.from('x'));
  const told: string[] = [];
  const move = { db, files, dataFolder: folder, say: (sentence: string) => told.push(sentence) };
  for (let start = 0; start < 2; start++) await moveDocumentFolder(move);
  expect((await download(id)).equals(content)).toBe(true);
  expect([path, changed.path, nobodys, unfinished].map((file) => existsSync(file))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(told.slice(0, 2)).toEqual([
    `1 documentos de ${folder}/documentos están dañados: se quedan allí`,
    `1 ficheros de ${folder}/documentos no son de ningún documento: se quedan allí`,
  ]);
});

test('a server killed while it moves documents loses none, and the next one ends the work', {
  timeout: 120_000,
}, async () => {
  const folder = testFolder();
  const contents = new Map<string, Buffer>();
  for (let i = 0; i < 120; i++) {
    const content = pdfOf(300_000);
    contents.set((await oldDocument(folder, content)).id, content);
  }
  const env = { DATABASE_URL: url, VATIO_DATA: folder, VATIO_SECRET: 'x'.repeat(32), PORT: '0' };
  const before = await countFicheros();
  for (const moved of [20, 70]) {
    const killed = testProcess(env);
    while ((await countFicheros()) < before + moved) await sleep(2);
    killed.signal('SIGKILL');
    await killed.ended;
    expect(await countFicheros()).toBeLessThan(before + contents.size);
  }
  const last = testProcess(env);
  await last.started;
  expect(existsSync(join(folder, 'documentos'))).toBe(false);
  for (const [id, content] of contents) expect((await download(id)).equals(content)).toBe(true);
  last.signal('SIGTERM');
  expect((await last.ended).code).toBe(0);
});
