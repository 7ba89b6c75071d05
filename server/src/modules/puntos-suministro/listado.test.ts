import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
const ids = await carteraDePrueba(db);
const headers = await headersOf(harness, VIEWERS.admin);

const NOMBRES = Object.fromEntries(Object.entries(CUPS).map(([nombre, cups]) => [cups, nombre]));

async function list(query: Record<string, string>) {
  const response = await app.inject({ url: '/v1/puntos-suministro', query, headers });
  expect(response.statusCode, response.body).toBe(200);
  const { rows, count } = response.json<{ rows: { cups: string }[]; count: number }>();
  return { nombres: rows.map(({ cups }) => NOMBRES[cups]), count };
}

const [inicio, final] = [CUPS.panaderia.slice(0, 18), CUPS.panaderia.slice(18)];

test.each([
  ['a CUPS', CUPS.panaderia, ['panaderia']],
  ['a CUPS with its measuring point', `${CUPS.panaderia}0F`, ['panaderia']],
  ['a CUPS in groups', `${inicio.replace(/.{4}/g, '$& ')} ${final} 0F`, ['panaderia']],
  ['a CUPS with hyphens and small letters', `${inicio}-${final}`.toLowerCase(), ['panaderia']],
  ['its last letters', CUPS.panaderia.slice(12), ['panaderia']],
  ['digits in groups', '0000 0000 0001', ['panaderia']],
  ['a client without its accents', 'panaderia nandu', []],
  ['a client with its ñ', 'PANADERÍA ÑANDU', ['panaderia']],
  ['a word in the middle', 'naderi', ['panaderia']],
  ['words of different fields', 'ábaco henares', ['taller']],
  ['an address', 'peña 12', ['panaderia']],
  ['a postcode', '28013', ['panaderia', 'captado', 'deOtro']],
  ['a municipality', 'avila', ['registro']],
  ['the beginning of a word, however short', 'a', ['taller', 'registro']],
  ['what nobody has', 'zzz', []],
  ['signs that mean something to the database', '%_\\', []],
  ['an apostrophe', "l'h", []],
])('the list of supply points searches: %s', async (_, q, esperados) => {
  expect(await list({ q })).toEqual({ nombres: esperados, count: esperados.length });
});

test.each([
  [{ tarifa: '3.0TD' }, ['panaderia', 'taller']],
  [{ tarifa: '2.0TD,3.0TD', provincia: '28' }, ['panaderia', 'taller', 'captado', 'deOtro']],
  [{ provincia: '05,11' }, ['deJefa', 'registro']],
  [{ distribuidora: '0031' }, []],
  [{ cliente: ids.panaderia }, ['panaderia']],
  [{ cliente: 'x' }, []],
  [{ comercial: ids.comercial }, ['panaderia', 'taller', 'captado']],
  [{ comercial: 'x' }, []],
  [{ contrato: 'con' }, ['panaderia']],
  [{ contrato: 'sin', tarifa: '3.0TD' }, ['taller']],
  [{ consumoDesde: '2500', consumoHasta: '3200' }, ['captado', 'deJefa', 'deOtro']],
  [{ consumoDesde: '2500', tarifa: '2.0TD', q: 'madrid' }, ['captado', 'deOtro']],
])('the list of supply points filters: %j', async (query, esperados) => {
  expect(await list(query)).toEqual({ nombres: esperados, count: esperados.length });
});

const POR_CUPS = Object.keys(CUPS);

test.each([
  ['cups', POR_CUPS],
  ['-cups', POR_CUPS.toReversed()],
  // «=HYPER…» sorts before the letters, and points without a client come last in both directions.
  ['cliente', ['deOtro', 'taller', 'panaderia', 'captado', 'deJefa', 'registro', 'sinDatos']],
  ['-cliente', ['panaderia', 'taller', 'deOtro', 'sinDatos', 'registro', 'deJefa', 'captado']],
  ['municipio', ['taller', 'registro', 'deJefa', 'panaderia', 'captado', 'deOtro', 'sinDatos']],
  ['consumo', ['registro', 'deJefa', 'deOtro', 'captado', 'taller', 'panaderia', 'sinDatos']],
  ['-consumo', ['panaderia', 'taller', 'captado', 'deOtro', 'deJefa', 'registro', 'sinDatos']],
  ['tarifa', ['captado', 'deJefa', 'deOtro', 'registro', 'panaderia', 'taller', 'sinDatos']],
])('the list of supply points sorts: %s', async (sort, esperados) => {
  expect((await list({ sort })).nombres).toEqual(esperados);
});

test('pages of supply points follow one another, and one past the end is empty but still counts', async () => {
  const page = async (n: number) => list({ page: String(n), limit: '3', sort: '-consumo' });
  const paginas = await Promise.all([1, 2, 3, 4].map(page));
  expect(paginas.map(({ nombres }) => nombres.length)).toEqual([3, 3, 1, 0]);
  expect(paginas.flatMap(({ nombres }) => nombres)).toEqual((await list({ sort: '-consumo' })).nombres);
  expect(paginas.map(({ count }) => count)).toEqual([7, 7, 7, 7]);
  expect(await list({ q: 'madrid', page: '9' })).toEqual({ nombres: [], count: 3 });
});

test.each([
  [{ page: '0' }, 'page'],
  [{ limit: '101' }, 'limit'],
  [{ sort: 'nombre' }, 'sort'],
  [{ contrato: 'quizá' }, 'contrato'],
  [{ consumoDesde: '-1' }, 'consumoDesde'],
  [{ municipio: 'Madrid' }, 'municipio'],
])('the list of supply points refuses %j', async (query, campo) => {
  const response = await app.inject({ url: '/v1/puntos-suministro', query, headers });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveProperty(campo);
});

test('the filters of supply points have the names that people know', async () => {
  const facetas = (await app.inject({ url: '/v1/puntos-suministro/facetas', headers })).json();
  expect(facetas).toEqual({
    tarifas: [
      { valor: '2.0TD', nombre: '2.0TD' },
      { valor: '3.0TD', nombre: '3.0TD' },
    ],
    provincias: [
      { valor: '05', nombre: 'Ávila' },
      { valor: '11', nombre: 'Cádiz' },
      { valor: '28', nombre: 'Madrid' },
    ],
    distribuidoras: [{ valor: '0021', nombre: 'i-DE Redes Eléctricas Inteligentes' }],
  });
});
