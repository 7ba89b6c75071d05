import { accesoDeLaCasa, auth, cuenta, usuarios } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../../platform/test-app.ts';
import { tokenOf } from '../../../platform/test-session.ts';

const LIMIT = 6;
const { app, db, mails } = await testApp({
  limits: {
    requestsPerMinute: 1_000_000,
    signInsPerMinuteAndAddress: 1_000_000,
    signInsPerQuarterHourAndAccount: LIMIT,
    importsAtOnce: 10,
    importMbPerDay: 1_000,
  },
});

// The clock stands still in the middle of a step, so that no code grows old between two lines.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
afterAll(() => {
  vi.useRealTimers();
});

const ADMIN = TEST_USERS.admin;
const SELLER = TEST_USERS.comercial;
type Account = typeof ADMIN;

async function call(
  account: Account | undefined,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  const headers = account && { authorization: `Bearer ${await tokenOf(app, account)}` };
  const answer = await app.inject({ method, url, ...(headers && { headers }), ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    body: answer.body ? answer.json() : undefined,
    headers: answer.headers,
  };
}

const signIn = (password = TEST_PASSWORD) =>
  call(undefined, 'POST', auth.login.path, { email: 'comercial@prueba.es', password });
const showCode = (testigo: string, codigo: string) =>
  call(undefined, 'POST', auth.secondStep.path, { testigo, codigo });

/** The code of a step of time from now: 0 is the present one. */
const codeOf = (secreto: string, steps = 0) =>
  new TOTP({ secret: secreto }).generate({ timestamp: Date.now() + steps * 30_000 });

async function begin(account: Account, codigo?: string): Promise<{ secreto: string; direccion: string }> {
  const proof = { actual: TEST_PASSWORD, ...(codigo && { codigo }) };
  const { status, body } = await call(account, 'POST', cuenta.beginSegundoPaso.path, proof);
  expect(status).toBe(200);
  return body;
}

/** Sets the second step up with the code of the step before, so that the present one is still unused. */
async function setUp(account: Account): Promise<{ secreto: string; codigos: string[] }> {
  const { secreto } = await begin(account);
  const { status, body } = await call(account, 'POST', cuenta.activateSegundoPaso.path, {
    codigo: codeOf(secreto, -1),
  });
  expect(status).toBe(200);
  return { secreto, codigos: body.codigos };
}

async function challenge(): Promise<string> {
  const { status, body } = await signIn();
  expect([status, Object.keys(body)]).toEqual([200, ['segundoPaso']]);
  return body.segundoPaso;
}

beforeEach(async () => {
  await db.deleteFrom('segundoPaso').execute();
  await sql`delete from limite`.execute(db);
  await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores: false }).execute();
});

describe('the second step of a sign-in', () => {
  test('comes after the password: its token alone opens nothing, and a code opens the session', async () => {
    const { secreto } = await setUp(SELLER);
    const token = await challenge();
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: cuenta.sesiones.path, headers })).statusCode).toBe(401);
    const answer = await showCode(token, codeOf(secreto));
    expect(answer.status).toBe(200);
    const { accessToken } = auth.sessionSchema.parse(answer.body);
    expect(await app.accessTokens.verify(accessToken)).toEqual(SELLER);
    expect(answer.headers['set-cookie']).toContain('vatio_dispositivo=');
  });

  test('says nothing of itself to whoever does not know the password', async () => {
    await setUp(SELLER);
    const answer = await signIn('no es esta');
    expect([answer.status, answer.body.errors]).toEqual([400, { email: 'Email or Password is Invalid' }]);
  });

  test('takes no code twice, nor one of a step before a used one', async () => {
    const { secreto } = await setUp(SELLER);
    const code = codeOf(secreto);
    expect((await showCode(await challenge(), code)).status).toBe(200);
    const again = await showCode(await challenge(), code);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['codigo']]);
    expect((await showCode(await challenge(), codeOf(secreto, -1))).status).toBe(400);
    expect((await showCode(await challenge(), codeOf(secreto, 1))).status).toBe(200);
  });

  test('of many at once with one code, one gets in', async () => {
    const { secreto } = await setUp(SELLER);
    const token = await challenge();
    const code = codeOf(secreto);
    const answers = await Promise.all(Array.from({ length: LIMIT }, () => showCode(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is limited: after some wrong codes the right one has to wait', async () => {
    const { secreto } = await setUp(SELLER);
    const token = await challenge();
    for (let time = 0; time < LIMIT; time++) await showCode(token, '000000');
    const answer = await showCode(token, codeOf(secreto));
    expect([answer.status, answer.body.code]).toEqual([429, 'demasiados-intentos']);
  });

  test('takes each recovery code once, and tells the owner by mail', async () => {
    const { codigos } = await setUp(SELLER);
    const before = mails.length;
    expect(codigos).toHaveLength(10);
    expect((await showCode(await challenge(), codigos[3]!.toUpperCase())).status).toBe(200);
    expect(mails.at(-1)?.text).toContain('quedan 9');
    expect(mails).toHaveLength(before + 1);
    expect((await showCode(await challenge(), codigos[3]!)).status).toBe(400);
    const { body } = await call(SELLER, 'GET', cuenta.segundoPaso.path);
    expect(body).toMatchObject({ activo: true, codigosSinUsar: 9, obligatorio: false });
  });

  test('keeps neither the secret nor the codes as they are', async () => {
    const { secreto, codigos } = await setUp(SELLER);
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(s) from segundo_paso s)::text || (select json_agg(c) from codigo_recuperacion c)::text as all
    `.execute(db);
    const stored = rows[0]?.all ?? '';
    expect(stored.length).toBeGreaterThan(500);
    for (const secret of [secreto, ...codigos]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('ends when the account was blocked or its password changed after the first one', async () => {
    const { secreto } = await setUp(SELLER);
    const token = await challenge();
    const set = (estado: 'activo' | 'bloqueado') =>
      db.updateTable('usuario').set({ estado }).where('id', '=', SELLER.id).execute();
    await set('bloqueado');
    expect((await showCode(token, codeOf(secreto))).body.code).toBe('primer-paso-caducado');
    await set('activo');
    expect((await showCode(token, codeOf(secreto))).body.code).toBe('primer-paso-caducado');
    expect((await showCode('inventado', codeOf(secreto))).status).toBe(401);
    const access = await tokenOf(app, SELLER);
    expect((await showCode(access, codeOf(secreto))).status).toBe(401);
  });
});

describe('an own second step', () => {
  test('begins with the password, and counts once a first code has proved it', async () => {
    const wrong = await call(SELLER, 'POST', cuenta.beginSegundoPaso.path, { actual: 'no es esta' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['actual']]);
    const { secreto, direccion } = await begin(SELLER);
    expect(direccion).toContain('issuer=Vatio');
    expect((await signIn()).body).toHaveProperty('accessToken');
    const refused = await call(SELLER, 'POST', cuenta.activateSegundoPaso.path, { codigo: '000000' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['codigo']]);
    const codigo = codeOf(secreto);
    expect((await call(SELLER, 'POST', cuenta.activateSegundoPaso.path, { codigo })).status).toBe(200);
    expect((await call(SELLER, 'POST', cuenta.activateSegundoPaso.path, { codigo })).status).toBe(409);
    expect((await signIn()).body).toHaveProperty('segundoPaso');
  });

  test('moves to another telephone with a code of the present one, which counts until then', async () => {
    const { secreto } = await setUp(SELLER);
    const without = await call(SELLER, 'POST', cuenta.beginSegundoPaso.path, { actual: TEST_PASSWORD });
    expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['codigo']]);
    const next = await begin(SELLER, codeOf(secreto));
    expect((await showCode(await challenge(), codeOf(secreto, 1))).status).toBe(200);
    const codigo = codeOf(next.secreto, -1);
    expect((await call(SELLER, 'POST', cuenta.activateSegundoPaso.path, { codigo })).status).toBe(200);
    expect((await showCode(await challenge(), codeOf(secreto, 1))).status).toBe(400);
    expect((await showCode(await challenge(), codeOf(next.secreto))).status).toBe(200);
  });

  test('gets other recovery codes, and the former ones are worth nothing', async () => {
    const { secreto, codigos } = await setUp(SELLER);
    const proof = { actual: TEST_PASSWORD, codigo: codeOf(secreto) };
    const { status, body } = await call(SELLER, 'POST', cuenta.renewRecoveryCodes.path, proof);
    expect([status, body.codigos.length]).toEqual([200, 10]);
    expect((await showCode(await challenge(), codigos[0]!)).status).toBe(400);
    expect((await showCode(await challenge(), body.codigos[0])).status).toBe(200);
  });

  test('is taken away by its owner with the password and a code', async () => {
    const { secreto } = await setUp(SELLER);
    const remove = (codigo?: string) =>
      call(SELLER, 'POST', cuenta.removeSegundoPaso.path, {
        actual: TEST_PASSWORD,
        ...(codigo && { codigo }),
      });
    expect((await remove()).status).toBe(400);
    expect((await remove(codeOf(secreto))).status).toBe(204);
    expect((await signIn()).body).toHaveProperty('accessToken');
  });

  test('is taken away by an administrator, never by others nor by themselves so', async () => {
    await setUp(SELLER);
    const url = usuarios.removeSegundoPaso.path.replace(':id', SELLER.id);
    expect((await call(TEST_USERS.cliente, 'POST', url, {})).status).toBe(403);
    const removed = await call(ADMIN, 'POST', url, {});
    expect([removed.status, removed.body.segundoPaso]).toEqual([200, false]);
    expect((await call(ADMIN, 'POST', url, {})).body.code).toBe('sin-segundo-paso');
    expect((await signIn()).body).toHaveProperty('accessToken');
    expect(mails.at(-1)).toMatchObject({ to: 'comercial@prueba.es' });
    const { usuarioId, entidadId } = await db
      .selectFrom('auditoria')
      .select(['usuarioId', 'entidadId'])
      .where('accion', '=', 'quitar-segundo-paso')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect({ usuarioId, entidadId }).toEqual({ usuarioId: ADMIN.id, entidadId: SELLER.id });
    const own = usuarios.removeSegundoPaso.path.replace(':id', ADMIN.id);
    expect((await call(ADMIN, 'POST', own, {})).body.code).toBe('cuenta-propia');
  });
});

describe('a house that asks its administrators for a second step', () => {
  const require = (segundoPasoAdministradores: boolean) =>
    call(ADMIN, 'PUT', accesoDeLaCasa.update.path, { segundoPasoAdministradores });

  test('lets one without it do nothing but set it up, at once, and everybody else go on', async () => {
    expect((await call(ADMIN, 'GET', usuarios.list.path)).status).toBe(200);
    expect((await require(true)).status).toBe(204);
    await expect.poll(async () => (await call(ADMIN, 'GET', usuarios.list.path)).status).toBe(403);
    expect((await call(ADMIN, 'GET', usuarios.list.path)).body.code).toBe('falta-segundo-paso');
    expect(
      (await call(ADMIN, 'PUT', accesoDeLaCasa.update.path, { segundoPasoAdministradores: false })).status,
    ).toBe(403);
    expect((await call(SELLER, 'GET', cuenta.sesiones.path)).status).toBe(200);
    expect((await call(SELLER, 'GET', '/v1/clientes')).status).toBe(200);
    expect((await call(ADMIN, 'GET', cuenta.segundoPaso.path)).body).toMatchObject({
      obligatorio: true,
      activo: false,
    });
    await setUp(ADMIN);
    await expect.poll(async () => (await call(ADMIN, 'GET', usuarios.list.path)).status).toBe(200);
    expect((await call(ADMIN, 'GET', accesoDeLaCasa.get.path)).body).toEqual({
      segundoPasoAdministradores: true,
      administradores: 1,
      conSegundoPaso: 1,
    });
  });

  test('lets no administrator take the own one away', async () => {
    const { secreto } = await setUp(ADMIN);
    await require(true);
    const proof = { actual: TEST_PASSWORD, codigo: codeOf(secreto) };
    const answer = await call(ADMIN, 'POST', cuenta.removeSegundoPaso.path, proof);
    expect([answer.status, answer.body.code]).toEqual([409, 'segundo-paso-obligatorio']);
    await require(false);
    expect((await call(ADMIN, 'POST', cuenta.removeSegundoPaso.path, proof)).status).toBe(204);
  });
});
