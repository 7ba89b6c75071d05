import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type auth, importaciones } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { TEST_USERS } from '../../platform/test-app.ts';
import { tokenOf } from '../../platform/test-session.ts';
import { bancoDePrueba, formulario, read, terminada } from './test-banco.ts';
import { consumosDe, cupsDePrueba, datadis } from './test-ficheros.ts';

const banco = await bancoDePrueba();
const { app, as, db, importFile, send } = banco;

const DATADIS = datadis(cupsDePrueba(1), ['2026-01-10']);
const INEXISTENTE = '00000000-0000-4000-8000-0000000000ff';

const ask = async (rol: auth.Role | undefined, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: rol ? await as(rol) : {} });
const nombres = async (rol: auth.Role, query = '') => {
  const respuesta = await ask(rol, `/v1/importaciones${query}`);
  const { rows, count } = importaciones.list.response.parse(respuesta.json());
  return { nombres: rows.map(({ nombre }) => nombre), count };
};

describe('whoever is not signed in', () => {
  test.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${INEXISTENTE}`],
    ['GET', `/${INEXISTENTE}/eventos`],
    ['POST', `/${INEXISTENTE}/cancelar`],
    ['GET', `/${INEXISTENTE}/rechazos`],
  ] as const)('is asked to before %s /v1/importaciones%s', async (method, resto) => {
    expect((await ask(undefined, `/v1/importaciones${resto}`, method)).statusCode).toBe(401);
  });
});

test.each(['', '/eventos', '/rechazos', '/cancelar'])(
  'an import that does not exist is not found at …%s',
  async (resto) => {
    const method = resto === '/cancelar' ? 'POST' : 'GET';
    for (const id of [INEXISTENTE, 'x']) {
      expect((await ask('admin', `/v1/importaciones/${id}${resto}`, method)).statusCode).toBe(404);
    }
  },
);

test('a list of imports with unknown parameters is refused', async () => {
  const respuesta = await ask('admin', '/v1/importaciones?estado=rara&page=0');
  expect([respuesta.statusCode, Object.keys(respuesta.json().errors)]).toEqual([400, ['estado', 'page']]);
});

test("each account sees its own imports and its team's, and an administrator sees all", async () => {
  const jefa = '00000000-0000-4000-8000-000000000008';
  const alta = {
    email: 'jefa@prueba.es',
    nombreUsuario: 'jefa',
    rol: 'comercial',
    estado: 'activo',
  } as const;
  await db
    .insertInto('usuario')
    .values({ ...alta, id: jefa, nombre: 'Jefa', claveHash: 'x' })
    .execute();
  const { id: responsableId } = await db
    .insertInto('comercial')
    .values({ nombre: 'Jefa', usuarioId: jefa })
    .returning('id')
    .executeTakeFirstOrThrow();
  const equipo = { nombre: 'Equipo', usuarioId: TEST_USERS.comercial.id, responsableId };
  await db.insertInto('comercial').values(equipo).execute();

  const deAdmin = await importFile('admin', ['admin.csv', DATADIS]);
  const deComercial = await importFile('comercial', ['comercial_1.csv', DATADIS]);
  await importFile('cliente', ['cliente.csv', DATADIS]);

  expect(await nombres('admin')).toEqual({
    nombres: ['cliente.csv', 'comercial_1.csv', 'admin.csv'],
    count: 3,
  });
  expect(await nombres('comercial')).toEqual({ nombres: ['comercial_1.csv'], count: 1 });
  expect(await nombres('cliente')).toEqual({ nombres: ['cliente.csv'], count: 1 });
  const token = await tokenOf(app, { id: jefa, role: 'comercial' });
  const deJefa = await app.inject({
    url: '/v1/importaciones',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(deJefa.json()).toMatchObject({
    count: 1,
    rows: [{ nombre: 'comercial_1.csv', usuario: 'Prueba comercial' }],
  });
  for (const resto of ['', '/eventos', '/rechazos']) {
    expect((await ask('cliente', `/v1/importaciones/${deComercial.id}${resto}`)).statusCode).toBe(404);
    expect((await ask('comercial', `/v1/importaciones/${deAdmin.id}${resto}`)).statusCode).toBe(404);
  }

  expect(await nombres('admin', '?sort=nombre&limit=2')).toEqual({
    nombres: ['admin.csv', 'cliente.csv'],
    count: 3,
  });
  expect(await nombres('admin', '?sort=nombre&limit=2&page=2')).toMatchObject({
    nombres: ['comercial_1.csv'],
  });
  expect(await nombres('admin', '?q=L_1')).toMatchObject({ nombres: ['comercial_1.csv'] });
  expect(await nombres('admin', '?estado=cancelada')).toEqual({ nombres: [], count: 0 });
});

test('cancelling an import that has ended changes nothing', async () => {
  const { id } = await importFile('admin', ['a.csv', DATADIS]);
  const respuesta = await ask('admin', `/v1/importaciones/${id}/cancelar`, 'POST');
  expect([respuesta.statusCode, respuesta.json().estado]).toEqual([200, 'terminada']);
});

describe('the events of an import', () => {
  test('come as they happen over a real connection, and end with it', async () => {
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const cups = Array.from({ length: 6000 }, (_, i) => cupsDePrueba(5000 + i));
    const { headers, payload } = await formulario([
      ['c.csv', cups.map((unCups) => consumosDe(unCups, 24)).join('')],
    ]);
    const acceso = await as('comercial');
    const envio = await fetch(new URL('/v1/importaciones', address), {
      method: 'POST',
      headers: { ...headers, ...acceso },
      body: payload,
    });
    const { id } = importaciones.create.response.parse(await envio.json());

    const llamada = request(new URL(`/v1/importaciones/${id}/eventos`, address), {
      headers: { ...acceso, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    }).end();
    const [respuesta] = await once(llamada, 'response');
    expect(respuesta.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(respuesta.headers['content-encoding']).toBeUndefined();
    const trozos: string[] = [];
    for await (const trozo of respuesta) trozos.push(String(trozo));
    expect(trozos.length).toBeGreaterThan(2);
    const eventos = trozos
      .join('')
      .split('\n\n')
      .filter((evento) => evento.startsWith('id: '));
    const datos = eventos.map((evento) => JSON.parse(evento.split('\ndata: ')[1] ?? ''));
    for (const importacion of datos) importaciones.importacionSchema.parse(importacion);
    expect(eventos[0]).toMatch(/^id: \d+\nevent: importacion\n/);
    expect(datos.map(({ estado }) => estado)).toContain('guardando');
    expect(datos.at(-1)).toMatchObject({ estado: 'terminada', filas: 6000 * 24, nuevas: 6000 * 24 });
  });

  test('go on from the last one seen, and no further once there are no more', async () => {
    const { id } = await importFile('admin', ['a.csv', DATADIS]);
    const url = `/v1/importaciones/${id}/eventos`;
    const todos = await app.inject({ url, headers: await as('admin') });
    const [, ultimo] = /^id: (\d+)$/m.exec(todos.body) ?? [];
    expect(todos.body.match(/^event: importacion$/gm)).toHaveLength(1);
    const anterior = { ...(await as('admin')), 'last-event-id': String(Number(ultimo) - 1) };
    expect((await app.inject({ url, headers: anterior })).body).toContain(`id: ${ultimo}\n`);
    const mismo = { ...(await as('admin')), 'last-event-id': ultimo };
    expect((await app.inject({ url, headers: mismo })).statusCode).toBe(204);
  });
});

test('the sent files are deleted once the import ends', async () => {
  const respuesta = await send('admin', ['a.csv', DATADIS]);
  const { id } = respuesta.json();
  expect((await read(banco, id)).bytes).toBe(DATADIS.length);
  await terminada(banco, id);
  for (let espera = 0; espera < 100 && existsSync(`${banco.dataFolder}/importaciones/${id}`); espera++)
    await sleep(20);
  expect(readdirSync(`${banco.dataFolder}/importaciones`)).toEqual([]);
  expect(readdirSync(`${banco.dataFolder}/subidas`)).toEqual([]);
});
