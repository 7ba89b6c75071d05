import { clientes } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { bancoDePrueba, NIF, type Quien } from '../../test-banco.ts';

const { call, ids, db } = await bancoDePrueba();

async function names(who: Quien, query = ''): Promise<string[]> {
  const { status, body } = await call(who, 'GET', `/opciones?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return clientes.options.response.parse(body).rows.map(({ nombre }) => nombre);
}

beforeAll(async () => {
  await db.updateTable('cliente').set({ nif: NIF.empresa }).where('id', '=', ids.panaderia).execute();
});

test('clientes/opciones shows the first by name, and says that there are more', async () => {
  expect(await names('admin')).toEqual([
    '=HYPERLINK("http://malo")',
    'Ábaco Talleres',
    'Panadería Ñandú, S.L.',
  ]);
  expect((await call('admin', 'GET', '/opciones?limit=2')).body.more).toBe(true);
  expect((await call('admin', 'GET', '/opciones?limit=3')).body.more).toBe(false);
});

test.each([
  ['name without accents', 'panaderia'],
  ['two words in any order', 's.l. panad'],
  ['NIF with separators', 'B-12.345.674'],
])('clientes/opciones finds by %s', async (_, q) => {
  expect(await names('admin', `q=${encodeURIComponent(q)}`)).toEqual(['Panadería Ñandú, S.L.']);
});

test('clientes/opciones offers and names each viewer only what they see, and nothing deleted', async () => {
  expect(await names('otro', 'q=panaderia')).toEqual([]);
  expect(await names('comercial', `ids=${ids.panaderia},x`)).toEqual(['Panadería Ñandú, S.L.']);
  expect(await names('otro', `ids=${ids.panaderia}`)).toEqual([]);
  await db.updateTable('cliente').set({ borradoEn: '2026-01-01' }).where('id', '=', ids.panaderia).execute();
  expect(await names('admin', `ids=${ids.panaderia}`)).toEqual([]);
});

test('400: a text that is too long, or no number of options', async () => {
  const { status, body } = await call('admin', 'GET', `/opciones?limit=0&q=${'x'.repeat(201)}`);
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['limit', 'q']]);
});
