import { auth, inicio } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../platform/test-app.ts';

const { app, db } = await testApp();

function login(payload: unknown) {
  return app.inject({ method: 'POST', url: auth.login.path, payload: payload as object });
}

describe('POST /v1/auth/login', () => {
  test('answers the two tokens and the user data', async () => {
    const answer = await login({ email: 'comercial@prueba.es', password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(200);
    const { accessToken, refreshToken, userData } = auth.sessionSchema.parse(answer.json());
    expect(await app.accessTokens.verify(accessToken)).toEqual(TEST_USERS.comercial);
    expect(refreshToken).toHaveLength(43);
    expect(userData).toEqual({
      id: TEST_USERS.comercial.id,
      fullName: 'Prueba comercial',
      username: 'comercial',
      email: 'comercial@prueba.es',
      avatar: null,
      role: 'comercial',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
      extras: { eCommerceCartItemsCount: 5 },
      hiddenAreas: [],
    });
  });

  test('an administrator may manage all', async () => {
    const answer = await login({ email: 'admin@prueba.es', password: TEST_PASSWORD });
    expect(answer.json().userData.ability).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  test('does not tell letter case apart in the e-mail, nor mind blanks around it', async () => {
    const answer = await login({ email: ' Admin@Prueba.ES ', password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['a wrong password', 'admin@prueba.es'],
    ['an account that does not exist', 'nadie@prueba.es'],
  ])('answers the same to %s', async (_, email) => {
    const answer = await login({ email, password: 'otra' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:vatio:problema:datos-no-validos',
      title: 'Revisa los datos enviados',
      status: 400,
      code: 'datos-no-validos',
      errors: { email: 'Email or Password is Invalid' },
    });
  });

  test('takes as long for an account that does not exist as for a wrong password', async () => {
    const milliseconds = async (email: string) => {
      const start = performance.now();
      await login({ email, password: 'otra' });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round++) {
      known.push(await milliseconds('admin@prueba.es'));
      unknown.push(await milliseconds(`nadie${round}@prueba.es`));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test.each([
    ['pendiente', 'cuenta-pendiente'],
    ['bloqueado', 'cuenta-bloqueada'],
  ] as const)('an account %s is told so, but only to who knows its password', async (estado, code) => {
    await db.updateTable('usuario').set({ estado }).where('id', '=', TEST_USERS.cliente.id).execute();
    const right = await login({ email: 'cliente@prueba.es', password: TEST_PASSWORD });
    expect(right.statusCode).toBe(403);
    expect(right.json().code).toBe(code);
    const wrong = await login({ email: 'cliente@prueba.es', password: 'otra' });
    expect(wrong.statusCode).toBe(400);
  });

  test('names each field that is missing or too many', async () => {
    const answer = await login({ email: '', rol: 'admin' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      email: 'Escribe el correo',
      password: 'Falta este dato',
      rol: 'No se admite este dato',
    });
  });

  test('refuses what is not an object, what is not JSON and what is not text', async () => {
    const list = await login([]);
    expect([list.statusCode, list.json().detail]).toEqual([400, 'Debe ser un objeto']);
    const headers = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: auth.login.path, headers, payload: '{' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'peticion-ilegible']);
    const xml = { 'content-type': 'application/xml' };
    const other = await app.inject({ method: 'POST', url: auth.login.path, headers: xml, payload: '<a/>' });
    expect([other.statusCode, other.json().code]).toEqual([415, 'formato-no-admitido']);
  });

  test('refuses a body without end', async () => {
    const answer = await login({ email: 'a', password: 'x'.repeat(3_000_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'demasiado-grande']);
  });

  test('a NUL in the e-mail is a wrong e-mail', async () => {
    const answer = await login({ email: 'a\u0000@prueba.es', password: 'otra' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the order of the cards of the home page', () => {
  test('is the one that the account has chosen, in each session and at each refresh', async () => {
    const payload = { email: 'comercial@prueba.es', password: TEST_PASSWORD };
    const { accessToken, refreshToken, userData } = auth.sessionSchema.parse((await login(payload)).json());
    expect(userData.ordenDeInicio).toBeUndefined();
    const choose = (ordenDeInicio: readonly string[]) =>
      app.inject({
        method: 'PUT',
        url: '/v1/cuenta/orden-de-inicio',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: { ordenDeInicio },
      });
    const own = [...inicio.TARJETAS].reverse();
    expect((await choose([...own.slice(1), 'actividad'])).json().errors).toEqual({
      ordenDeInicio: 'Cada tarjeta va una sola vez',
    });
    expect((await choose(own)).statusCode).toBe(204);
    expect((await login(payload)).json().userData.ordenDeInicio).toEqual(own);
    const renewed = await app.inject({ method: 'POST', url: '/v1/auth/refresh', payload: { refreshToken } });
    expect(renewed.json().ordenDeInicio).toEqual(own);
  });
});

describe('the rows that a page of a list has', () => {
  test('are those that the account has chosen, in each session and at each refresh', async () => {
    const payload = { email: 'comercial@prueba.es', password: TEST_PASSWORD };
    const { accessToken, refreshToken, userData } = auth.sessionSchema.parse((await login(payload)).json());
    expect(userData.filasPorPagina).toBeUndefined();
    const choose = (filasPorPagina: number) =>
      app.inject({
        method: 'PUT',
        url: '/v1/cuenta/filas-por-pagina',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: { filasPorPagina },
      });
    expect((await choose(7)).json().errors).toEqual({
      filasPorPagina: 'Una página tiene 10, 25, 50 o 100 filas',
    });
    expect((await choose(50)).statusCode).toBe(204);
    expect((await login(payload)).json().userData.filasPorPagina).toBe(50);
    const renewed = await app.inject({ method: 'POST', url: '/v1/auth/refresh', payload: { refreshToken } });
    expect(renewed.json().filasPorPagina).toBe(50);
  });
});

describe('the tour of the first visit', () => {
  test('is offered with each session until the account has ended it', async () => {
    const payload = { email: 'comercial@prueba.es', password: TEST_PASSWORD };
    await db
      .updateTable('usuario')
      .set({ recorridoVisto: false })
      .where('email', '=', payload.email)
      .execute();
    const { accessToken, userData } = auth.sessionSchema.parse((await login(payload)).json());
    expect(userData.isNew).toBe(true);
    const headers = { authorization: `Bearer ${accessToken}` };
    const ended = await app.inject({ method: 'POST', url: '/v1/cuenta/recorrido', headers });
    expect(ended.statusCode).toBe(204);
    expect((await login(payload)).json().userData.isNew).toBeUndefined();
  });

  test('is offered to an account that somebody has just asked for', async () => {
    const row = {
      nombre: 'N',
      nombreUsuario: 'nueva',
      email: 'nueva@prueba.es',
      rol: 'cliente',
      estado: 'activo',
      claveHash: 'x',
    } as const;
    const inserted = await db
      .insertInto('usuario')
      .values(row)
      .returning('recorridoVisto')
      .executeTakeFirst();
    expect(inserted).toEqual({ recorridoVisto: false });
  });
});
