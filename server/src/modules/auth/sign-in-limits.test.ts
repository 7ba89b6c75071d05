import { auth } from '@vatio/contract';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testApp } from '../../platform/test-app.ts';

const plenty = {
  requestsPerMinute: 1000,
  signInsPerMinuteAndAddress: 1000,
  signInsPerQuarterHourAndAccount: 1000,
};

function postFrom(app: Awaited<ReturnType<typeof testApp>>['app']) {
  return (url: string, payload: object, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url, payload, remoteAddress });
}

function expectTooMany({ statusCode, headers, json }: Awaited<ReturnType<ReturnType<typeof postFrom>>>) {
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(json()).toEqual({
    type: 'urn:vatio:problema:demasiados-intentos',
    title: 'Demasiados intentos seguidos: espera un momento y vuelve a probar',
    status: 429,
    code: 'demasiados-intentos',
  });
}

test('signing in is never too often', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 2 } });
  const post = postFrom(app);
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(
      (await post(auth.login.path, { email: 'admin@prueba.es', password: TEST_PASSWORD })).statusCode,
    ).toBe(200);
    expect((await post(auth.login.path, { email: 'admin@prueba.es', password: 'otra' })).statusCode).toBe(
      400,
    );
  }
});

test('an account is tried only so often, from whatever address, existing or not', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 3 } });
  const post = postFrom(app);
  for (const account of ['admin@prueba.es', 'nadie@prueba.es']) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const credentials = { email: account, password: 'otra' };
      expect((await post(auth.login.path, credentials, `192.0.2.${attempt}`)).statusCode).toBe(400);
    }
    const right = { email: account.toUpperCase(), password: TEST_PASSWORD };
    expectTooMany(await post(auth.login.path, right, '192.0.2.99'));
  }
  const other = { email: 'cliente@prueba.es', password: TEST_PASSWORD };
  expect((await post(auth.login.path, other)).statusCode).toBe(200);
});

test('an address tries only so often, whatever the accounts', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerMinuteAndAddress: 2 } });
  const post = postFrom(app);
  const account = (name: string) => ({
    fullName: name,
    username: name,
    email: `${name}@x.es`,
    password: '12345678',
  });
  expect((await post(auth.login.path, { email: 'a@x.es', password: 'x' })).statusCode).toBe(400);
  expect((await post(auth.register.path, account('uno'))).statusCode).toBe(200);
  expectTooMany(await post(auth.login.path, { email: 'admin@prueba.es', password: TEST_PASSWORD }));
  expectTooMany(await post(auth.register.path, account('dos')));
  expect((await post(auth.register.path, account('dos'), '192.0.2.2')).statusCode).toBe(200);
});

test('every call counts against the limit of its address, refresh and logout too; pages do not', async () => {
  const { app } = await testApp({ limits: { ...plenty, requestsPerMinute: 2 } });
  const post = postFrom(app);
  expect((await post(auth.refresh.path, { refreshToken: 'x' })).statusCode).toBe(401);
  expect((await post(auth.logout.path, { refreshToken: 'x' })).statusCode).toBe(204);
  expectTooMany(await post(auth.refresh.path, { refreshToken: 'x' }));
  expectTooMany(await post(auth.logout.path, { refreshToken: 'x' }));
  expect((await app.inject({ url: '/una-pagina', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/v1/salud', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
});
