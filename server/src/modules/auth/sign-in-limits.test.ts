import { auth } from '@vatio/contract/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deletePastLimits } from '../../platform/limits.repository.ts';
import { TEST_PASSWORD, testApp } from '../../platform/test-app.ts';
import { foldEmail } from './fold-email.ts';

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

test('signing in successfully is never limited', async () => {
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

test('an account is tried only so often from an address, existing or not', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 3 } });
  const post = postFrom(app);
  for (const account of ['admin@prueba.es', 'nadie@prueba.es']) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const credentials = { email: account, password: 'otra' };
      expect((await post(auth.login.path, credentials)).statusCode).toBe(400);
    }
    const right = { email: account.toUpperCase(), password: TEST_PASSWORD };
    expectTooMany(await post(auth.login.path, right));
  }
  const other = { email: 'cliente@prueba.es', password: TEST_PASSWORD };
  expect((await post(auth.login.path, other)).statusCode).toBe(200);
});

test('the sign-in limit counts the addresses of one IPv6 network as one', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 2 } });
  const post = postFrom(app);
  const wrong = { email: 'admin@prueba.es', password: 'otra' };
  for (const host of ['1', '2']) await post(auth.login.path, wrong, `2001:db8:0:7::${host}`);
  expectTooMany(await post(auth.login.path, wrong, '2001:db8::7:0:0:0:3'));
  expect((await post(auth.login.path, wrong, '2001:db8:0:8::1')).statusCode).toBe(400);
});

test('a stranger who fails from one address locks nobody else out of the account', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 3 } });
  const post = postFrom(app);
  const wrong = { email: 'admin@prueba.es', password: 'otra' };
  for (let attempt = 1; attempt <= 20; attempt++) await post(auth.login.path, wrong, '198.51.100.1');
  expectTooMany(await post(auth.login.path, wrong, '198.51.100.1'));
  const right = { ...wrong, password: TEST_PASSWORD };
  expect((await post(auth.login.path, right, '192.0.2.7')).statusCode).toBe(200);
});

test('an attack from many addresses is stopped, and a device that the account has used is not', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 2 } });
  const right = { email: 'admin@prueba.es', password: TEST_PASSWORD };
  const signIn = (payload: object, remoteAddress: string, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: auth.login.path,
      payload,
      remoteAddress,
      ...(cookie && { headers: { cookie } }),
    });
  const known = await signIn(right, '192.0.2.1');
  const header = String(known.headers['set-cookie']);
  expect(header).toMatch(/^vatio_dispositivo=[\w.-]+; Path=\/; .*HttpOnly; SameSite=Strict/);
  const cookie = header.split(';')[0];
  for (let host = 1; host <= 20; host++) {
    expect((await signIn({ ...right, password: 'otra' }, `198.51.100.${host}`)).statusCode).toBe(400);
  }
  expectTooMany(await signIn(right, '203.0.113.1'));
  expect((await signIn(right, '203.0.113.2', cookie)).statusCode).toBe(200);
  // A cookie signed for another account is worth nothing, and neither is a forged one.
  for (const forged of ['vatio_dispositivo=a.b', `${cookie}x`]) {
    expectTooMany(await signIn(right, '203.0.113.3', forged));
  }
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect((await signIn({ ...right, password: 'otra' }, '203.0.113.4', cookie)).statusCode).toBe(400);
  }
  expectTooMany(await signIn(right, '203.0.113.4', cookie));
});

test('what one process counts counts for the others, by account and by address', async () => {
  const limits = { ...plenty, signInsPerQuarterHourAndAccount: 2, signInsPerMinuteAndAddress: 4 };
  const { app, another, db } = await testApp({ limits });
  const [first, second] = [postFrom(app), postFrom(await another())];
  const wrong = { email: 'admin@prueba.es', password: 'otra' };
  for (const post of [first, second]) expect((await post(auth.login.path, wrong)).statusCode).toBe(400);
  expectTooMany(await first(auth.login.path, wrong));
  expect((await second(auth.login.path, { email: 'a@x.es', password: 'x' })).statusCode).toBe(400);
  expectTooMany(await first(auth.login.path, { email: 'b@x.es', password: 'x' }));
  await sql`update limite set hasta = now() - interval '1 second'`.execute(db);
  expect((await second(auth.login.path, wrong)).statusCode).toBe(400);
  await deletePastLimits(db);
  expect((await sql`select from limite`.execute(db)).rows).toHaveLength(3);
});

test('an e-mail written with letters that some locale folds is another account, to the limits and to the database', async () => {
  const { app, db } = await testApp({ limits: { ...plenty, signInsPerQuarterHourAndAccount: 1 } });
  const post = postFrom(app);
  for (const email of ['clİente@prueba.es', 'ＣＬＩＥＮＴＥ@prueba.es', 'clıente@prueba.es']) {
    expect((await post(auth.login.path, { email, password: TEST_PASSWORD })).statusCode).toBe(400);
  }
  expect((await post(auth.login.path, { email: ' CLIENTE@Prueba.es ', password: 'x' })).statusCode).toBe(400);
  expectTooMany(await post(auth.login.path, { email: 'cliente@prueba.es', password: TEST_PASSWORD }));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const email = text.replaceAll('\0', '').trim();
      const { rows } = await sql<{
        folded: string;
      }>`select lower(${email}::text collate "C") as folded`.execute(db);
      expect(foldEmail(email)).toBe(rows[0]?.folded);
    }),
    { numRuns: 300, examples: [['İ'], ['K'], ['ÀÉÑ'], ['ẞ'], ['Σ']] },
  );
});

test('an address tries only so often, whatever the accounts', async () => {
  const { app } = await testApp({ limits: { ...plenty, signInsPerMinuteAndAddress: 2 } });
  const post = postFrom(app);
  const account = (name: string) => ({
    fullName: name,
    username: name,
    email: `${name}@x.es`,
    password: 'sol y sombra',
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
