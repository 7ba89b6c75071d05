import { screen, waitFor } from '@testing-library/react';
import { aperturas } from '@vatio/contract';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../data/query-client.ts';
import { closeApp, openApp } from './test-app.tsx';

afterEach(closeApp);

const ROWS = { rows: [], count: 0, countExact: true, total: 0 };
const STATES = { comercial: [], firma: [], atr: [], cobro: [] };
const COUNT = { ...STATES, comercializadoras: [], tarifas: [], cuenta: 0, consumoAnualKwh: 0 };
const DEBT = { totalEur: 0, tramos: [], porComercializadora: [], comercializadoras: [] };

/** Screen, the name of its opening, what that answers beside rows and views, and the calls of these parts. */
const OPENED: readonly [string, keyof typeof aperturas, object, readonly string[]][] = [
  ['/analisis', 'analisis', {}, ['analisis']],
  [
    '/clientes',
    'clientes',
    { totals: { cuenta: 0 }, facets: { provincias: [] }, campos: { rows: [] } },
    ['clientes', 'clientes/totales', 'clientes/facetas', 'campos'],
  ],
  [
    '/comerciales',
    'comerciales',
    { totals: { cuenta: 0 }, facets: { zonas: [], marcas: [] } },
    ['comerciales', 'comerciales/totales', 'comerciales/facetas'],
  ],
  [
    '/admin/comerciales',
    'comerciales',
    { totals: { cuenta: 0 }, facets: { zonas: [], marcas: [] } },
    ['comerciales', 'comerciales/totales', 'comerciales/facetas'],
  ],
  [
    '/contratos',
    'contratos',
    { count: COUNT, campos: { rows: [] } },
    ['contratos', 'contratos/recuento', 'campos'],
  ],
  [
    '/cups',
    'puntosSuministro',
    { totals: { cuenta: 0 }, facets: { tarifas: [] }, campos: { rows: [] } },
    ['puntos-suministro', 'puntos-suministro/totales', 'puntos-suministro/facetas', 'campos'],
  ],
  [
    '/extractos',
    'extractos',
    { totals: { cuenta: 0 }, deuda: DEBT },
    ['extractos', 'extractos/totales', 'extractos/deuda'],
  ],
  [
    '/extractos/lineas',
    'lineasDeExtracto',
    { totals: { cuenta: 0 }, deuda: DEBT },
    ['extractos/lineas', 'extractos/lineas/totales', 'extractos/deuda'],
  ],
  ['/facturas', 'facturas', { totals: { cuenta: 0 } }, ['facturas', 'facturas/totales']],
  ['/incidencias', 'incidencias', {}, ['incidencias']],
  [
    '/liquidaciones',
    'liquidaciones',
    { totals: { cuenta: 0 }, cierres: { meses: [], disputadas: 0, pendientes: [] } },
    ['liquidaciones', 'liquidaciones/totales', 'liquidaciones/cierres'],
  ],
  ['/productos', 'productos', {}, ['productos', 'campos']],
  [
    '/propuestas?estado=enviada',
    'propuestas',
    { summary: { estados: [] } },
    ['propuestas', 'propuestas/resumen'],
  ],
  [
    '/renovaciones?banda=vencido',
    'renovaciones',
    { totals: { cuenta: 0 }, summary: { bandas: [] }, facets: COUNT },
    ['renovaciones', 'renovaciones/totales', 'renovaciones/resumen', 'contratos/recuento'],
  ],
  ['/tareas', 'tareas', {}, ['tareas']],
];

it.each(OPENED)(
  'the list %s is opened with one call for all that it shows',
  async (address, name, answer, calls) => {
    const opening = aperturas[name].path;
    const { requests } = await openApp(address, {
      role: 'admin',
      answers: { [`GET ${opening}`]: { list: ROWS, vistas: { rows: [] }, ...answer } },
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked(requests)).toContain(opening));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const others = [...calls, 'vistas'].map((call) => `/v1/${call}`);
    expect(asked(requests).filter((path) => others.includes(path))).toEqual([]);
    expect(asked(requests).filter((path) => path === opening)).toHaveLength(1);
  },
);

it('every opening of the contract is made by a screen', () => {
  const made = new Set(OPENED.map(([, name]) => name));
  expect([...made].toSorted()).toEqual(Object.keys(aperturas).toSorted());
});

function asked(requests: readonly Request[]): string[] {
  return requests.map(({ url }) => new URL(url).pathname);
}
