import { puntosSuministro } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';

const { call, ids, cups } = await bancoDePrueba('/v1/puntos-suministro');

async function found(who: Quien, query = ''): Promise<string[]> {
  const { status, body } = await call(who, 'GET', `/opciones?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return puntosSuministro.options.response.parse(body).rows.map((row) => row.cups);
}

test('puntos-suministro/opciones shows the first by CUPS, and says that there are more', async () => {
  const all = await found('admin');
  expect(all).toEqual(all.toSorted());
  expect(all).toContain(cups.panaderia);
  expect((await call('admin', 'GET', '/opciones?limit=1')).body.more).toBe(true);
  expect((await call('admin', 'GET', `/opciones?limit=${all.length}`)).body.more).toBe(false);
});

test.each([
  ['its CUPS as people write it', cups.panaderia.replace(/(.{4})/g, '$1 ')],
  ['a piece of its CUPS', cups.panaderia.slice(6, 18)],
  ['its client', 'ñandu panaderia'],
])('puntos-suministro/opciones finds by %s', async (_, q) => {
  expect(await found('admin', `q=${encodeURIComponent(q)}`)).toEqual([cups.panaderia]);
});

test('puntos-suministro/opciones keeps to the points of one client', async () => {
  expect(await found('admin', `cliente=${ids.panaderia}`)).toEqual([cups.panaderia]);
  expect(await found('admin', 'cliente=x')).toEqual([]);
});

test('puntos-suministro/opciones names each viewer only the points that they see', async () => {
  const query = `ids=${cups.panaderia},${cups.panaderia.slice(0, 19)},x`;
  const { body } = await call('comercial', 'GET', `/opciones?${query}`);
  expect(body.rows).toMatchObject([{ cups: cups.panaderia, cliente: 'Panadería Ñandú, S.L.' }]);
  expect(await found('otro', query)).toEqual([]);
  expect((await call('cliente', 'GET', '/opciones')).status).toBe(403);
});

test('400: too many points to be named at once', async () => {
  const { status, body } = await call('admin', 'GET', `/opciones?ids=${'x,'.repeat(101)}`);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['ids']]);
});
