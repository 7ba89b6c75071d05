import { auth } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, db, mails } = await testApp();

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

  test('answers byte for byte the same for a taken e-mail, whose owner is told once an hour', async () => {
    const free = await register({ ...nueva, username: 'libre', email: 'libre@prueba.es' });
    const taken = await register({ ...nueva, username: 'cogida', email: 'ADMIN@prueba.es' });
    const again = await register({ ...nueva, username: 'otra-vez', email: 'admin@prueba.es' });
    for (const answer of [taken, again]) {
      expect([answer.statusCode, answer.body]).toEqual([free.statusCode, free.body]);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(free.headers).sort());
    }
    await expect.poll(() => mails.length).toBe(1);
    await new Promise((done) => setTimeout(done, 300));
    expect(mails).toMatchObject([{ to: 'admin@prueba.es', subject: 'Ya tienes cuenta en Vatio' }]);
    const { count } = await db
      .selectFrom('usuario')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('nombreUsuario', 'in', ['cogida', 'otra-vez'])
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  test('takes as long for a taken e-mail as for a free one, give or take half', async () => {
    const timed = async (i: number, email: string) => {
      const since = performance.now();
      await register({ ...nueva, username: `tiempo${i}`, email });
      return performance.now() - since;
    };
    const times: Record<'free' | 'taken', number[]> = { free: [], taken: [] };
    for (let i = 0; i < 9; i++) {
      times.free.push(await timed(i, `tiempo${i}@prueba.es`));
      times.taken.push(await timed(100 + i, 'cliente@prueba.es'));
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[4]!;
    const ratio = median(times.taken) / median(times.free);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('a user name that is taken gets a number, and the same answer', async () => {
    const answer = await register({ ...nueva, username: 'Admin', email: 'sin-nombre@prueba.es' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { estado: 'pendiente' }]);
    const { nombreUsuario } = await db
      .selectFrom('usuario')
      .select('nombreUsuario')
      .where('email', '=', 'sin-nombre@prueba.es')
      .executeTakeFirstOrThrow();
    expect(nombreUsuario).toMatch(/^Admin-\d{7}$/);
  });

  test('of two at once with one e-mail, one is made', async () => {
    const pair = { ...nueva, username: 'doble', email: 'doble@prueba.es' };
    await Promise.all([register(pair), register(pair)]);
    const rows = await db.selectFrom('usuario').select('id').where('email', '=', pair.email).execute();
    expect(rows).toHaveLength(1);
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
    'mallorca2026',
    'charlie1234',
    'nicole12345',
    'zaq12wsxcde3',
    'Barcelona1992',
    '15081987Maria',
    'energialuz24',
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

  test('a password that is little more than the name of the house is refused', async () => {
    await db
      .updateTable('marca')
      .set({ nombre: 'Luz Norte', razonSocial: 'Comercial Zurita, S. L.' })
      .execute();
    for (const password of ['luznorte2026', 'Luz Norte 26', '¡Zurita202', 'zurita,202']) {
      const answer = await register({
        ...nueva,
        username: 'de-la-casa',
        email: 'de-la-casa@prueba.es',
        password,
      });
      expect([password, answer.statusCode]).toEqual([password, 400]);
      expect(answer.json().errors).toEqual({
        password: 'Es el nombre de la empresa con poco más: elige otra',
      });
    }
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
