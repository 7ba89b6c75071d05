import { expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from './test-banco.ts';

const { app, call, ids, as } = await bancoDePrueba('/v1/clientes');

type Row = {
  readonly id: string;
  readonly marca: { readonly nombre: string; readonly propia: boolean } | null;
};

const rowsOf = async (who: Quien, url: string): Promise<Row[]> => {
  const { status, body } = await call(who, 'GET', url);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rows;
};
const brandOf = async (url: string, id: string) =>
  (await rowsOf('admin', url)).find((row) => row.id === id)?.marca;
const assign = async (body: object) => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/v1/ajustes/asignaciones',
    headers: await as('admin'),
    payload: body,
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};

test('a house of one brand says none in its lists, nor offers it as a filter', async () => {
  expect(await brandOf('/v1/clientes', ids.panaderia)).toBeNull();
  expect(await brandOf('/v1/comerciales', ids.comercial)).toBeNull();
  expect((await call('admin', 'GET', '/facetas')).body.marcas).toEqual([]);
  expect((await call('admin', 'GET', '/v1/comerciales/facetas')).body.marcas).toEqual([]);
});

test('a client has the brand that was given to them, or else that of who sells to them, and is found by it', async () => {
  const { body: brand } = await call('admin', 'POST', '/v1/ajustes/marcas', { nombre: 'Luz Clara' });
  const { body: other } = await call('admin', 'POST', '/v1/ajustes/marcas', { nombre: 'Sol Verde' });
  await assign({ entidad: 'comercial', id: ids.comercial, marcaId: brand.id });
  expect(await brandOf('/v1/comerciales', ids.comercial)).toMatchObject({
    nombre: 'Luz Clara',
    propia: true,
  });
  expect(await brandOf('/v1/clientes', ids.panaderia)).toMatchObject({ nombre: 'Luz Clara', propia: false });
  await assign({ entidad: 'cliente', id: ids.panaderia, marcaId: other.id });
  expect(await brandOf('/v1/clientes', ids.panaderia)).toEqual({
    id: other.id,
    nombre: 'Sol Verde',
    propia: true,
  });
  const found = async (url: string, marca: string) =>
    (await rowsOf('comercial', `${url}?marca=${marca}`)).map(({ id }) => id);
  expect(await found('/v1/clientes', other.id)).toEqual([ids.panaderia]);
  expect(await found('/v1/clientes', brand.id)).not.toContain(ids.panaderia);
  expect(await found('/v1/comerciales', brand.id)).toEqual([ids.comercial]);
  const { body: facets } = await call('comercial', 'GET', '/facetas');
  expect(facets.marcas.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Luz Clara',
    'Sol Verde',
    'Vatio',
  ]);
});

test('the brand is in the page and in the exports of sellers, and in nothing that a client reads', async () => {
  expect((await call('comercial', 'GET', `/${ids.panaderia}`)).body.marca.nombre).toBe('Sol Verde');
  expect((await call('comercial', 'GET', `/v1/comerciales/${ids.comercial}`)).body.marca.nombre).toBe(
    'Luz Clara',
  );
  const csv = async (who: Quien, url: string) =>
    (await call(who, 'GET', `${url}?formato=csv`)).body as string;
  expect(await csv('comercial', '/exportacion')).toContain('Sol Verde');
  expect(await csv('comercial', '/v1/comerciales/exportacion')).toContain('Luz Clara');
  for (const url of ['', `/${ids.panaderia}`, '/facetas']) {
    const { status, body } = await call('cliente', 'GET', url);
    expect([status, JSON.stringify(body).includes('marca')]).toEqual([200, false]);
  }
  expect(await csv('cliente', '/exportacion')).not.toContain('Sol Verde');
});
