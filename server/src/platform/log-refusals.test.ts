import { auth } from '@vatio/contract/endpoints';
import { fastify } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerProblems, tooManyRequests } from './problems.ts';
import { TEST_PASSWORD, TEST_USERS, testApp } from './test-app.ts';

const lines: string[] = [];
const { app, as } = await testApp({
  logLevel: 'warn',
  logStream: { write: (line) => void lines.push(line) },
  limits: { requestsPerMinute: 1000, signInsPerMinuteAndAddress: 4, signInsPerQuarterHourAndAccount: 1000 },
});
beforeEach(() => {
  lines.length = 0;
});

const written = () => lines.map((line) => JSON.parse(line));
const signIn = (email: string, password: string) =>
  app.inject({
    method: 'POST',
    url: auth.login.path,
    payload: { email, password },
    remoteAddress: '192.0.2.7',
  });

test('a sign-in that fails is logged with its address and its account, and one that does not is not', async () => {
  const refused = { level: 40, metodo: 'POST', ruta: auth.login.path, direccion: '192.0.2.7' };
  expect((await signIn('admin@prueba.es', TEST_PASSWORD)).statusCode).toBe(200);
  expect(lines).toEqual([]);
  await signIn('admin@prueba.es', 'una-que-no-es');
  await signIn('nadie@prueba.es', 'una-que-no-es');
  const [known, unknown] = written();
  expect(known).toMatchObject({ ...refused, estado: 400, cuenta: TEST_USERS.admin.id });
  expect(unknown).toMatchObject({ ...refused, estado: 400 });
  expect(unknown).not.toHaveProperty('cuenta');
  await signIn('admin@prueba.es', 'una-que-no-es');
  await signIn('admin@prueba.es', TEST_PASSWORD);
  expect(written().at(-1)).toMatchObject({ ...refused, estado: 429, codigo: 'demasiados-intentos' });
  expect(lines.join('')).not.toMatch(/una-que-no-es|nadie@prueba|admin@prueba/);
});

test('a call without the right for it is logged with its account, and one whose session has expired is not', async () => {
  const url = '/v1/admin/usuarios';
  expect((await app.inject({ url })).statusCode).toBe(401);
  expect((await app.inject({ url, headers: { authorization: 'Bearer caducado' } })).statusCode).toBe(401);
  expect(lines).toEqual([]);
  expect((await app.inject({ url, headers: await as('comercial') })).statusCode).toBe(403);
  expect(written()).toMatchObject([
    { codigo: 'sin-permiso', estado: 403, metodo: 'GET', ruta: url, cuenta: TEST_USERS.comercial.id },
  ]);
});

test('a key that is not valid is logged, and is not in the line', async () => {
  const key = `vat_${'a'.repeat(43)}`;
  const headers = { authorization: `Bearer ${key}` };
  expect((await app.inject({ url: '/v1/clientes', headers })).statusCode).toBe(401);
  expect(written()).toMatchObject([{ codigo: 'clave-no-valida', ruta: '/v1/clientes' }]);
  expect(lines.join('')).not.toContain(key);
});

test('of the calls over a limit a hundred are logged in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const bare = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  answerProblems(bare);
  bare.get('/', () => {
    throw tooManyRequests();
  });
  for (let i = 0; i < 120; i++) await bare.inject('/');
  expect(lines).toHaveLength(100);
  vi.setSystemTime(60_000);
  await bare.inject('/');
  expect(lines).toHaveLength(101);
  vi.useRealTimers();
  await bare.close();
});
