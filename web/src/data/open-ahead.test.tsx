import { aperturas, campos, clientes, clientesList, vistas } from '@vatio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAhead } from './open-ahead.ts';
import { queryClient } from './query-client.ts';
import { startSession } from './session.ts';
import { answer, problem, testSession } from './test-answers.ts';
import { keyOf, keyWithin } from './use-read.ts';

const LIST = { rows: [], count: 7, countExact: true, total: 9 };
const TOTALS = { cuenta: 7, puntos: 12 };
const FACETS = { provincias: [], marcas: [] };
const NOTHING = { rows: [] };
const WHOLE = { list: LIST, totals: TOTALS, facets: FACETS, vistas: NOTHING, campos: NOTHING };

const open = openAhead(aperturas.clientes, clientesList, {
  list: clientes.list,
  totals: clientes.totals,
  facets: clientes.facets,
  campos: campos.list,
});

/** What the server was asked, in its order. */
let asked: string[] = [];

function serve(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const body = answers[url.split('?')[0]!];
    return body ? answer(body) : problem(404, 'sin-respuesta-en-la-prueba');
  });
}

const dataOf = (key: readonly unknown[]) => queryClient.getQueryData(key);

beforeEach(() => startSession(testSession('comercial')));

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  asked = [];
  vi.unstubAllGlobals();
});

it('a list that is opened has its rows, totals, values and views from one call', async () => {
  serve({ '/v1/aperturas/clientes': WHOLE });
  open({ search: { q: 'sol', sort: '-puntos' } });
  const list = keyOf(clientes.list, { query: { page: 1, limit: 10, q: 'sol', sort: '-puntos' } });
  await vi.waitFor(() => expect(dataOf(list)).toEqual(LIST));
  expect(dataOf(keyWithin(clientes.list, clientes.totals, { query: { q: 'sol' } }))).toEqual(TOTALS);
  expect(dataOf(keyOf(clientes.facets, {}))).toEqual(FACETS);
  expect(dataOf(keyOf(vistas.list, {}))).toEqual(NOTHING);
  expect(asked).toEqual(['/v1/aperturas/clientes?q=sol&page=1&limit=10&sort=-puntos']);
});

it('totals that the answer of an opening lacks are asked for by their own call', async () => {
  serve({ '/v1/aperturas/clientes': { ...WHOLE, totals: undefined }, '/v1/clientes/totales': TOTALS });
  open({ search: {} });
  await vi.waitFor(() =>
    expect(dataOf(keyWithin(clientes.list, clientes.totals, { query: {} }))).toEqual(TOTALS),
  );
  expect(asked).toHaveLength(2);
});

it('each read of an opening that fails makes its own call', async () => {
  serve({ '/v1/clientes': LIST, '/v1/clientes/facetas': FACETS });
  open({ search: {} });
  const list = keyOf(clientes.list, { query: { page: 1, limit: 10 } });
  await vi.waitFor(() => expect(dataOf(list)).toEqual(LIST));
  await vi.waitFor(() => expect(dataOf(keyOf(clientes.facets, {}))).toEqual(FACETS));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

it('a list whose parts are all fresh is opened without a call', async () => {
  serve({ '/v1/aperturas/clientes': WHOLE });
  open({ search: {} });
  await vi.waitFor(() => expect(dataOf(keyOf(clientes.facets, {}))).toEqual(FACETS));
  open({ search: {} });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveLength(1);
});

it('a board asks for nothing ahead, because it reads its own lanes', () => {
  serve({});
  open({ search: { tablero: 'estado' } });
  expect(asked).toEqual([]);
});

it('a client who opens a list does not ask for the fields of the house', async () => {
  startSession(testSession('cliente'));
  const { campos: _, ...seen } = WHOLE;
  serve({ '/v1/aperturas/clientes': seen });
  open({ search: {} });
  await vi.waitFor(() => expect(dataOf(keyOf(clientes.facets, {}))).toEqual(FACETS));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveLength(1);
});
