import { auth } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../test-banco.ts';

const { app, call, mails, acciones, db } = await bancoDePrueba('/v1/admin/comerciales');

const nuevo = async (email: string | null) =>
  (await call('admin', 'POST', '', { nombre: 'Nora Vidal', email })).body.id as string;
const tokenDe = (texto: string | undefined) => /#token=([\w-]+)/.exec(texto ?? '')?.[1] ?? '';
const choose = (token: string, password = 'una clave larga') =>
  app.inject({ method: 'POST', url: auth.resetPassword.path, payload: { token, password } });
const signIn = (email: string) =>
  app.inject({ method: 'POST', url: auth.login.path, payload: { email, password: 'una clave larga' } });

test('an invitation is a link by mail that works once, to choose a password and enter as the representative', async () => {
  const id = await nuevo('nora@vatio.example');
  const { status, body } = await call('admin', 'POST', `/${id}/invitacion`);
  expect([status, body.enlace, body.comercial.cuenta]).toEqual([200, null, 'invitado']);
  expect((Date.parse(body.comercial.invitacionCaduca) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  const primero = tokenDe(mails.at(-1)?.text);
  expect(mails.at(-1)).toMatchObject({ to: 'nora@vatio.example' });
  expect(mails.at(-1)?.text).toContain('https://vatio.example/reset-password#token=');
  expect((await signIn('nora@vatio.example')).statusCode).toBe(400);
  await call('admin', 'POST', `/${id}/invitacion`);
  expect((await choose(primero)).json().code).toBe('enlace-no-valido');
  const segundo = tokenDe(mails.at(-1)?.text);
  expect((await choose(segundo, 'corta')).statusCode).toBe(400);
  const intentos = await Promise.all([choose(segundo), choose(segundo)]);
  expect(intentos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await signIn('nora@vatio.example')).json().userData).toMatchObject({
    role: 'comercial',
    fullName: 'Nora Vidal',
  });
  const otra = await call('admin', 'POST', `/${id}/invitacion`);
  expect([otra.status, otra.body.code]).toEqual([409, 'cuenta-en-uso']);
  expect(await acciones(id)).toEqual(['crear', 'invitar', 'invitar']);
});

test('an invitation is taken back with the account that nobody came to use', async () => {
  const id = await nuevo('luis@vatio.example');
  await call('admin', 'POST', `/${id}/invitacion`);
  const token = tokenDe(mails.at(-1)?.text);
  expect((await call('admin', 'DELETE', `/${id}/invitacion`)).status).toBe(204);
  expect((await choose(token)).statusCode).toBe(400);
  expect((await call('admin', 'GET', `/v1/comerciales/${id}`)).body.cuenta).toBe('sin-cuenta');
  expect((await call('admin', 'DELETE', `/${id}/invitacion`)).body.code).toBe('sin-invitacion');
  expect((await call('admin', 'POST', `/${id}/invitacion`)).status).toBe(200);
});

test('the invitation of somebody who leaves before using it is taken back, so that they can be invited again if they return', async () => {
  const id = await nuevo('rosa@vatio.example');
  await call('admin', 'POST', `/${id}/invitacion`);
  const token = tokenDe(mails.at(-1)?.text);
  expect((await call('admin', 'POST', `/${id}/baja`)).body.cuenta).toBe('sin-cuenta');
  expect((await choose(token)).statusCode).toBe(400);
  const { body } = await call('admin', 'POST', `/${id}/reactivar`);
  expect([body.cuenta, body.acciones]).toEqual(['sin-cuenta', expect.arrayContaining(['invitar'])]);
});

test('an invitation needs an e-mail, and one that no account has', async () => {
  const sin = await call('admin', 'POST', `/${await nuevo(null)}/invitacion`);
  expect([sin.status, sin.body.errors]).toEqual([400, { email: 'Escribe su correo antes de invitarle' }]);
  const tomado = await call('admin', 'POST', `/${await nuevo('ADMIN@prueba.es')}/invitacion`);
  expect([tomado.status, Object.keys(tomado.body.errors)]).toEqual([400, ['email']]);
  expect(
    await db.selectFrom('usuario').select('id').where('estado', '=', 'pendiente').execute(),
  ).toHaveLength(1);
});
