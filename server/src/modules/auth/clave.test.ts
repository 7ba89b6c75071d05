import { auth } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../platform/test-app.ts';

const { app, db, mails } = await testApp();

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const request = (email: string) => post(auth.forgotPassword.path, { email });
const change = (token: string, password = 'una clave nueva') =>
  post(auth.resetPassword.path, { token, password });
const signIn = (password: string) => post(auth.login.path, { email: 'comercial@prueba.es', password });

async function enlace(): Promise<string> {
  const antes = mails.length;
  await request('Comercial@Prueba.es');
  await expect.poll(() => mails).toHaveLength(antes + 1);
  return /#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

beforeEach(async () => {
  await db.deleteFrom('enlaceAcceso').execute();
});

test('a recovery link works once, changes the password and ends every session', async () => {
  const { refreshToken } = (await signIn(TEST_PASSWORD)).json();
  const token = await enlace();
  const { hash, caducaEn } = await db.selectFrom('enlaceAcceso').selectAll().executeTakeFirstOrThrow();
  expect(hash.toString('base64url')).not.toBe(token);
  expect((Date.parse(caducaEn) - Date.now()) / 3_600_000).toBeCloseTo(1, 1);
  expect((await change(token)).json()).toEqual({ email: 'comercial@prueba.es' });
  expect((await post(auth.refresh.path, { refreshToken })).statusCode).toBe(401);
  expect((await signIn(TEST_PASSWORD)).statusCode).toBe(400);
  expect((await signIn('una clave nueva')).statusCode).toBe(200);
  const otra = await change(token);
  expect([otra.statusCode, otra.json().code]).toEqual([400, 'enlace-no-valido']);
  const entrada = await db
    .selectFrom('auditoria')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entrada).toMatchObject({ accion: 'cambiar-clave', entidadId: TEST_USERS.comercial.id });
});

test('a recovery is answered the same for an account that does not exist, is blocked or waits, and sends nothing', async () => {
  await db
    .updateTable('usuario')
    .set({ estado: 'bloqueado' })
    .where('id', '=', TEST_USERS.cliente.id)
    .execute();
  const antes = mails.length;
  const conocida = await request('comercial@prueba.es');
  for (const email of ['nadie@prueba.es', 'cliente@prueba.es']) {
    const respuesta = await request(email);
    expect([respuesta.statusCode, respuesta.body]).toEqual([conocida.statusCode, conocida.body]);
  }
  expect([conocida.statusCode, conocida.body]).toEqual([204, '']);
  await expect.poll(() => mails).toHaveLength(antes + 1);
  expect((await request('no es un correo')).statusCode).toBe(400);
});

test('a recovery link lives an hour, and a new one takes the place of the one before', async () => {
  const viejo = await enlace();
  const nuevo = await enlace();
  expect((await change(viejo)).statusCode).toBe(400);
  await db.updateTable('enlaceAcceso').set({ caducaEn: sql<string>`now()` }).execute();
  expect((await change(nuevo)).statusCode).toBe(400);
  expect((await change('inventado')).statusCode).toBe(400);
});

test('three recovery links an hour are sent, and no more', async () => {
  const antes = mails.length;
  for (let vez = 1; vez <= 3; vez++) {
    await request('admin@prueba.es');
    // A mail that has not been sent when the next link is asked for is annulled.
    await expect.poll(() => mails).toHaveLength(antes + vez);
  }
  for (let vez = 4; vez <= 5; vez++) await request('admin@prueba.es');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mails).toHaveLength(antes + 3);
});

test('a recovery link lets a blocked account change its password, and not sign in', async () => {
  const token = await enlace();
  await db
    .updateTable('usuario')
    .set({ estado: 'bloqueado' })
    .where('id', '=', TEST_USERS.comercial.id)
    .execute();
  expect((await change(token, 'otra clave más')).statusCode).toBe(200);
  expect((await signIn('otra clave más')).json().code).toBe('cuenta-bloqueada');
});
