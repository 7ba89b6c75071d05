import { productos } from '@vatio/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { INDEXADO, productoDePrueba } from './test-producto.ts';

const { app, as } = await testApp();
const headers = await as('comercial');

async function nombres(query: string): Promise<string[]> {
  const answer = await app.inject({ url: `/v1/productos?limit=100&${query}`, headers });
  const { rows, count } = productos.list.response.parse(answer.json());
  expect(count).toBe(rows.length);
  return rows.map(({ nombre }) => nombre);
}

beforeAll(async () => {
  const admin = await as('admin');
  const alta = async (producto: Parameters<typeof productoDePrueba>[0]) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/productos',
      headers: admin,
      payload: productoDePrueba(producto),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().id;
  };
  await alta({ nombre: 'Ámbar', comercializadora: 'Beta' });
  await alta({ nombre: 'Zafiro', comercializadora: 'Beta', version: { desde: '2999-01-01' } });
  await alta({ nombre: 'Bronce', comercializadora: 'Alfa', version: { hasta: '2021-12-31' } });
  await alta({
    nombre: 'Pool 100%',
    comercializadora: 'Alfa',
    tarifa: '6.1TD',
    tipo: 'indexado',
    version: INDEXADO,
  });
  const retirado = await alta({ nombre: 'Retirado', comercializadora: 'Gama' });
  await app.inject({
    method: 'PATCH',
    url: `/v1/productos/${retirado}`,
    headers: admin,
    payload: { activo: false, edicion: 1 },
  });
});

describe('GET /v1/productos', () => {
  test('orders as Spanish does, by supplier and name unless told otherwise', async () => {
    expect(await nombres('')).toEqual(['Bronce', 'Pool 100%', 'Ámbar', 'Zafiro', 'Retirado']);
    expect(await nombres('sort=nombre')).toEqual(['Ámbar', 'Bronce', 'Pool 100%', 'Retirado', 'Zafiro']);
    expect(await nombres('sort=-nombre')).toEqual(['Zafiro', 'Retirado', 'Pool 100%', 'Bronce', 'Ámbar']);
    expect((await nombres('sort=-desde'))[0]).toBe('Zafiro');
  });

  test.each([
    ['estado=vigente', ['Pool 100%', 'Ámbar', 'Retirado']],
    ['estado=programada', ['Zafiro']],
    ['estado=caducada', ['Bronce']],
    ['tipo=indexado', ['Pool 100%']],
    ['tarifa=6.1TD,2.0TD', ['Pool 100%']],
    ['comercializadora=Beta,Gama', ['Ámbar', 'Zafiro', 'Retirado']],
    ['q=BRON', ['Bronce']],
    ['q=beta%20amb', ['Ámbar']],
    ['q=0%25', ['Pool 100%']],
    ['q=_', []],
  ])('filters: %s', async (query, esperados) => {
    expect(await nombres(query)).toEqual(esperados);
  });

  test('goes page by page without repeating or losing any', async () => {
    const paginas = await Promise.all(
      [1, 2, 3, 4].map(async (page) =>
        (await app.inject({ url: `/v1/productos?limit=2&page=${page}`, headers })).json(),
      ),
    );
    expect(paginas.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
    const vistos = paginas.flatMap(({ rows }) => rows.map(({ nombre }: productos.ProductoRow) => nombre));
    expect(vistos).toEqual(await nombres(''));
  });

  test('400: an order or a page there is not', async () => {
    const answer = await app.inject({ url: '/v1/productos?sort=precio&page=0', headers });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['page', 'sort']]);
  });
});

describe('GET /v1/productos/vigentes', () => {
  const vigentes = async (query: string) => {
    const answer = await app.inject({ url: `/v1/productos/vigentes?${query}`, headers });
    return answer.json().rows.map(({ nombre }: productos.ProductoVigente) => nombre);
  };

  test('answers what is on sale that day, with the prices of that day', async () => {
    expect(await vigentes('fecha=2026-06-01')).toEqual(['Pool 100%', 'Ámbar']);
    expect(await vigentes('fecha=2021-12-31')).toEqual(['Bronce', 'Pool 100%', 'Ámbar']);
    expect(await vigentes('fecha=2026-06-01&tarifa=3.0TD')).toEqual(['Ámbar']);
    expect(await vigentes('fecha=2019-12-31')).toEqual([]);
  });

  test('400: a day that does not exist', async () => {
    const answer = await app.inject({ url: '/v1/productos/vigentes?fecha=2026-02-30', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'datos-no-validos']);
    expect(answer.json().errors.fecha).toBe('La fecha 2026-02-30 no existe en el calendario');
  });
});

describe('GET /v1/productos/opciones', () => {
  const options = async (query: string) => {
    const answer = await app.inject({ url: `/v1/productos/opciones?${query}`, headers });
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    return productos.options.response.parse(answer.json());
  };
  const named = async (query: string) => (await options(query)).rows.map(({ nombre }) => nombre);

  test('offers what is on sale today, found by supplier, name or tariff', async () => {
    expect(await named('')).toEqual(['Pool 100%', 'Ámbar']);
    expect(await named('q=beta%20ambar')).toEqual(['Ámbar']);
    expect(await named('q=6.1')).toEqual(['Pool 100%']);
    expect(await named('tarifa=6.1TD')).toEqual(['Pool 100%']);
    expect(await named('zona=canarias')).toEqual(['Pool 100%', 'Ámbar']);
    expect((await options('limit=1')).more).toBe(true);
  });

  test('names any product, also one that is no longer sold, by itself or by its version', async () => {
    const url = '/v1/productos?q=retirado';
    const [retired] = productos.list.response.parse((await app.inject({ url, headers })).json()).rows;
    expect(await named(`ids=${retired?.id},x`)).toEqual(['Retirado']);
    expect(await named(`ids=${retired?.version?.id}`)).toEqual(['Retirado']);
    expect(await named('ids=x')).toEqual([]);
  });

  test('400: a tariff there is not', async () => {
    const answer = await app.inject({ url: '/v1/productos/opciones?tarifa=9.9TD', headers });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['tarifa']]);
  });
});
