import { aperturas } from '@vatio/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { peticionDePrueba } from '../analisis/test-negocio.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { anioDe } from '../cartera/test-consumos.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { facturaDePrueba } from '../facturas/test-factura.ts';
import { answerTogether, orLater } from './apertura.service.ts';

const harness = await testApp();
const { call, alta, take, productoId } = await negocioDeContratos(harness);
await alta();
const pasado = await alta(CUPS.panaderia, { duracionMeses: 12 });
await take(pasado, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-01-20' });
await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-01' });
await call('cliente', 'POST', '/incidencias', { asunto: 'La factura', texto: 'No la entiendo' });
await call('comercial', 'POST', '/tareas', { tipo: 'llamada', titulo: 'Llamar', fecha: '2025-03-01' });
await harness.db.insertInto('consumo').values(anioDe(CUPS.panaderia, 1)).execute();
const peticion = peticionDePrueba(CUPS.panaderia, { idProducto: productoId });
await call('admin', 'POST', '/facturas', facturaDePrueba(CUPS.panaderia));
const analisis = await call('admin', 'POST', '/analisis', peticion);
await call('comercial', 'POST', '/propuestas', { analisis: [analisis.body.id], mensaje: 'Hola' });

type Opening = {
  readonly path: string;
  readonly query: string;
  /** The calls of the list itself, by the name of their part in the opening. */
  readonly parts: Readonly<Record<string, string>>;
  /** The filter of the list that its count by state is asked without. */
  readonly state?: string;
};

const OPENINGS: readonly Opening[] = [
  { path: '/analisis', query: 'page=1&limit=1&sort=-creado', parts: { list: '/analisis' } },
  {
    path: '/clientes',
    query: 'page=1&limit=2&q=a',
    parts: { list: '/clientes', totals: '/clientes/totales', facets: '/clientes/facetas' },
  },
  {
    path: '/comerciales',
    query: 'page=1&limit=1&q=a&sort=nombre',
    parts: { list: '/comerciales', totals: '/comerciales/totales', facets: '/comerciales/facetas' },
  },
  {
    path: '/contratos',
    query: 'page=1&limit=1&sort=-fin',
    parts: { list: '/contratos', count: '/contratos/recuento' },
  },
  {
    path: '/extractos',
    query: 'page=1&limit=1&q=a',
    parts: { list: '/extractos', totals: '/extractos/totales', deuda: '/extractos/deuda' },
  },
  {
    path: '/facturas',
    query: 'page=1&limit=1',
    parts: { list: '/facturas', totals: '/facturas/totales' },
  },
  { path: '/incidencias', query: 'page=1&limit=1&estado=abierta', parts: { list: '/incidencias' } },
  {
    path: '/lineas-de-extracto',
    query: 'page=1&limit=1&estado=falta',
    parts: {
      list: '/extractos/lineas',
      totals: '/extractos/lineas/totales',
      deuda: '/extractos/deuda',
    },
  },
  {
    path: '/liquidaciones',
    query: 'page=1&limit=1&estado=borrador',
    parts: {
      list: '/liquidaciones',
      totals: '/liquidaciones/totales',
      cierres: '/liquidaciones/cierres',
    },
  },
  { path: '/productos', query: 'page=1&limit=1', parts: { list: '/productos' } },
  {
    path: '/propuestas',
    query: 'page=1&limit=1&estado=enviada&q=a',
    parts: { list: '/propuestas', summary: '/propuestas/resumen' },
    state: 'estado',
  },
  {
    path: '/puntos-suministro',
    query: 'page=2&limit=1&contrato=con',
    parts: {
      list: '/puntos-suministro',
      totals: '/puntos-suministro/totales',
      facets: '/puntos-suministro/facetas',
    },
  },
  {
    path: '/renovaciones',
    query: 'page=1&limit=1&banda=vencido&comercializadora=Otra',
    parts: {
      list: '/renovaciones',
      totals: '/renovaciones/totales',
      summary: '/renovaciones/resumen',
      facets: '/contratos/recuento',
    },
    state: 'banda',
  },
  { path: '/tareas', query: 'page=1&limit=1&sort=-fecha', parts: { list: '/tareas' } },
];

/** Nothing that the test did makes a row of these. */
const EMPTY = ['/extractos', '/lineas-de-extracto'];

/** The query of a part: sums are asked without page and order, and what has no filters without any. */
function queryOfPart(name: string, { query, state = '' }: Opening): string {
  if (name === 'list') return query;
  if (['facets', 'deuda', 'cierres'].includes(name)) return '';
  const left = ['page', 'limit', 'sort', state];
  return query
    .split('&')
    .filter((parameter) => !left.includes(parameter.split('=')[0]!))
    .join('&');
}

describe.each(OPENINGS)('the opening of the list $path', (opening) => {
  const { path, query, parts } = opening;

  // While the clock stands still no totals are late, however busy the machine is.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  test.each(['admin', 'comercial', 'cliente'] as const)(
    'answers a user who is %s what each call of the list answers',
    async (who) => {
      const { status, body } = await call(who, 'GET', `/aperturas${path}?${query}`);
      const own = await call(who, 'GET', `${parts.list}?${query}`);
      expect(status).toBe(own.status);
      if (status !== 200) return;
      for (const [name, address] of Object.entries(parts)) {
        const part = await call(who, 'GET', `${address}?${queryOfPart(name, opening)}`);
        expect(body[name], name).toEqual(part.status === 200 ? part.body : undefined);
      }
      expect(body.vistas).toEqual((await call(who, 'GET', '/vistas')).body);
    },
  );

  test.skipIf(EMPTY.includes(path))('has rows to answer with', async () => {
    const { body } = await call('admin', 'GET', `/aperturas${path}?page=1&limit=1`);
    expect(body.list.rows).toHaveLength(1);
  });
});

test('every opening of the contract is among those that are tested', () => {
  const paths = Object.values(aperturas).map((opening) => opening.path.replace('/v1/aperturas', ''));
  expect(OPENINGS.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('the months that an administrator closes come with the settlements, and not for a representative', async () => {
  const { body: administrator } = await call('admin', 'GET', '/aperturas/liquidaciones');
  expect(administrator.cierres).toEqual((await call('admin', 'GET', '/liquidaciones/cierres')).body);
  expect((await call('comercial', 'GET', '/aperturas/liquidaciones')).body).not.toHaveProperty('cierres');
});

test('the fields of the house come with an opening for those who sell, and not for a client', async () => {
  const { body: seller } = await call('comercial', 'GET', '/aperturas/puntos-suministro');
  expect(seller.campos).toEqual((await call('comercial', 'GET', '/campos')).body);
  const { body: client } = await call('cliente', 'GET', '/aperturas/puntos-suministro');
  expect(client).not.toHaveProperty('campos');
});

test('the bar is opened with the bookmarks and the tasks that their own calls answer', async () => {
  await call('comercial', 'PUT', '/marcadores', { pantallas: ['contratos'] });
  const { body } = await call('comercial', 'GET', '/aperturas/barra');
  expect(body).toEqual({
    marcadores: { pantallas: ['contratos'] },
    tareas: (await call('comercial', 'GET', '/inicio/tareas')).body,
  });
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
