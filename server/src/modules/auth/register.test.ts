import { auth } from '@vatio/contract';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, db } = await testApp();

const nueva = {
  fullName: 'Nueva Clienta',
  username: 'nueva',
  email: 'nueva@prueba.es',
  password: 'ocho o más,',
};

function register(payload: object) {
  return app.inject({ method: 'POST', url: auth.register.path, payload });
}

describe('POST /v1/auth/register', () => {
  test('makes a client account that waits for approval', async () => {
    const answer = await register(nueva);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ estado: 'pendiente' });
    const row = await db
      .selectFrom('usuario')
      .selectAll()
      .where('email', '=', nueva.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nombre: 'Nueva Clienta', rol: 'cliente', estado: 'pendiente' });
    expect(row.claveHash).toMatch(/^\$argon2id\$/);
    const { email, password } = nueva;
    const entry = await app.inject({ method: 'POST', url: auth.login.path, payload: { email, password } });
    expect(entry.statusCode).toBe(403);
  });

  test('names what is taken, whatever the letter case', async () => {
    const taken = { email: 'ADMIN@prueba.es', username: 'Admin' };
    const [email, username] = ['This email is already in use.', 'This username is already in use.'];
    const both = await register({ ...nueva, ...taken });
    expect([both.statusCode, both.json().errors]).toEqual([400, { email, username }]);
    const one = await register({ ...nueva, ...taken, username: 'libre' });
    expect([one.statusCode, one.json().errors]).toEqual([400, { email }]);
    const other = await register({ ...nueva, ...taken, email: 'libre@prueba.es' });
    expect([other.statusCode, other.json().errors]).toEqual([400, { username }]);
  });

  test('of two at once with one e-mail, one is made', async () => {
    const pair = { ...nueva, username: 'doble', email: 'doble@prueba.es' };
    const answers = await Promise.all([register(pair), register(pair)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('an address that meets accounts that exist too often is told nothing more, of those that do not either', async () => {
    const ask = (email: string, username: string) =>
      app.inject({
        method: 'POST',
        url: auth.register.path,
        payload: { ...nueva, email, username },
        remoteAddress: '198.51.100.9',
      });
    for (let i = 1; i <= 5; i++) expect((await ask('admin@prueba.es', `x${i}x`)).statusCode).toBe(400);
    expect((await ask('admin@prueba.es', 'x6x')).statusCode).toBe(429);
    expect((await ask('libre-del-todo@prueba.es', 'x7x')).statusCode).toBe(429);
  });

  test.each([
    '1234567890',
    'contraseña123',
    'Password2026!',
    'qwertyuiop',
    'aaaaaaaaaa',
    'abababababab',
    'Vatio.2026!',
    'zyxwvutsrq',
    'nueva@prueba.es1',
    'NuevaClienta24'.replace('Clienta', ' Clienta'),
  ])('refuses the foreseeable password %j', async (password) => {
    const answer = await register({ ...nueva, username: 'otra-mas', email: 'nueva@prueba.es', password });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']]);
  });

  test.each(['tren azul en abril', 'Xk3-pqv8-Lmn', 'clave-de-prueba', 'una clave nueva'])(
    'takes the password %j',
    async (password) => {
      const username = `u${Math.random().toString(36).slice(2)}`;
      const answer = await register({ ...nueva, username, email: `${username}@prueba.es`, password });
      expect(answer.statusCode).toBe(200);
    },
  );

  test('does not let anybody choose a role', async () => {
    const answer = await register({ ...nueva, role: 'admin' });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { role: 'No se admite este dato' }]);
  });

  test('says what is wrong with each field', async () => {
    const answer = await register({ fullName: ' ', username: 'a b', email: 'x', password: 'corta' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      fullName: 'Escribe el nombre',
      username: 'De 3 a 40 letras, cifras, puntos o guiones',
      email: 'No es un correo válido',
      password: 'Al menos 10 caracteres',
    });
  });
});
