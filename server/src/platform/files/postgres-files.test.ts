import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '../test-app.ts';
import { CHUNK_BYTES, sha256Of } from './file-source.ts';

const { db, files } = await testApp();
const put = (bytes: Buffer) => files.put(db, bytes);

async function rows(): Promise<{ ficheros: number; trozos: number }> {
  const { rows } = await sql<{ ficheros: number; trozos: number }>`
    SELECT (SELECT count(*) FROM fichero)::int AS ficheros, (SELECT count(*) FROM fichero_trozo)::int AS trozos
  `.execute(db);
  return rows[0]!;
}

describe('a stored file', () => {
  test.each([
    ['nothing', 0],
    ['less than a piece', 10],
    ['exactly a piece', CHUNK_BYTES],
    ['several pieces', 3 * CHUNK_BYTES + 1],
  ])('of %s comes back as it was', async (_, length) => {
    const bytes = randomBytes(length);
    const kept = await put(bytes);
    expect([kept.bytes, kept.sha256]).toEqual([length, sha256Of(bytes)]);
    expect(await files.check(kept.sha256)).toBe('intact');
    expect((await buffer(await files.open(kept.sha256))).equals(bytes)).toBe(true);
  });

  test('leaves nothing when its transaction does not end', async () => {
    const before = await rows();
    const writing = db.transaction().execute(async (trx) => {
      await files.put(trx, randomBytes(2 * CHUNK_BYTES));
      throw new Error('later');
    });
    await expect(writing).rejects.toThrow('later');
    expect(await rows()).toEqual(before);
  });

  test('that lost a piece, or has another one in its place, is damaged, and heals when it is brought again', async () => {
    const bytes = randomBytes(3 * CHUNK_BYTES);
    const { sha256 } = await put(bytes);
    await sql`DELETE FROM fichero_trozo WHERE sha256 = ${sha256} AND orden = 1`.execute(db);
    expect(await files.check(sha256)).toBe('damaged');
    await expect(buffer(await files.open(sha256))).rejects.toThrow('incompleto o dañado');
    await put(bytes);
    expect(await files.check(sha256)).toBe('intact');
    const other = randomBytes(CHUNK_BYTES);
    await sql`UPDATE fichero_trozo SET datos = ${other} WHERE sha256 = ${sha256} AND orden = 2`.execute(db);
    expect(await files.check(sha256)).toBe('damaged');
    await expect(buffer(await files.open(sha256))).rejects.toThrow('incompleto o dañado');
  });

  test('brought by two at once is kept once, and both have it', async () => {
    const before = await rows();
    const bytes = randomBytes(2 * CHUNK_BYTES);
    const [first, two] = await Promise.all([put(bytes), put(bytes)]);
    expect(first).toEqual(two);
    expect(await rows()).toEqual({ ficheros: before.ficheros + 1, trozos: before.trozos + 2 });
  });

  test('is forgotten with its pieces once no row refers to it, and not before', async () => {
    const before = await rows();
    const { sha256, bytes } = await put(randomBytes(2 * CHUNK_BYTES));
    const documento = {
      entidad: 'cliente' as const,
      entidadId: 'x',
      tipo: 'otro' as const,
      nombre: 'x.txt',
      formato: 'txt',
      bytes,
      sha256,
      usuarioId: null,
    };
    await db.insertInto('documento').values(documento).execute();
    await files.remove(db, sha256);
    expect(await files.check(sha256)).toBe('intact');
    await db.deleteFrom('documento').where('sha256', '=', sha256).execute();
    await files.remove(db, sha256);
    expect(await files.check(sha256)).toBe('missing');
    expect(await rows()).toEqual(before);
  });

  test('that is forgotten while another one brings the same bytes stays for that one', async () => {
    const bytes = randomBytes(10);
    const { sha256 } = await put(bytes);
    const forgetting = await db.startTransaction().execute();
    await files.remove(forgetting, sha256);
    const bringing = put(bytes);
    await forgetting.commit().execute();
    await bringing;
    expect(await files.check(sha256)).toBe('intact');
  });
});
