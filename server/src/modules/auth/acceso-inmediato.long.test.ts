import { setTimeout as sleep } from 'node:timers/promises';
import { auth, usuarios } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { Listener } from '../../platform/listen.ts';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../platform/test-app.ts';

const first = await testApp();
const { db } = first;
/** A second application over the same database stands for another process. */
const second = await first.another();
/** The LISTEN connection of this application never comes up. */
const deaf = await first.another(new Listener('postgres://nadie@127.0.0.1:1/nada'));
const { comercial } = TEST_USERS;

const IN_FORCE_MS = 1_000;

type Pair = { accessToken: string; refreshToken: string };

async function signIn(email = 'comercial@prueba.es'): Promise<Pair> {
  const payload = { email, password: TEST_PASSWORD };
  return (await first.app.inject({ method: 'POST', url: auth.login.path, payload })).json();
}

const ask = async (app: typeof second, { accessToken }: Pair, url = '/v1/clientes') =>
  (await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })).statusCode;

/** The milliseconds until the other process refuses a token that it has accepted before. */
async function untilRefused(pair: Pair, change: () => Promise<unknown>, url?: string): Promise<number> {
  await expect.poll(() => ask(second, pair, url)).toBe(200);
  await ask(second, pair, url);
  await change();
  const start = performance.now();
  while ((await ask(second, pair, url)) === 200 && performance.now() - start < 5 * IN_FORCE_MS)
    await sleep(10);
  return performance.now() - start;
}

const asAdmin = async (method: 'POST' | 'PATCH', url: string, payload: object = {}) => {
  const { accessToken } = await signIn('admin@prueba.es');
  const headers = { authorization: `Bearer ${accessToken}` };
  const { statusCode } = await first.app.inject({
    method,
    url: `${usuarios.list.path}/${url}`,
    headers,
    payload,
  });
  expect(statusCode).toBe(200);
};

beforeEach(async () => {
  await db
    .updateTable('usuario')
    .set({ estado: 'activo', rol: 'comercial' })
    .where('id', '=', comercial.id)
    .execute();
});

test.each<[string, (pair: Pair) => Promise<unknown>]>([
  ['a block', () => asAdmin('POST', `${comercial.id}/bloquear`)],
  ['a change of role', () => asAdmin('PATCH', comercial.id, { rol: 'cliente' })],
  ['the end of all the sessions of the account', () => asAdmin('POST', `${comercial.id}/cerrar-sesiones`)],
  [
    'a logout',
    ({ refreshToken }) =>
      first.app.inject({ method: 'POST', url: auth.logout.path, payload: { refreshToken } }),
  ],
  [
    'a password written by hand in the database',
    () => sql`update usuario set clave_hash = clave_hash || ' ' where id = ${comercial.id}`.execute(db),
  ],
])('%s takes effect in another process in less than a second', async (_, change) => {
  const pair = await signIn();
  expect(await untilRefused(pair, () => change(pair))).toBeLessThan(IN_FORCE_MS);
  expect(await ask(second, pair)).toBe(401);
  await sql`update usuario set clave_hash = rtrim(clave_hash) where id = ${comercial.id}`.execute(db);
});

test('an administrator who was demoted cannot give the role back to themselves', async () => {
  await db.updateTable('usuario').set({ rol: 'admin' }).where('id', '=', comercial.id).execute();
  const pair = await signIn();
  const demote = () => asAdmin('PATCH', comercial.id, { rol: 'comercial' });
  expect(await untilRefused(pair, demote, usuarios.list.path)).toBeLessThan(IN_FORCE_MS);
});

test('a deleted account is refused in less than a second', async () => {
  await db
    .insertInto('usuario')
    .columns(['nombre', 'nombreUsuario', 'email', 'rol', 'estado', 'claveHash'])
    .expression((eb) =>
      eb
        .selectFrom('usuario')
        .select(['nombre', sql<string>`'breve'`.as('u'), sql<string>`'breve@prueba.es'`.as('e')])
        .select(['rol', 'estado', 'claveHash'])
        .where('id', '=', comercial.id),
    )
    .execute();
  const pair = await signIn('breve@prueba.es');
  const remove = () => db.deleteFrom('usuario').where('email', '=', 'breve@prueba.es').execute();
  expect(await untilRefused(pair, remove)).toBeLessThan(IN_FORCE_MS);
});

test('a process that hears no notices asks the database each time', async () => {
  const pair = await signIn();
  expect(await ask(deaf, pair)).toBe(200);
  await asAdmin('POST', `${comercial.id}/cerrar-sesiones`);
  expect(await ask(deaf, pair)).toBe(401);
});

test('a change made while the listening connection was down counts when it is back', async () => {
  const pair = await signIn();
  await expect.poll(() => ask(second, pair)).toBe(200);
  await ask(second, pair);
  // Without triggers nobody is notified, as if the notice had been sent while the connection was down.
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update sesion set terminada_en = now() where usuario_id = ${comercial.id}`.execute(trx);
  });
  expect(await ask(second, pair)).toBe(200);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`.execute(db);
  const start = performance.now();
  await expect.poll(() => ask(second, pair), { interval: 10 }).toBe(401);
  expect(performance.now() - start).toBeLessThan(IN_FORCE_MS);
});

test('a stream of events ends with its session, in the process where it is heard', async () => {
  const pair = await signIn();
  const { id } = await db
    .insertInto('operacion')
    .values({ tipo: 'cuentas', usuarioId: comercial.id, detalle: '{}', estado: 'en-marcha', total: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await second.inject({
    url: `/v1/operaciones/${id}/eventos`,
    headers: { authorization: `Bearer ${pair.accessToken}` },
    payloadAsStream: true,
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const stream = answer.stream().resume();
  const closed = new Promise((resolve) => stream.once('close', resolve));
  await sleep(1_200);
  expect(stream.destroyed || stream.readableEnded).toBe(false);
  await first.app.inject({
    method: 'POST',
    url: auth.logout.path,
    payload: { refreshToken: pair.refreshToken },
  });
  const start = performance.now();
  await closed;
  expect(performance.now() - start).toBeLessThan(IN_FORCE_MS);
});
