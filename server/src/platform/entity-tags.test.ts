import { expect, test } from 'vitest';
import { newApiKey } from './api-keys.ts';
import { TEST_USERS, testApp } from './test-app.ts';

const { app, db, as } = await testApp();
const { secreto, hash, inicio } = newApiKey();
await db
  .insertInto('claveApi')
  .values({
    nombre: 'Lectora',
    creadaPor: TEST_USERS.admin.id,
    usuarioId: TEST_USERS.admin.id,
    hash,
    inicio,
    ambitos: ['comerciales:leer'],
    caducaEn: new Date(Date.now() + 3_600_000),
  })
  .execute();
const key = { authorization: `Bearer ${secreto}` };

const read = (headers: Record<string, string>) => app.inject({ url: '/v1/comerciales', headers });
const tagOf = async () => String((await read(key)).headers.etag);

test('a read has a tag, with which it is not sent again as long as nothing changes', async () => {
  const etag = await tagOf();
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  const again = await read({ ...key, 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
  expect(again.headers['content-type']).toBeUndefined();
  await db.insertInto('comercial').values({ nombre: 'Marta Ruiz' }).execute();
  const changed = await read({ ...key, 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  expect(changed.body).toContain('Marta Ruiz');
});

test('any of several tags is enough, weak or strong, and so is `*`', async () => {
  const etag = await tagOf();
  const status = async (tags: string) => (await read({ ...key, 'if-none-match': tags })).statusCode;
  expect(await status(`"otra", ${etag}`)).toBe(304);
  expect(await status(etag.replace('W/', ''))).toBe(304);
  expect(await status('*')).toBe(304);
  expect(await status('"otra"')).toBe(200);
  expect(await status(etag.slice(0, -2))).toBe(200);
});

test('a compressed answer has the same tag as one that is not', async () => {
  const compressed = await read({ ...key, 'accept-encoding': 'gzip' });
  expect(compressed.headers.etag).toBe(await tagOf());
  const known = await read({ ...key, 'accept-encoding': 'gzip', 'if-none-match': await tagOf() });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
});

test('what the browser of a session reads is kept nowhere, and a tag alone tells nothing without one', async () => {
  const answer = await read(await as('admin'));
  expect(answer.headers).toMatchObject({ etag: await tagOf(), 'cache-control': 'no-store' });
  const refused = await read({ 'if-none-match': await tagOf() });
  expect([refused.statusCode, refused.headers.etag]).toEqual([401, undefined]);
});

test('problems, pages and writes have no tag', async () => {
  const problem = await app.inject({ url: '/v1/contratos', headers: key });
  const login = await app.inject({ method: 'POST', url: '/v1/auth/login', payload: {} });
  expect([problem.headers.etag, login.headers.etag]).toEqual([undefined, undefined]);
});
