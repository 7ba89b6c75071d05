import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testApp } from '../test-app.ts';
import { testFolder } from '../test-process.ts';
import { openBucket } from './bucket.ts';
import { CHUNK_BYTES, sha256Of } from './file-source.ts';
import { examineBucket, removeLooseObjects } from './loose-objects.ts';
import { s3Files } from './s3-files.ts';
import { keyOf, testS3 } from './test-s3.ts';

const { db, files: inDatabase } = await testApp();
const server = await testS3();
const settings = readConfig(server.env).s3!;
const bucket = await openBucket(settings);
afterAll(bucket.close);
const files = s3Files(db, bucket);
const put = (bytes: Buffer) => files.put(db, bytes);
const contentOf = async (sha256: Buffer) => buffer(await files.open(sha256));
const forget = (sha256: Buffer) => files.remove(db, sha256);
const YESTERDAY = new Date(Date.now() - 25 * 3600_000);
const AWAY = { problem: { code: 'almacen-no-disponible', status: 503 } };

async function rows(sha256: Buffer): Promise<unknown> {
  const { rows } = await sql`SELECT lugar, trozos, bytes::int FROM fichero WHERE sha256 = ${sha256}`.execute(
    db,
  );
  return rows[0];
}

describe('a file of the bucket', () => {
  test.each([
    ['nothing', 0],
    ['some bytes', 10],
    ['several pieces', 3 * CHUNK_BYTES + 1],
  ])('of %s comes back as it was, from memory and from a path', async (_, length) => {
    for (const fromPath of [false, true]) {
      const bytes = randomBytes(length);
      const path = join(testFolder(), 'fichero');
      writeFileSync(path, bytes);
      const kept = await files.put(db, fromPath ? path : bytes);
      expect(kept).toEqual({ sha256: sha256Of(bytes), bytes: length });
      expect(server.objects.get(keyOf(bytes))?.content.equals(bytes)).toBe(true);
      expect(await rows(kept.sha256)).toEqual({ lugar: 's3', trozos: 0, bytes: length });
      expect(await files.check(kept.sha256)).toBe('intact');
      expect((await contentOf(kept.sha256)).equals(bytes)).toBe(true);
    }
  });

  test('that is brought again is not sent again, unless it is not there', async () => {
    const bytes = randomBytes(10);
    const [{ sha256 }] = await Promise.all([put(bytes), put(bytes)]);
    const sent = () => server.calls.filter((method) => method === 'PUT').length;
    const before = sent();
    await put(bytes);
    expect(sent()).toBe(before);
    server.objects.delete(keyOf(bytes));
    expect(await files.check(sha256)).toBe('missing');
    await expect(files.open(sha256)).rejects.toMatchObject({ problem: { code: 'fichero-no-disponible' } });
    await put(bytes);
    expect(await files.check(sha256)).toBe('intact');
  });

  test('that the store changed is damaged, and its stream fails before its end', async () => {
    const bytes = randomBytes(3 * CHUNK_BYTES);
    const { sha256 } = await put(bytes);
    server.objects.get(keyOf(bytes))!.content = Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')]);
    await expect(contentOf(sha256)).rejects.toThrow('incompleto o dañado');
    server.objects.get(keyOf(bytes))!.content = bytes.subarray(1);
    expect(await files.check(sha256)).toBe('damaged');
  });

  test('may also be one that is in the database', async () => {
    const bytes = randomBytes(2 * CHUNK_BYTES);
    const { sha256 } = await inDatabase.put(db, bytes);
    await put(bytes);
    expect(await rows(sha256)).toMatchObject({ lugar: 'base', trozos: 2 });
    expect((await contentOf(sha256)).equals(bytes)).toBe(true);
  });

  test('is missing for a process without the bucket, which takes it into the database when it is brought', async () => {
    const bytes = randomBytes(10);
    const { sha256 } = await put(bytes);
    expect(await inDatabase.check(sha256)).toBe('missing');
    await inDatabase.put(db, bytes);
    expect(await rows(sha256)).toMatchObject({ lugar: 'base', trozos: 1 });
    expect((await contentOf(sha256)).equals(bytes)).toBe(true);
  });
});

describe('a store that fails', () => {
  test('for a moment, or whose connection breaks while it takes a file, is asked again', async () => {
    const path = join(testFolder(), 'fichero');
    for (const how of [{ status: 503, code: 'SlowDown' }, 'breaks'] as const) {
      const bytes = randomBytes(4 * CHUNK_BYTES);
      writeFileSync(path, bytes);
      server.fail({ method: 'PUT', times: 2, how });
      const { sha256 } = await files.put(db, path);
      expect((await contentOf(sha256)).equals(bytes)).toBe(true);
    }
  });

  test.each([
    ['refuses', { status: 403, code: 'AccessDenied' }],
    ['is out of order', { status: 503, code: 'ServiceUnavailable' }],
  ] as const)('because it %s leaves no row, and the cause is kept for the log', async (_, how) => {
    const bytes = randomBytes(10);
    server.fail({ method: 'PUT', times: 20, how });
    await expect(put(bytes)).rejects.toMatchObject({ ...AWAY, cause: { name: how.code } });
    server.fail({ method: 'PUT', times: 0, how });
    expect(await rows(sha256Of(bytes))).toBeUndefined();
  });

  test('half-way through a file breaks its stream', async () => {
    const bytes = randomBytes(8 * CHUNK_BYTES);
    const { sha256 } = await put(bytes);
    server.fail({ method: 'GET', times: 1, how: 'breaks' });
    await expect(contentOf(sha256)).rejects.toThrow();
    expect((await contentOf(sha256)).equals(bytes)).toBe(true);
  });

  test('by being away is said as such, and its files are there when it is back', async () => {
    const bytes = randomBytes(10);
    const { sha256 } = await put(bytes);
    const comeBack = await server.goAway();
    await expect(files.open(sha256)).rejects.toMatchObject(AWAY);
    await expect(files.check(sha256)).rejects.toMatchObject(AWAY);
    await expect(put(randomBytes(10))).rejects.toMatchObject(AWAY);
    await comeBack();
    expect((await contentOf(sha256)).equals(bytes)).toBe(true);
  });

  test('at the start says what to look at', async () => {
    await expect(openBucket({ ...settings, bucket: 'otro' })).rejects.toThrow(
      /No se puede usar el almacén otro de 127.0.0.1:\d+: no existe: créalo, o mira VATIO_S3_BUCKET/,
    );
    const credentials = { accessKeyId: 'otra', secretAccessKey: 'x' };
    await expect(openBucket({ ...settings, credentials })).rejects.toThrow('no deja entrar con VATIO_S3_KEY');
    await expect(openBucket({ ...settings, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED');
  });
});

describe('an object that no row needs', () => {
  const remove = (keepDays = 0) => removeLooseObjects({ db, bucket, keepDays });

  test('is removed once no backup may need it, and not when it was brought again', async () => {
    const [gone, back] = [randomBytes(10), randomBytes(10)];
    for (const bytes of [gone, back]) await forget((await put(bytes)).sha256);
    await remove(14);
    expect([server.objects.has(keyOf(gone)), server.objects.has(keyOf(back))]).toEqual([true, true]);
    await put(back);
    await remove();
    expect([server.objects.has(keyOf(gone)), server.objects.has(keyOf(back))]).toEqual([false, true]);
    expect((await sql`SELECT FROM objeto_sobrante`.execute(db)).rows).toEqual([]);
  });

  test('because its transaction failed is removed a day later, and other things of the bucket stay', async () => {
    const bytes = randomBytes(10);
    const writing = db.transaction().execute(async (trx) => {
      await files.put(trx, bytes);
      throw new Error('later');
    });
    await expect(writing).rejects.toThrow('later');
    server.objects.set('casa/LEEME', { content: bytes, modified: YESTERDAY });
    await remove();
    expect(server.objects.has(keyOf(bytes))).toBe(true);
    for (const object of server.objects.values()) object.modified = YESTERDAY;
    await remove();
    expect([server.objects.has(keyOf(bytes)), server.objects.has('casa/LEEME')]).toEqual([false, true]);
  });

  test('while it is removed is brought again by somebody who waits for the end of that', async () => {
    const bytes = randomBytes(10);
    const { sha256 } = await put(bytes);
    await forget(sha256);
    await Promise.all([remove(), put(bytes), remove(), put(bytes)]);
    expect(await files.check(sha256)).toBe('intact');
  });

  test('is not what the doctor misses', async () => {
    const bytes = randomBytes(10);
    await put(bytes);
    const { files: all, missing } = await examineBucket(db, bucket);
    server.objects.delete(keyOf(bytes));
    expect(await examineBucket(db, bucket)).toEqual({ files: all, missing: missing + 1 });
    await put(bytes);
    expect((await examineBucket(db, bucket)).missing).toBe(missing);
  });
});
