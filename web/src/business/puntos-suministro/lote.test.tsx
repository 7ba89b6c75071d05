import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import texts from './es.json';
import ListaPuntosScreen from './lista.screen.tsx';

const CUPS = 'ES1234123456789012JY';
const POINT = {
  cups: CUPS,
  cliente: null,
  clienteBloqueado: null,
  comercial: { id: 'r1', nombre: 'Carlos Ruiz' },
  direccion: null,
  codigoPostal: null,
  municipio: null,
  provincia: null,
  distribuidora: null,
  tarifa: null,
  zona: 'peninsula',
  potenciasKw: [],
  consumoAnualKwh: null,
  conContrato: false,
  fechaSips: null,
};

const user = userEvent.setup();
afterEach(closeScreens);

const open = (role: 'comercial' | 'cliente', more: Readonly<Record<string, unknown>> = {}) =>
  openScreens('/cups', {
    screens: { '/cups': ListaPuntosScreen, '/analisis/nuevo': () => <p>Estudio</p> },
    texts: { 'puntos-suministro': texts, operations, ui },
    answers: {
      'GET /v1/puntos-suministro': { rows: [POINT], count: 1, countExact: true, total: 1 },
      'GET /v1/puntos-suministro/facetas': { tarifas: [], provincias: [], distribuidoras: [] },
      'GET /v1/puntos-suministro/totales': { cuenta: 1, consumoAnualKwh: 0 },
      'GET /v1/vistas': { rows: [] },
      'GET /v1/clientes/opciones': {
        rows: [{ id: 'c1', nombre: 'Hoteles Brisa', nif: 'B12345674' }],
        more: false,
      },
      'POST /v1/puntos-suministro/lote/ensayo': {
        total: 1,
        probados: 1,
        hechos: 1,
        noHechos: 0,
        filas: [{ id: CUPS, nombre: CUPS, detalle: null, hecho: true, motivo: null }],
      },
      'POST /v1/puntos-suministro/lote': operacion({ tipo: 'puntos', total: 1, hechas: 1, sinCambios: 0 }),
      ...more,
    },
    role,
  });

it('many points are given to a client who is searched by name, after a trial, and the change can be undone', async () => {
  const { requests } = await open('comercial');
  await user.click((await screen.findAllByRole('checkbox', { name: /^Seleccionar / })).at(-1)!);
  await user.click(screen.getByText('Dar a un cliente'));
  const field = await screen.findByRole('combobox', { name: /^Cliente/ });
  await chooseByTyping({ user, field, text: 'Hoteles Brisa' });
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { accion: 'asignar', clienteId: 'c1', ids: [CUPS] },
    { accion: 'asignar', clienteId: 'c1', ids: [CUPS], esperados: 1 },
  ]);
});

it('all the points that pass the filter are studied together, which a study takes up to 200 of', async () => {
  const rows = Array.from({ length: 10 }, (_, i) => ({ ...POINT, cups: `${CUPS.slice(0, -3)}${i}JY` }));
  let count = 120;
  const asked: string[] = [];
  const { router } = await open('comercial', {
    'GET /v1/puntos-suministro': ({ url }: Request) => {
      const { searchParams } = new URL(url);
      asked.push(searchParams.toString());
      return {
        rows: searchParams.get('page') === '1' ? rows : [POINT],
        count,
        countExact: true,
        total: count,
      };
    },
  });
  const chooseAll = async () => {
    await user.click((await screen.findAllByRole('checkbox', { name: /^Seleccionar/ }))[0]!);
    await user.click(await screen.findByText(/^Seleccionar las/));
  };
  await chooseAll();
  await user.click(screen.getByRole('button', { name: 'Analizar' }));
  await waitFor(() => expect(router.location.pathname).toBe('/analisis/nuevo'));
  expect(router.location.search.cups?.toString().split(',')).toEqual(
    [...rows, POINT].map(({ cups }) => cups),
  );
  expect(asked.filter((query) => query.includes('limit=100'))).toHaveLength(2);
  closeScreens();
  count = 201;
  await open('comercial', {
    'GET /v1/puntos-suministro': { rows, count, countExact: true, total: count },
  });
  await chooseAll();
  expect(screen.getByRole('button', { name: 'Analizar' }).getAttribute('aria-disabled')).toBe('true');
});

it('a client chooses no points, because their account changes none', async () => {
  await open('cliente');
  await screen.findByText('Total de 1');
  expect(screen.queryByRole('checkbox', { name: /^Seleccionar / })).toBeNull();
});
