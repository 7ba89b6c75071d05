import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testApp } from './test-app.ts';

const lines: string[] = [];
const { app, db, as } = await testApp({
  logLevel: 'debug',
  logStream: { write: (line) => void lines.push(line) },
});

const token = randomBytes(32).toString('base64url');
const NIFS = ['12345678Z', 'X1234567L', 'B12345674', '12.345.678-Z'];

test('the log of calls holds neither tokens nor passwords nor NIFs', async () => {
  const headers = await as('admin');
  const credentials = { email: 'admin@prueba.es', password: TEST_PASSWORD };
  const { refreshToken } = (
    await app.inject({ method: 'POST', url: '/v1/auth/login', payload: credentials })
  ).json();
  for (const nif of NIFS) await app.inject({ url: `/v1/clientes?q=${encodeURIComponent(nif)}`, headers });
  for (const nif of NIFS) await app.inject({ url: `/v1/clientes/${encodeURIComponent(nif)}`, headers });
  await app.inject({ url: `/v1/publico/propuestas/${token}`, headers });
  await app.inject({ url: '/v1/publico/propuestas/corto-y-adivinado', headers });
  await app.inject({ url: `/p/${token}` });
  await app.inject({ url: `/v1/clientes?token=${token}&q=Garc%C3%ADa`, headers });
  const written = lines.join('');
  expect(written).toContain('/v1/clientes');
  for (const secret of [token, refreshToken, TEST_PASSWORD, headers.authorization.slice(7), ...NIFS]) {
    expect(written).not.toContain(secret);
    expect(written).not.toContain(encodeURIComponent(secret));
  }
  expect(written).not.toMatch(/corto-y-adivinado|Garc/);
});

test('the log of a failure holds no NIF of a row that PostgreSQL quotes', async () => {
  const fila = { tipo: 'empresa' as const, nombre: 'Repetida', nif: 'B12345674' };
  await db.insertInto('cliente').values(fila).execute();
  const error: unknown = await db
    .insertInto('cliente')
    .values(fila)
    .execute()
    .catch((failure) => failure);
  lines.length = 0;
  app.log.error(error);
  app.log.error(new Error(`No se pudo avisar a https://vatio.example/p/${token}: Bearer ${token}`));
  expect(lines.join('')).toContain('cliente_nif');
  expect(lines.join('')).not.toContain('B12345674');
  expect(lines.join('')).not.toContain(token);
});

test('the name of a call that begins like a NIF stays in its line of the log', () => {
  lines.length = 0;
  app.log.error('0945218c-a76e-45d8-95c9-fdd2a4cf0a11 de 0945218C-');
  expect(lines.join('')).toContain('0945218c-a76e-45d8-95c9-fdd2a4cf0a11 de [oculto]-');
});

test('the API is kept out of caches unless an answer says otherwise', async () => {
  const headers = await as('admin');
  for (const url of ['/v1/clientes', '/v1/clientes/nada', '/v1/auth/demo', '/v1/no-existe']) {
    expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
  }
  expect((await app.inject({ url: '/v1/clientes' })).headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/no-existe' })).headers['cache-control']).toBeUndefined();
});
