import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { negocioDeContratos } from '../contratos/test-contratos.ts';
import { answerTogether, orLater } from './apertura.service.ts';

const harness = await testApp();
const { call, alta } = await negocioDeContratos(harness);
await alta();
await alta(CUPS.panaderia);

type Opening = {
  readonly path: string;
  readonly query: string;
  /** The calls of the list itself, by the name of their part in the opening. */
  readonly parts: Readonly<Record<string, string>>;
};

const OPENINGS: readonly Opening[] = [
  {
    path: '/clientes',
    query: 'page=1&limit=2&q=a',
    parts: { list: '/clientes', totals: '/clientes/totales', facets: '/clientes/facetas' },
  },
  {
    path: '/contratos',
    query: 'page=1&limit=1&sort=-fin',
    parts: { list: '/contratos', count: '/contratos/recuento' },
  },
  { path: '/productos', query: 'page=1&limit=1', parts: { list: '/productos' } },
  {
    path: '/puntos-suministro',
    query: 'page=2&limit=1&contrato=con',
    parts: {
      list: '/puntos-suministro',
      totals: '/puntos-suministro/totales',
      facets: '/puntos-suministro/facetas',
    },
  },
];

/** The query of a part: totals are asked without page and order, facets without any filter. */
function queryOfPart(name: string, query: string): string {
  if (name === 'list') return query;
  if (name === 'facets') return '';
  return query
    .split('&')
    .filter((parameter) => !/^(page|limit|sort)=/.test(parameter))
    .join('&');
}

describe.each(OPENINGS)('the opening of the list $path', ({ path, query, parts }) => {
  test.each(['admin', 'comercial', 'cliente'] as const)(
    'answers a user who is %s what each call of the list answers',
    async (who) => {
      const { status, body } = await call(who, 'GET', `/aperturas${path}?${query}`);
      const own = await call(who, 'GET', `${parts.list}?${query}`);
      expect(status).toBe(own.status);
      if (status !== 200) return;
      for (const [name, address] of Object.entries(parts)) {
        const { body: expected } = await call(who, 'GET', `${address}?${queryOfPart(name, query)}`);
        expect(body[name], name).toEqual(expected);
      }
      expect(body.vistas).toEqual((await call(who, 'GET', '/vistas')).body);
    },
  );

  test('has rows to answer with', async () => {
    const { body } = await call('admin', 'GET', `/aperturas${path}?page=1&limit=1`);
    expect(body.list.rows).toHaveLength(1);
  });
});

test('the fields of the house come with an opening for those who sell, and not for a client', async () => {
  const { body: seller } = await call('comercial', 'GET', '/aperturas/puntos-suministro');
  expect(seller.campos).toEqual((await call('comercial', 'GET', '/campos')).body);
  const { body: client } = await call('cliente', 'GET', '/aperturas/puntos-suministro');
  expect(client).not.toHaveProperty('campos');
});

test('totals that take too long are left out of an opening, and its rows do not wait for them', async () => {
  const never = new Promise<object>(() => undefined);
  const answer = await answerTogether({ list: Promise.resolve(['row']), totals: orLater(never) });
  expect(answer).toEqual({ list: ['row'], totals: undefined });
});

test('totals that fail fail their opening', async () => {
  const failure = new Error('no se puede sumar');
  await expect(answerTogether({ totals: orLater(Promise.reject(failure)) })).rejects.toBe(failure);
});
