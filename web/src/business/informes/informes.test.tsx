import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { informes } from '@vatio/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import CalidadScreen from './calidad.screen.tsx';
import { listAddress } from './en-su-lista.ts';
import textos from './es.json';
import InformesScreen from './informes.screen.tsx';
import { consultaOf } from './use-consulta.ts';

// jsdom has no canvas, and the tables of the charts say the same figures.
vi.mock('../../ui/chart/canvas.tsx', () => ({ ChartCanvas: () => null }));

const user = userEvent.setup();
afterEach(closeScreens);

const figure = (ahora: number | null, antes: number | null = null) => ({ ahora, antes });

const INFORME: informes.Informe = {
  periodo: { desde: '2026-01-01', hasta: '2026-12-31' },
  antes: { desde: '2025-01-01', hasta: '2025-12-31' },
  filas: [
    { valor: '28', total: figure(1200, 600) },
    { valor: null, total: figure(30, 60) },
  ],
  columnas: [],
  celdas: [[], []],
  total: figure(1230, 660),
  nombres: {},
  masFilas: 0,
  masColumnas: 0,
};

function open(address: string, informe = INFORME) {
  return openScreens(address, {
    screens: { '/informes': InformesScreen, '/informes/calidad': CalidadScreen },
    texts: { informes: textos, ui },
    role: 'admin',
    answers: {
      'GET /v1/informes': informe,
      'GET /v1/informes/envios': { vistas: [] },
      'GET /v1/vistas': { rows: [] },
      'GET /v1/informes/filas': {
        rows: [
          {
            id: 'a',
            titulo: 'C-1',
            detalle: 'Panadería Sol',
            fecha: '2026-02-03',
            valor: 1200,
            ruta: '/contratos/a',
          },
        ],
        count: 1,
      },
    },
  } as never);
}

const ASKED = '/informes?fuente=cartera&filas=provincia&medida=consumo&fecha=fin&periodo=anio&comparar=anio';

it('a report shows its total, its rows by name, what is without a value and the change since before', async () => {
  await open(ASKED);
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows[1]).toMatch(/^Madrid1\.200.*\+100$/);
  expect(rows[2]).toMatch(/^Sin valor30.*−50$/);
  expect(rows[3]).toMatch(/^Total1\.230.*\+86$/);
});

it('a figure of a report opens its rows, which lead to their screens', async () => {
  await open(ASKED);
  await user.click(await screen.findByRole('button', { name: /^Madrid: 1\.200/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Madrid' });
  expect((await within(dialog).findByRole('link', { name: 'C-1' })).getAttribute('href')).toBe(
    '/contratos/a',
  );
});

it('a report without rows says so and what to try', async () => {
  await open(ASKED, { ...INFORME, filas: [], celdas: [], total: figure(null) });
  expect(await screen.findByText(textos.vacio)).toBeTruthy();
});

it('an address with names of another source is read as the nearest report that there is', () => {
  expect(
    consultaOf({ fuente: 'propuestas', filas: 'tarifa', columnas: 'mes', medida: 'co2', fecha: 'fin' }),
  ).toEqual({
    fuente: 'propuestas',
    filas: 'mes',
    medida: 'cuantos',
    fecha: 'creada',
    periodo: 'doce-meses',
    comparar: 'anterior',
  });
});

it('a figure leads to its list with the filter that says the same, and nowhere when none does', () => {
  const consulta = consultaOf({ fuente: 'contratos', filas: 'mes', columnas: 'estado', fecha: 'firma' });
  const address = listAddress(consulta, INFORME.periodo, { fila: '2026-02', columna: 'firmado' });
  expect(JSON.parse(new URLSearchParams(address?.split('?')[1]).get('donde') ?? '')).toEqual({
    and: [
      ['fechaFirma', 'within', '2026-01-01', '2026-12-31'],
      ['fechaFirma', 'within', '2026-02-01', '2026-02-28'],
      ['estado', 'in', ['firmado']],
    ],
  });
  const provinces = consultaOf({ fuente: 'cartera', filas: 'provincia' });
  expect(listAddress(provinces, null, { fila: '28' })).toBeUndefined();
});
