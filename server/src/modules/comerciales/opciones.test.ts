import { comerciales } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';

const { call, ids, db } = await bancoDePrueba('/v1/comerciales');

async function names(who: Quien, query = ''): Promise<string[]> {
  const { status, body } = await call(who, 'GET', `/opciones?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return comerciales.options.response.parse(body).rows.map(({ nombre }) => nombre);
}

beforeAll(async () => {
  const many = Array.from({ length: 120 }, (_, i) => ({
    nombre: `De muchos ${String(i).padStart(3, '0')}`,
    responsableId: ids.jefa,
  }));
  await db.insertInto('comercial').values(many).execute();
  await db
    .insertInto('comercial')
    .values({
      nombre: 'Íñigo Peña',
      nif: '12345678Z',
      zona: 'Levante',
      alta: '2020-01-01',
      baja: '2020-02-01',
    })
    .execute();
});

test('comerciales/opciones shows the first by name, and says that there are more', async () => {
  const { body } = await call('admin', 'GET', '/opciones');
  const { rows, more } = comerciales.options.response.parse(body);
  expect([rows.length, rows[0]?.nombre, more]).toEqual([20, 'Comercial', true]);
  expect(rows).toEqual(rows.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')));
  expect((await call('admin', 'GET', '/opciones?q=muchos%20119')).body).toMatchObject({
    rows: [{ nombre: 'De muchos 119' }],
    more: false,
  });
});

test.each([
  ['name without accents', 'iñigo'],
  ['NIF with separators', '12.345.678-Z'],
  ['area', 'levan'],
])('comerciales/opciones finds by %s', async (_, q) => {
  expect(await names('admin', `q=${encodeURIComponent(q)}`)).toEqual(['Íñigo Peña']);
});

test('comerciales/opciones leaves out those who have left, and those without a team, when asked to', async () => {
  expect(await names('admin', 'q=i%C3%B1igo&activos=si')).toEqual([]);
  expect(await names('admin', 'conEquipo=si')).toEqual(['Jefa']);
});

test('comerciales/opciones offers and names each viewer only those whom they see', async () => {
  expect(await names('otro')).toEqual(['Otro']);
  expect(await names('otro', 'q=jefa')).toEqual([]);
  const query = `ids=${ids.jefa},${ids.otro},x`;
  expect(await names('admin', query)).toEqual(['Jefa', 'Otro']);
  expect(await names('otro', query)).toEqual(['Otro']);
  expect(await names('admin', `${query}&activos=si&conEquipo=si`)).toEqual(['Jefa', 'Otro']);
  expect(await names('cliente', query)).toEqual([]);
});

test('comerciales/facetas tells the areas of those who work here', async () => {
  await db.updateTable('comercial').set({ zona: 'Centro' }).where('id', '=', ids.otro).execute();
  expect((await call('admin', 'GET', '/facetas')).body).toEqual({ zonas: ['Centro'], marcas: [] });
  expect((await call('jefa', 'GET', '/facetas')).body).toEqual({ zonas: [], marcas: [] });
});

test('400: more options than may be shown, or a filter that there is not', async () => {
  const { status, body } = await call('admin', 'GET', '/opciones?limit=101&activos=no&otro=1');
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['activos', 'limit', 'otro']]);
});
