import { avisos, usuarios } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tellAll } from './modules/avisos/reparto.service.ts';
import { VIEWERS } from './modules/cartera/test-cartera.ts';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { isLookable } from './platform/admission.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';

const harness = await testApp();
const { app, db, as } = harness;
const { ids } = await negocioDeContratos(harness);
const URL = '/v1/admin/usuarios';

async function look(id: string = TEST_USERS.comercial.id) {
  const headers = await as('admin');
  const answer = await app.inject({ method: 'POST', url: `${URL}/${id}/ver-como`, headers });
  return { answer, headers: { ...headers, [usuarios.LOOK_HEADER]: answer.json().mirada ?? 'x' } };
}

test('an administrator who looks as a representative reads what they read, and nothing of others', async () => {
  const { answer, headers } = await look();
  expect(usuarios.lookAs.response.parse(answer.json()).userData).toMatchObject({
    id: TEST_USERS.comercial.id,
    role: 'comercial',
  });
  const read = async (own: Record<string, string>) =>
    (await app.inject({ method: 'GET', url: '/v1/clientes', headers: own })).json();
  expect(await read(headers)).toEqual(await read(await as('comercial')));
  expect((await read(headers)).count).toBeLessThan((await read(await as('admin'))).count);
  const users = await app.inject({ method: 'GET', url: URL, headers });
  expect(users.statusCode).toBe(403);
});

/** Whatever writes to a table fails from here on: what seems to be a read, too. */
const refuseWrites = sql`
  do $$
  declare tabla regclass;
  begin
    create function nobody_writes() returns trigger language plpgsql as 'begin raise exception ''a look writes''; end';
    for tabla in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
      execute format(
        'create trigger nobody_writes before insert or update or delete on %s execute function nobody_writes()', tabla
      );
    end loop;
  end $$`;

test('whoever looks as somebody else can change nothing, take no file and see nothing of the person, by any call', async () => {
  const { headers } = await look();
  await refuseWrites.execute(db);
  const wrong: string[] = [];
  for (const endpoint of app.endpoints) {
    if (endpoint.access === 'public') continue;
    const { method, path } = endpoint;
    const url = path.replace(/:\w+/g, ids.taller);
    const { statusCode, headers: said, body } = await app.inject({ method, url, headers });
    const code = String(said['content-type']).includes('json') ? JSON.parse(body).code : undefined;
    const isRefused = statusCode === 403 && code === 'solo-mirar';
    if (isLookable(endpoint) ? isRefused || statusCode >= 500 : !isRefused)
      wrong.push(`${method} ${path} ${statusCode}`);
  }
  await sql`drop function nobody_writes cascade`.execute(db);
  expect(wrong).toEqual([]);
  expect(app.endpoints.filter(isLookable).length).toBeGreaterThan(80);
});

test('a look is of one session, of the account of a representative, and of an administrator, until it is ended', async () => {
  const { headers } = await look();
  const get = (own: Record<string, string>) =>
    app.inject({ method: 'GET', url: '/v1/clientes', headers: own });
  const { [usuarios.LOOK_HEADER]: mirada = '' } = headers;
  const stolen = { ...(await as('comercial')), [usuarios.LOOK_HEADER]: mirada };
  expect((await get(stolen)).json()).toMatchObject({ status: 403, code: 'mirada-terminada' });
  expect((await look(TEST_USERS.cliente.id)).answer.json()).toMatchObject({ code: 'no-se-mira' });
  expect((await look(TEST_USERS.admin.id)).answer.json()).toMatchObject({ code: 'no-se-mira' });
  expect((await get(headers)).statusCode).toBe(200);
  const stopped = await app.inject({ method: 'DELETE', url: `${URL}/ver-como`, headers: await as('admin') });
  expect(stopped.statusCode).toBe(204);
  expect((await get(headers)).json()).toMatchObject({ status: 403, code: 'mirada-terminada' });
});

test('whoever is looked at is told by their bell, and the audit has both ends', async () => {
  await db.deleteFrom('suceso').execute();
  const { answer } = await look();
  await app.inject({ method: 'DELETE', url: `${URL}/ver-como`, headers: await as('admin') });
  await tellAll({ db, publicUrl: 'https://vatio.example' });
  const bell = await app.inject({ method: 'GET', url: '/v1/cuenta/avisos', headers: await as('comercial') });
  expect(avisos.list.response.parse(bell.json()).rows).toMatchObject([
    { evento: 'cuenta-mirada', entidadId: answer.json().mirada, referencia: 'Prueba admin' },
  ]);
  const audited = await db
    .selectFrom('auditoria')
    .select(['usuarioId', 'entidadId', 'accion'])
    .where('accion', 'like', '%ver-como')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const { id: usuarioId } = VIEWERS.admin;
  expect(audited).toEqual([
    { usuarioId, entidadId: usuarioId, accion: 'dejar-de-ver-como' },
    { usuarioId, entidadId: TEST_USERS.comercial.id, accion: 'ver-como' },
  ]);
});
