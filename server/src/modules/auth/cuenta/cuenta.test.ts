import { auth, cuenta } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../../platform/test-app.ts';

const LIMIT = 5;
const { app, db, mails, as } = await testApp({
  limits: {
    requestsPerMinute: 1_000_000,
    signInsPerMinuteAndAddress: 1_000_000,
    signInsPerQuarterHourAndAccount: LIMIT,
    importsAtOnce: 10,
    importMbPerDay: 1_000,
  },
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const NEW_PASSWORD = 'un tren a Soria';

type Session = { readonly accessToken: string; readonly refreshToken: string };

async function signIn(password = TEST_PASSWORD, remoteAddress = '192.0.2.7'): Promise<Session> {
  const answer = await app.inject({
    method: 'POST',
    url: auth.login.path,
    remoteAddress,
    headers: { 'user-agent': FIREFOX },
    payload: { email: 'comercial@prueba.es', password },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const bearer = ({ accessToken }: Session) => ({ authorization: `Bearer ${accessToken}` });

async function refresh({ refreshToken }: Session, remoteAddress = '192.0.2.7') {
  return app.inject({ method: 'POST', url: auth.refresh.path, remoteAddress, payload: { refreshToken } });
}

async function sesionesOf(session: Session): Promise<cuenta.Sesion[]> {
  const answer = await app.inject({ url: cuenta.sesiones.path, headers: bearer(session) });
  expect(answer.statusCode).toBe(200);
  return answer.json().rows;
}

const changePassword = (session: Session, actual: string, password: string) =>
  app.inject({
    method: 'PUT',
    url: cuenta.changePassword.path,
    headers: bearer(session),
    payload: { actual, password },
  });

let here: Session;

beforeEach(async () => {
  await db.deleteFrom('sesion').execute();
  await sql`delete from limite`.execute(db);
  const { claveHash } = await db
    .selectFrom('usuario')
    .select('claveHash')
    .where('id', '=', TEST_USERS.admin.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('usuario').set({ claveHash }).execute();
  here = await signIn();
});

describe('the own sessions of an account', () => {
  test('say where and with what each was opened, and which is this one', async () => {
    await signIn(TEST_PASSWORD, '198.51.100.4');
    const rows = await sesionesOf(here);
    expect(rows.map(({ esta, direccion }) => [esta, direccion])).toEqual([
      [true, '192.0.2.7'],
      [false, '198.51.100.4'],
    ]);
    expect(rows[0]).toMatchObject({ navegador: 'Firefox', sistema: 'Windows', dispositivo: 'ordenador' });
  });

  test('move with whoever uses them', async () => {
    const opened = await sesionesOf(here);
    const renewed: Session = (await refresh(here, '203.0.113.9')).json();
    const [row] = await sesionesOf(renewed);
    expect(row).toMatchObject({ id: opened[0]?.id, direccion: '203.0.113.9' });
    expect(Date.parse(row!.usada)).toBeGreaterThan(Date.parse(row!.abierta));
  });

  test('are nobody else’s to see or to close', async () => {
    const [mine] = await sesionesOf(here);
    const headers = await as('admin');
    const theirs = (await app.inject({ url: cuenta.sesiones.path, headers })).json().rows;
    expect(theirs.map(({ id }: cuenta.Sesion) => id)).not.toContain(mine?.id);
    const url = `${cuenta.sesiones.path}/${mine?.id}`;
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
    expect(await sesionesOf(here)).toHaveLength(1);
  });

  test('are closed one by one, at once', async () => {
    const there = await signIn();
    const other = (await sesionesOf(here)).find(({ esta }) => !esta);
    const url = `${cuenta.sesiones.path}/${other?.id}`;
    const close = () => app.inject({ method: 'DELETE', url, headers: bearer(here) });
    expect((await close()).statusCode).toBe(204);
    expect((await close()).statusCode).toBe(404);
    expect((await refresh(there)).statusCode).toBe(401);
    expect((await app.inject({ url: cuenta.sesiones.path, headers: bearer(there) })).statusCode).toBe(401);
    expect((await refresh(here)).statusCode).toBe(200);
  });

  test('are closed all at once, but for this one', async () => {
    const others = [await signIn(), await signIn()];
    const url = cuenta.closeOtherSesiones.path;
    const close = async () => (await app.inject({ method: 'POST', url, headers: bearer(here) })).json();
    expect(await close()).toEqual({ cerradas: 2 });
    expect(await close()).toEqual({ cerradas: 0 });
    for (const other of others) expect((await refresh(other)).statusCode).toBe(401);
    expect((await refresh(here)).statusCode).toBe(200);
    const entries = await db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidadId', '=', TEST_USERS.comercial.id)
      .where('accion', '=', 'cerrar-sesiones')
      .execute();
    expect(entries.length).toBeGreaterThan(0);
  });
});

describe('an own change of password', () => {
  test('closes the other sessions, keeps this one, and tells the owner by mail', async () => {
    const other = await signIn();
    const before = mails.length;
    const answer = await changePassword(here, TEST_PASSWORD, NEW_PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([200, { cerradas: 1 }]);
    expect((await refresh(other)).statusCode).toBe(401);
    // The access token carries the version of the former password, so that it has to be renewed.
    expect((await app.inject({ url: cuenta.sesiones.path, headers: bearer(here) })).statusCode).toBe(401);
    const renewed: Session = (await refresh(here)).json();
    expect(await sesionesOf(renewed)).toHaveLength(1);
    await signIn(NEW_PASSWORD);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({ to: 'comercial@prueba.es' });
    expect(mails.at(-1)?.text).toContain('Se ha cambiado la contraseña de tu cuenta');
  });

  test('asks for the present one and for one that the registration would take', async () => {
    const errorsOf = async (actual: string, password: string) => {
      const answer = await changePassword(here, actual, password);
      return [answer.statusCode, Object.keys(answer.json().errors)];
    };
    expect(await errorsOf('no es esta', NEW_PASSWORD)).toEqual([400, ['actual']]);
    expect(await errorsOf(TEST_PASSWORD, 'corta')).toEqual([400, ['password']]);
    expect(await errorsOf(TEST_PASSWORD, 'contraseña1')).toEqual([400, ['password']]);
    expect(await errorsOf(TEST_PASSWORD, 'comercial@prueba.es')).toEqual([400, ['password']]);
    expect(await errorsOf(TEST_PASSWORD, TEST_PASSWORD)).toEqual([400, ['password']]);
    expect((await refresh(here)).statusCode).toBe(200);
  });

  test('lets nobody with a stolen session try passwords without end', async () => {
    for (let time = 0; time < LIMIT; time++) await changePassword(here, `intento ${time}`, NEW_PASSWORD);
    const refused = await changePassword(here, TEST_PASSWORD, NEW_PASSWORD);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'demasiados-intentos']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of two at once with one password, one is written', async () => {
    const answers = await Promise.all([
      changePassword(here, TEST_PASSWORD, NEW_PASSWORD),
      changePassword(here, TEST_PASSWORD, 'un tren a Cuenca'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
