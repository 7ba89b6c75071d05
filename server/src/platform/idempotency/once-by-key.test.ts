import { endpoint } from '@vatio/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { carteraDePrueba } from '../../modules/cartera/test-cartera.ts';
import { problem } from '../problems.ts';
import { route } from '../route.ts';
import { testApp } from '../test-app.ts';
import { deletePastAnswers } from './kept-answers.repository.ts';

const { app, db, as, another } = await testApp();
await carteraDePrueba(db);

/** What the call of the test does before it answers, and how often it has been done. */
let work: () => Promise<void> = async () => undefined;
let done = 0;

const numbered = endpoint({
  method: 'POST',
  path: '/v1/clientes/numero-de-prueba',
  access: 'read Auth',
  summary: 'Cuenta cuántas veces se hace',
  body: z.strictObject({ nombre: z.string() }),
  response: z.object({ veces: z.number() }),
});
route(app, numbered, async () => {
  await work();
  return { veces: ++done };
});

const silent = endpoint({
  method: 'DELETE',
  path: '/v1/clientes/nada-de-prueba',
  access: 'read Auth',
  summary: 'No responde nada',
});
route(app, silent, () => {
  done++;
});

const POST = async (clave: string, nombre = 'Ana', role: 'admin' | 'comercial' = 'admin') =>
  app.inject({
    method: 'POST',
    url: numbered.path,
    headers: { ...(await as(role)), 'idempotency-key': clave },
    payload: { nombre },
  });

beforeEach(() => {
  done = 0;
  work = async () => undefined;
});

test('the same call with the same key is done once and answered alike', async () => {
  const first = await POST('alta-1');
  const again = await POST('alta-1');
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ]);
  expect((await POST('alta-2')).json()).toEqual({ veces: 2 });
});

test('an answer without a body is repeated as one', async () => {
  const headers = { ...(await as('admin')), 'idempotency-key': 'nada-1' };
  for (let time = 0; time < 2; time++) {
    const { statusCode, body } = await app.inject({ method: 'DELETE', url: silent.path, headers });
    expect([statusCode, body]).toEqual([204, '']);
  }
  expect(done).toBe(1);
});

test('the key of one call is refused for another', async () => {
  await POST('otra-1', 'Ana');
  const refused = await POST('otra-1', 'Berta');
  expect(refused.json()).toMatchObject({
    status: 422,
    code: 'clave-de-otra-peticion',
    title: 'Esta Idempotency-Key ya se usó para pedir otra cosa: usa una nueva',
  });
  expect(done).toBe(1);
});

test('the same key of another account is another one', async () => {
  await POST('de-quien-1');
  expect((await POST('de-quien-1', 'Ana', 'comercial')).json()).toEqual({ veces: 2 });
});

test('of two calls at once one is done, and the other is told to wait', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  work = () => held;
  const first = POST('a-la-vez-1');
  const under = () =>
    db.selectFrom('respuestaGuardada').where('clave', '=', 'a-la-vez-1').select('clave').execute();
  await expect.poll(under).toHaveLength(1);
  const second = await POST('a-la-vez-1');
  expect([second.statusCode, second.json().code, second.headers['retry-after']]).toEqual([
    409,
    'peticion-en-curso',
    '1',
  ]);
  release();
  expect((await first).json()).toEqual({ veces: 1 });
  expect((await POST('a-la-vez-1')).json()).toEqual({ veces: 1 });
});

test('of twenty calls at once over two processes, one client is made', async () => {
  const other = await another();
  const headers = { ...(await as('admin')), 'idempotency-key': 'cliente-1' };
  const payload = { tipo: 'empresa', nombre: 'Una sola vez, S. L.' };
  const call = (through: typeof app) =>
    through.inject({ method: 'POST', url: '/v1/clientes', headers, payload });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => call(i % 2 ? app : other)));
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  expect(made.length, answers[0]?.body).toBeGreaterThanOrEqual(1);
  expect(new Set(made.map(({ body }) => body)).size).toBe(1);
  const waiting = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(waiting.filter((answer) => answer.json().code !== 'peticion-en-curso')).toEqual([]);
  const rows = await db.selectFrom('cliente').select('id').where('nombre', '=', payload.nombre).execute();
  expect(rows).toHaveLength(1);
  // Another process, as after a restart, gives the same answer.
  expect((await call(await another())).body).toBe(made[0]?.body);
});

test('a refused call keeps nothing: the same key may be tried again', async () => {
  work = async () => {
    throw problem({ code: 'no-cabe', status: 409, title: 'No cabe' });
  };
  expect((await POST('rechazo-1')).statusCode).toBe(409);
  work = async () => undefined;
  expect((await POST('rechazo-1')).json()).toEqual({ veces: 1 });
});

test('a call of which nobody knows how it ended is not done again', async () => {
  work = async () => {
    throw new Error('it broke in the middle');
  };
  expect((await POST('roto-1')).statusCode).toBe(500);
  work = async () => undefined;
  expect((await POST('roto-1')).json()).toMatchObject({ status: 409, code: 'resultado-desconocido' });
  // Its process was killed: nobody wrote down anything.
  await db
    .updateTable('respuestaGuardada')
    .set({ estado: null, latidaEn: new Date(Date.now() - 16_000) })
    .where('clave', '=', 'roto-1')
    .execute();
  expect((await POST('roto-1')).json().code).toBe('resultado-desconocido');
  expect(done).toBe(0);
});

test('a call that takes its time is not given up, because its process says that it is at it', async () => {
  let release: () => void = () => undefined;
  work = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const slow = POST('lenta-1');
  const own = () => db.updateTable('respuestaGuardada').where('clave', '=', 'lenta-1');
  const aged = new Date(Date.now() - 60_000);
  const age = () => own().set({ latidaEn: aged }).returning('clave').execute();
  await expect.poll(age).toHaveLength(1);
  expect((await POST('lenta-1')).json().code).toBe('resultado-desconocido');
  await expect
    .poll(async () => (await POST('lenta-1')).json().code, { timeout: 10_000 })
    .toBe('peticion-en-curso');
  release();
  expect((await slow).json()).toEqual({ veces: 1 });
  expect((await POST('lenta-1')).json()).toEqual({ veces: 1 });
});

test('after a day the key is free again, and the answer is deleted', async () => {
  await POST('ayer-1');
  const age = () =>
    db
      .updateTable('respuestaGuardada')
      .set({ creadaEn: new Date(Date.now() - 25 * 3_600_000) })
      .where('clave', '=', 'ayer-1')
      .execute();
  await age();
  expect((await POST('ayer-1', 'Otra')).json()).toEqual({ veces: 2 });
  await age();
  await deletePastAnswers(db);
  const left = await db.selectFrom('respuestaGuardada').select('clave').execute();
  expect(left.map(({ clave }) => clave)).not.toContain('ayer-1');
});

test('a key that is no key is refused beside its header', async () => {
  for (const wrong of ['con espacio', 'x'.repeat(201)]) {
    const refused = await POST(wrong);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['idempotency-key']]);
  }
});

test('an answer is not repeated to an account that may no longer read what it is about', async () => {
  const headers = { ...(await as('comercial')), 'idempotency-key': 'ya-no-es-mio' };
  const create = () =>
    app.inject({
      method: 'POST',
      url: '/v1/clientes',
      headers,
      payload: { tipo: 'empresa', nombre: 'Cambia de manos, S. L.' },
    });
  const { id } = (await create()).json();
  const change = () =>
    app.inject({
      method: 'PATCH',
      url: `/v1/clientes/${id}`,
      headers: { ...headers, 'idempotency-key': 'ya-no-es-mio-2' },
      payload: { version: 1, email: 'nuevo@cambia.example' },
    });
  const [again, changed] = [await create(), await change()];
  expect([again.headers['idempotency-replayed'], changed.statusCode]).toEqual(['true', 200]);
  expect((await change()).headers['idempotency-replayed']).toBe('true');
  await db.updateTable('cliente').set({ comercialId: null }).where('id', '=', id).execute();
  for (const refused of [await create(), await change()]) {
    expect([refused.statusCode, refused.body.includes('Cambia de manos')]).toEqual([404, false]);
  }
  await db.deleteFrom('cliente').where('id', '=', id).execute();
});

test('answers with secrets that are shown once are not kept', async () => {
  const headers = { ...(await as('admin')), 'idempotency-key': 'secreto-1' };
  const payload = { nombre: 'Programa', ambitos: ['clientes:leer'], dias: 1 };
  const made = await app.inject({ method: 'POST', url: '/v1/admin/claves', headers, payload });
  expect(made.statusCode).toBe(200);
  const kept = await db.selectFrom('respuestaGuardada').select('clave').execute();
  expect(kept.map(({ clave }) => clave)).not.toContain('secreto-1');
});
