import { auth, cuenta, llaves } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../../platform/test-app.ts';
import { tokenOf } from '../../../platform/test-session.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const LIMIT = 6;
const { app, db, mails } = await testApp({
  limits: {
    requestsPerMinute: 1_000_000,
    signInsPerMinuteAndAddress: 1_000_000,
    signInsPerQuarterHourAndAccount: LIMIT,
  },
});

const ADMIN = TEST_USERS.admin;
const SELLER = TEST_USERS.comercial;
type Account = typeof ADMIN;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

async function call(account: Account | undefined, method: Method, url: string, payload?: object) {
  const headers = account && { authorization: `Bearer ${await tokenOf(app, account)}` };
  const answer = await app.inject({ method, url, ...(headers && { headers }), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
}

const begin = async (account: Account) => {
  const { status, body } = await call(account, 'POST', llaves.begin.path, { actual: TEST_PASSWORD });
  expect(status).toBe(200);
  return body;
};

const send = (account: Account, credencial: object, nombre = 'Portátil') =>
  call(account, 'POST', llaves.create.path, { nombre, credencial });

async function added(account: Account, device = new TestAuthenticator()): Promise<TestAuthenticator> {
  const { status } = await send(account, device.create(await begin(account)));
  expect(status).toBe(200);
  return device;
}

const challenge = async (): Promise<{ challenge: string }> =>
  (await call(undefined, 'POST', llaves.beginSignIn.path)).body;
const enter = (credencial: object) => call(undefined, 'POST', llaves.signIn.path, { credencial });

const list = async (account: Account): Promise<llaves.Llave[]> =>
  (await call(account, 'GET', llaves.list.path)).body.rows;

/** What the audit says of passkeys since the test began: nobody can empty it. */
const actions = async (usuarioId: string) =>
  (
    await db
      .selectFrom('auditoria')
      .select('accion')
      .where('usuarioId', '=', usuarioId)
      .where('accion', 'like', '%llave-de-acceso')
      .orderBy('id')
      .execute()
  )
    .map(({ accion }) => accion)
    .slice(audited);
let audited = 0;

const REFUSED = [400, 'llave-no-valida'];
const told = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) => [
  status,
  body.code,
];

beforeEach(async () => {
  await db.deleteFrom('llaveDeAcceso').execute();
  await db.deleteFrom('retoDeLlave').execute();
  await sql`delete from limite`.execute(db);
  await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores: false }).execute();
  await db.updateTable('usuario').set({ estado: 'activo' }).execute();
  audited = 0;
  audited = (await actions(SELLER.id)).length;
});

describe('a passkey', () => {
  test('opens a session of its account, without a password', async () => {
    const device = await added(SELLER);
    const { status, body } = await enter(device.sign(await challenge()));
    expect(status).toBe(200);
    const { accessToken, userData } = auth.sessionSchema.parse(body);
    expect(await app.accessTokens.verify(accessToken)).toEqual(SELLER);
    expect(userData.email).toBe('comercial@prueba.es');
    const [llave] = await list(SELLER);
    expect(llave?.usada).not.toBeNull();
  });

  test('is asked for at the public address, with recognition of its person', async () => {
    const options = await begin(SELLER);
    expect(options).toMatchObject({
      rp: { id: 'vatio.example' },
      user: { name: 'comercial@prueba.es' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect((await call(undefined, 'POST', llaves.beginSignIn.path)).body).toMatchObject({
      rpId: 'vatio.example',
      userVerification: 'required',
    });
    const device = await added(SELLER);
    expect((await begin(SELLER)).excludeCredentials).toEqual([
      { id: device.credentialId.toString('base64url'), type: 'public-key' },
    ]);
  });

  test('satisfies the second step that the house asks administrators for', async () => {
    const device = await added(ADMIN);
    await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores: true }).execute();
    const byPassword = await call(undefined, 'POST', auth.login.path, {
      email: 'admin@prueba.es',
      password: TEST_PASSWORD,
    });
    const { body } = await enter(device.sign(await challenge()));
    const ask = (token: string) =>
      app.inject({ url: '/v1/admin/claves', headers: { authorization: `Bearer ${token}` } });
    expect((await ask(byPassword.body.accessToken)).json().code).toBe('falta-segundo-paso');
    expect((await ask(body.accessToken)).statusCode).toBe(200);
  });

  test('is added and taken away only with the password, and its owner is told of both', async () => {
    const wrong = await call(SELLER, 'POST', llaves.begin.path, { actual: 'no es esta' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['actual']]);
    await added(SELLER);
    const [llave] = await list(SELLER);
    const path = llaves.remove.path.replace(':id', llave?.id ?? '');
    expect((await call(SELLER, 'POST', path, { actual: 'no es esta' })).status).toBe(400);
    expect((await call(SELLER, 'POST', path, { actual: TEST_PASSWORD })).status).toBe(204);
    expect((await call(SELLER, 'POST', path, { actual: TEST_PASSWORD })).status).toBe(404);
    expect(await list(SELLER)).toEqual([]);
    expect(await actions(SELLER.id)).toEqual(['poner-llave-de-acceso', 'quitar-llave-de-acceso']);
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Se ha añadido la llave de acceso «Portátil»'),
      expect.stringContaining('Se ha quitado la llave de acceso «Portátil»'),
    ]);
  });

  test('is renamed by its owner and by nobody else', async () => {
    await added(SELLER);
    const [llave] = await list(SELLER);
    const path = llaves.rename.path.replace(':id', llave?.id ?? '');
    expect((await call(ADMIN, 'PATCH', path, { nombre: 'Mía' })).status).toBe(404);
    expect((await call(ADMIN, 'POST', `${path}/retirada`, { actual: TEST_PASSWORD })).status).toBe(404);
    expect((await call(SELLER, 'PATCH', path, { nombre: ' Móvil ' })).body.nombre).toBe('Móvil');
    expect((await call(SELLER, 'PATCH', path, { nombre: ' ' })).status).toBe(400);
    expect(await actions(SELLER.id)).toEqual(['poner-llave-de-acceso', 'cambiar-llave-de-acceso']);
  });

  test('goes when its account is recovered by mail, as whoever had it may have added it', async () => {
    const device = await added(SELLER);
    await call(undefined, 'POST', auth.forgotPassword.path, { email: 'comercial@prueba.es' });
    await expect.poll(() => mails.at(-1)?.text).toContain('#token=');
    const token = /#token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    const { status } = await call(undefined, 'POST', auth.resetPassword.path, {
      token,
      password: 'un tren de madera a Soria',
    });
    expect(status).toBe(200);
    expect(told(await enter(device.sign(await challenge())))).toEqual(REFUSED);
    const { claveHash } = await db
      .selectFrom('usuario')
      .select('claveHash')
      .where('id', '=', ADMIN.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('usuario').set({ claveHash }).where('id', '=', SELLER.id).execute();
  });

  test('is one of twenty at most, also when many are added at once', async () => {
    const devices = Array.from({ length: llaves.MAX_LLAVES + 4 }, () => new TestAuthenticator());
    const created = [];
    for (const device of devices) created.push(device.create(await begin(SELLER)));
    const answers = await Promise.all(created.map((credencial) => send(SELLER, credencial)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(llaves.MAX_LLAVES);
    expect(await list(SELLER)).toHaveLength(llaves.MAX_LLAVES);
    const { status, body } = await call(SELLER, 'POST', llaves.begin.path, { actual: TEST_PASSWORD });
    expect([status, body.code]).toEqual([409, 'demasiadas-llaves-de-acceso']);
  });
});

describe('a passkey is not added', () => {
  test.each([
    ['at another address', { origin: 'https://vatio.example.malo.es' }],
    ['for another host', { id: 'malo.es' }],
    ['without recognising its person', { verified: false }],
  ])('%s', async (_, twist) => {
    const device = new TestAuthenticator();
    expect(told(await send(SELLER, device.create(await begin(SELLER), twist)))).toEqual(REFUSED);
    expect(await list(SELLER)).toEqual([]);
  });

  test('with the challenge of somebody else, of a sign-in, or of an earlier passkey', async () => {
    const user = { id: SELLER.id };
    const others = await begin(ADMIN);
    expect(told(await send(SELLER, new TestAuthenticator().create(others)))).toEqual(REFUSED);
    const { challenge: ofSignIn } = await challenge();
    const device = new TestAuthenticator();
    expect(told(await send(SELLER, device.create({ challenge: ofSignIn, user })))).toEqual(REFUSED);
    const options = await begin(SELLER);
    expect((await send(SELLER, device.create(options))).status).toBe(200);
    expect(told(await send(SELLER, new TestAuthenticator().create(options)))).toEqual(REFUSED);
  });

  test('to a second account', async () => {
    const device = await added(SELLER);
    expect(told(await send(ADMIN, device.create(await begin(ADMIN))))).toEqual(REFUSED);
  });
});

describe('a passkey does not open a session', () => {
  test.each([
    ['at another address', { origin: 'https://vatio.example.malo.es' }],
    ['for another host', { id: 'malo.es' }],
    ['without recognising its person', { verified: false }],
    ['of another account', { userHandle: Buffer.from(ADMIN.id).toString('base64url') }],
  ])('%s', async (_, twist) => {
    const device = await added(SELLER);
    expect(told(await enter(device.sign(await challenge(), twist)))).toEqual(REFUSED);
  });

  test('with a challenge that was used, has expired, was never given, or is there to add one', async () => {
    const device = await added(SELLER);
    const used = device.sign(await challenge());
    expect((await enter(used)).status).toBe(200);
    expect(told(await enter(used))).toEqual(REFUSED);
    const late = await challenge();
    await db.updateTable('retoDeLlave').set({ caducaEn: sql<string>`now() - interval '1 second'` }).execute();
    expect(told(await enter(device.sign(late)))).toEqual(REFUSED);
    expect(told(await enter(device.sign({ challenge: 'bnVuY2EgZGFkbw' })))).toEqual(REFUSED);
    expect(told(await enter(device.sign(await begin(SELLER))))).toEqual(REFUSED);
  });

  test('of many at once with one challenge, but for one', async () => {
    const device = await added(SELLER);
    const signed = device.sign(await challenge());
    const answers = await Promise.all(Array.from({ length: LIMIT }, () => enter(signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('signed by another device, or with its signature changed', async () => {
    const device = await added(SELLER);
    const other = new TestAuthenticator();
    const { id, rawId } = device.sign(await challenge());
    expect(told(await enter({ ...other.sign(await challenge()), id, rawId }))).toEqual(REFUSED);
    const mine = device.sign(await challenge());
    const response = { ...mine.response, signature: other.sign(await challenge()).response.signature };
    expect(told(await enter({ ...mine, response }))).toEqual(REFUSED);
    expect(told(await enter(other.sign(await challenge())))).toEqual(REFUSED);
  });

  test('when its counter does not grow: somebody copied it, and the audit tells', async () => {
    const device = new TestAuthenticator();
    device.counter = 7;
    await added(SELLER, device);
    expect((await enter(device.sign(await challenge()))).status).toBe(200);
    expect(told(await enter(device.sign(await challenge(), { counter: 8 })))).toEqual(REFUSED);
    expect(told(await enter(device.sign(await challenge(), { counter: 0 })))).toEqual(REFUSED);
    expect((await enter(device.sign(await challenge()))).status).toBe(200);
    expect(await actions(SELLER.id)).toEqual([
      'poner-llave-de-acceso',
      'rechazar-llave-de-acceso',
      'rechazar-llave-de-acceso',
    ]);
  });

  test('of a blocked or waiting account, and says so to its owner', async () => {
    const device = await added(SELLER);
    const states = { bloqueado: 'cuenta-bloqueada', pendiente: 'cuenta-pendiente' } as const;
    for (const [estado, code] of Object.entries(states)) {
      await db
        .updateTable('usuario')
        .set({ estado: estado as 'bloqueado' })
        .where('id', '=', SELLER.id)
        .execute();
      expect(told(await enter(device.sign(await challenge())))).toEqual([403, code]);
    }
  });

  test('after too many that failed: the right one has to wait too', async () => {
    const device = await added(SELLER);
    for (let i = 0; i < LIMIT; i++) {
      expect(told(await enter(device.sign(await challenge(), { verified: false })))).toEqual(REFUSED);
    }
    expect((await enter(device.sign(await challenge()))).status).toBe(429);
  });

  test('with anything that is no answer of a device', async () => {
    const device = await added(SELLER);
    const { response, ...rest } = device.sign(await challenge());
    const bare = Buffer.from('{}').toString('base64url');
    for (const clientDataJSON of ['AAAA', bare, Buffer.from('null').toString('base64url')]) {
      expect(told(await enter({ ...rest, response: { ...response, clientDataJSON } }))).toEqual(REFUSED);
    }
    expect((await enter({ ...rest, response: {} })).status).toBe(400);
  });
});

test('an own passkey is named to nobody else', async () => {
  await added(SELLER);
  expect(await list(ADMIN)).toEqual([]);
  const sessions = await call(SELLER, 'GET', cuenta.sesiones.path);
  expect(JSON.stringify(sessions.body)).not.toContain('Portátil');
});
