import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database.ts';
import { CHUNK_BYTES } from '../../platform/files/file-source.ts';
import { Listener } from '../../platform/listen.ts';
import { openSms } from '../../platform/sms/sms.ts';
import { mailerTo } from '../../platform/test-app.ts';
import { bancoDePrueba } from '../../test-banco.ts';

const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const { app, as, db, ids, jobs, url, upload: subir } = await bancoDePrueba('/v1/documentos');
const about = { entidad: 'cliente', entidadId: ids.panaderia, tipo: 'factura' };
const anyLimit = 1_000_000;

/** A second application over the same database, with a data folder of its own, stands for another process. */
const otherDb = openDatabase(url);
const listener = new Listener(url);
const other = await buildApp({
  db: otherDb,
  jobs,
  listener,
  secret: SECRET,
  mail: mailerTo([]),
  sms: openSms({ sms: undefined, demo: false }),
  publicUrl: 'http://localhost',
  dataFolder: mkdtempSync(join(tmpdir(), 'vatio-otro-')),
  territorio: 'peninsula-baleares',
  limits: {
    requestsPerMinute: anyLimit,
    signInsPerMinuteAndAddress: anyLimit,
    signInsPerQuarterHourAndAccount: anyLimit,
  },
});
await other.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await other.close();
  await listener.close();
  await otherDb.destroy();
});
const { port } = other.server.address() as AddressInfo;

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);

async function upload(content: Buffer): Promise<string> {
  const { status, body } = await subir('comercial', '', new Blob([new Uint8Array(content)]), 'x.pdf', about);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.id;
}

const contentOf = async (id: string) => ({
  url: `/v1/documentos/${id}/contenido`,
  headers: await as('admin'),
});

test('a document uploaded through one process is downloaded through another, which has another folder', async () => {
  const content = pdfOf(3 * CHUNK_BYTES);
  const id = await upload(content);
  for (const process of [app, other]) {
    const { statusCode, rawPayload, headers } = await process.inject(await contentOf(id));
    expect([statusCode, headers['content-length']]).toEqual([200, String(content.length)]);
    expect(rawPayload.equals(content)).toBe(true);
  }
});

describe('a damaged document', () => {
  test.each([
    ['a piece is missing', sql`DELETE FROM fichero_trozo WHERE orden = 1`],
    ['a piece is another one', sql`UPDATE fichero_trozo SET datos = 'x'::bytea WHERE orden = 2`],
  ])('says so before its first byte when %s, and the process answers on', async (_, damage) => {
    const id = await upload(pdfOf(3 * CHUNK_BYTES));
    await damage.execute(db);
    const answer = await other.inject(await contentOf(id));
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'fichero-danado']);
    expect(answer.json().title).toBe('El fichero guardado está incompleto o dañado');
    expect((await other.inject('/v1/salud')).statusCode).toBe(200);
  });

  test('whose bytes are still in the folder of a server that did not start says where they are', async () => {
    const id = await upload(pdfOf(10));
    await sql`ALTER TABLE documento DISABLE TRIGGER ALL`.execute(db);
    await sql`UPDATE documento SET sha256 = ${randomBytes(32)} WHERE id = ${id}`.execute(db);
    await sql`ALTER TABLE documento ENABLE TRIGGER ALL`.execute(db);
    const answer = await other.inject(await contentOf(id));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'fichero-no-disponible']);
  });

  test('that breaks half-way through its download ends that answer only', async () => {
    const id = await upload(pdfOf(40 * CHUNK_BYTES));
    const { url, headers } = await contentOf(id);
    const received = await new Promise<number>((resolve, reject) => {
      request({ port, path: url, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', async (chunk: Buffer) => {
          if (bytes === 0) {
            answer.pause();
            await sql`DELETE FROM fichero_trozo WHERE orden > 30`.execute(db);
            answer.resume();
          }
          bytes += chunk.length;
        });
        answer.on('error', () => resolve(bytes));
        answer.on('end', () => reject(new Error('The answer ended as if it were whole')));
      }).end();
    });
    expect(received).toBeLessThan(40 * CHUNK_BYTES);
    expect((await other.inject('/v1/salud')).statusCode).toBe(200);
  });
});

test('somebody who hangs up while downloading holds no connection, and the process answers on', async () => {
  const id = await upload(pdfOf(40 * CHUNK_BYTES));
  const { url, headers } = await contentOf(id);
  for (let i = 0; i < 15; i++) {
    await new Promise<void>((resolve) => {
      const call = request({ port, path: url, headers }, (answer) => {
        answer.once('data', () => {
          call.destroy();
          resolve();
        });
        answer.on('error', () => undefined);
      });
      call.on('error', () => undefined);
      call.end();
    });
  }
  const { statusCode } = await other.inject(await contentOf(id));
  expect(statusCode).toBe(200);
});

test('somebody who hangs up while uploading leaves neither a row nor a piece', async () => {
  const count = async () => {
    const { rows } = await sql`
      SELECT (SELECT count(*) FROM documento) AS documentos, (SELECT count(*) FROM fichero_trozo) AS trozos
    `.execute(db);
    return rows[0];
  };
  const before = await count();
  const boundary = 'limite';
  const head = [
    ...Object.entries(about).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}\r\ncontent-disposition: form-data; name="fichero"; filename="x.pdf"\r\n\r\n%PDF-1.7`,
  ].join('');
  const headers = {
    ...(await as('admin')),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': 10 * 1024 ** 2,
  };
  const call = request({ port, path: '/v1/documentos', method: 'POST', headers });
  call.on('error', () => undefined);
  call.write(head);
  call.write(randomBytes(5 * 1024 ** 2));
  await sleep(200);
  call.destroy();
  await sleep(200);
  expect(await count()).toEqual(before);
  expect((await other.inject('/v1/salud')).statusCode).toBe(200);
});
