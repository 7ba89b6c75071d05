import type { auth } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, as } = await testApp();

async function call(role: auth.Role, method: 'GET' | 'PUT', pantallas?: readonly string[]) {
  const response = await app.inject({
    method,
    url: '/v1/marcadores',
    headers: await as(role),
    ...(pantallas && { payload: { pantallas } }),
  });
  return { status: response.statusCode, body: response.json() };
}

test('an account without bookmarks has an empty list', async () => {
  expect(await call('admin', 'GET')).toEqual({ status: 200, body: { pantallas: [] } });
});

test('bookmarks are kept in their order, for the account that keeps them and for no other', async () => {
  await call('comercial', 'PUT', ['contratos', 'cups']);
  await call('cliente', 'PUT', ['propuestas']);
  expect((await call('comercial', 'GET')).body).toEqual({ pantallas: ['contratos', 'cups'] });
  expect((await call('cliente', 'GET')).body).toEqual({ pantallas: ['propuestas'] });
  await call('comercial', 'PUT', ['cups']);
  expect((await call('comercial', 'GET')).body).toEqual({ pantallas: ['cups'] });
});

test('a screen flagged twice is kept once, and one that nobody knows is kept too', async () => {
  const { body } = await call('comercial', 'PUT', ['cups', 'de-otra-version', 'cups']);
  expect(body).toEqual({ pantallas: ['cups', 'de-otra-version'] });
});

test('fifty bookmarks are kept; fifty-one, or what is no id, are refused and change nothing', async () => {
  const ids = Array.from({ length: 51 }, (_, i) => `pantalla-${i}`);
  expect((await call('comercial', 'PUT', ids.slice(0, 50))).status).toBe(200);
  const refused = await call('comercial', 'PUT', ids);
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { pantallas: expect.stringContaining('50') } },
  });
  expect((await call('comercial', 'PUT', ['<b>'])).status).toBe(400);
  expect((await call('comercial', 'GET')).body.pantallas).toHaveLength(50);
});

test('changes sent at once from two places leave one of them whole', async () => {
  const [first, other] = [['cups', 'clientes'], ['contratos']];
  const done = await Promise.all([call('admin', 'PUT', first), call('admin', 'PUT', other)]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  expect([first, other]).toContainEqual((await call('admin', 'GET')).body.pantallas);
});
