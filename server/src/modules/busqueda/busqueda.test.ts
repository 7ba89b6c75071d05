import { busqueda } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';
import { cupsDePrueba } from '../cartera/test-cartera.ts';

const { call, cups: CUPS, ids, db } = await bancoDePrueba('/v1/busqueda');

async function search(quien: Quien, q: string) {
  const { status, body } = await call(quien, 'GET', `?q=${encodeURIComponent(q)}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  const { grupos } = busqueda.search.response.parse(body);
  return Object.fromEntries(grupos.map(({ grupo, hallazgos }) => [grupo, hallazgos]));
}

test('the search finds by groups, each hit with what tells it from the others', async () => {
  const { puntos, clientes, comerciales } = await search('admin', 'abaco');
  expect(puntos).toEqual([
    {
      id: CUPS.taller,
      titulo: CUPS.taller,
      detalle: 'Ábaco Talleres · Alcalá de Henares · 3.0TD',
      estado: null,
    },
  ]);
  expect(clientes).toEqual([{ id: ids.taller, titulo: 'Ábaco Talleres', detalle: '', estado: null }]);
  expect(comerciales).toBeUndefined();
  expect((await search('admin', 'jefa')).comerciales).toMatchObject([{ id: ids.jefa, titulo: 'Jefa' }]);
});

test('the search finds a CUPS in any spacing', async () => {
  const { puntos } = await search('admin', CUPS.panaderia.toLowerCase().replace(/(.{4})/g, '$1 '));
  expect(puntos).toMatchObject([{ id: CUPS.panaderia, estado: 'con-contrato' }]);
});

test('the search finds for each viewer what they may see', async () => {
  for (const quien of ['otro', 'cliente'] as const) expect(await search(quien, 'abaco'), quien).toEqual({});
  expect(Object.keys(await search('comercial', 'abaco'))).toEqual(['clientes', 'puntos']);
  expect(await search('comercial', 'otro')).toEqual({});
});

test('the search lists clients whose name begins so first, and the others by name', async () => {
  const nombres = ['Zinc Norte', 'Bar del Zinc', 'Zinc Sur', 'Asador Zinc', 'Cobre y Zinc'];
  const muchos = nombres.map((nombre) => ({ tipo: 'empresa' as const, nombre, comercialId: ids.otro }));
  await db.insertInto('cliente').values(muchos).execute();
  const { clientes } = await search('otro', 'zínc');
  expect(clientes?.map(({ titulo }) => titulo)).toEqual([
    ...['Zinc Norte', 'Zinc Sur', 'Asador Zinc', 'Bar del Zinc'],
  ]);
});

test('the search lists four hits of a group at most, and takes no wildcard', async () => {
  const muchos = Array.from({ length: 9 }, (_, i) => ({
    cups: cupsDePrueba(100 + i),
    distribuidora: '0021',
  }));
  await db.insertInto('puntoSuministro').values(muchos).execute();
  expect((await search('admin', 'ES0021')).puntos).toHaveLength(busqueda.POR_GRUPO);
  expect(await search('admin', '%%')).toEqual({});
  expect((await call('admin', 'GET', '?q=a')).status).toBe(400);
});
