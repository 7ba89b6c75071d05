import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { miArea } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import MisContratosScreen from './contratos.screen.tsx';
import textos from './es.json';
import MisFacturasScreen from './facturas.screen.tsx';
import MisPropuestasScreen from './propuestas.screen.tsx';
import MisSuministrosScreen from './suministros.screen.tsx';

const CUPS = 'ES0021000000000001RK';
const AREA: miArea.Area = {
  clientes: [{ id: 'c1', nombre: 'Panadería Sol SL' }],
  comercial: null,
  suministros: [
    {
      cups: CUPS,
      direccion: 'Calle de la Peña, 12',
      municipio: 'Madrid',
      tarifa: '3.0TD',
      consumoAnualKwh: 41250,
      costeAnualEur: 8123.45,
      contrato: { id: 'k1', comercializadora: 'Luz del Norte', hasta: '2027-11-22', prorroga: true },
    },
  ],
  contratos: [
    {
      id: 'k1',
      codigo: 'CT-2026-0001',
      cups: CUPS,
      comercializadora: 'Luz del Norte',
      producto: 'Fijo 12',
      tipo: 'fijo',
      estado: 'activo',
      desde: '2026-11-23',
      hasta: '2027-11-22',
      prorroga: true,
      permanenciaHasta: null,
      renovacionPedida: null,
    },
  ],
  propuestas: [
    {
      id: 'p1',
      codigo: 'P-2026-0001',
      estado: 'vista',
      cups: [CUPS],
      enviada: '2026-11-01T09:00:00.000Z',
      validaHasta: '2026-12-01',
      actualAnualEur: 9000,
      ofertaAnualEur: 8123.45,
      ahorroAnualEur: 876.55,
      enlace: 'https://vatio.example/p/abc',
    },
  ],
  facturas: [{ id: 'd1', nombre: 'Octubre.pdf', bytes: 20_000, creado: '2026-11-02T09:00:00.000Z' }],
  ahorroAnualEur: 0,
  documentosPedidos: 0,
  incidencias: { abiertas: 0, respondidas: 0 },
};
const EMPTY: miArea.Area = { ...AREA, suministros: [], contratos: [], propuestas: [], facturas: [] };

const SCREENS = {
  '/mis-suministros': MisSuministrosScreen,
  '/mis-contratos': MisContratosScreen,
  '/mis-propuestas': MisPropuestasScreen,
  '/mis-facturas': MisFacturasScreen,
};

const open = (address: keyof typeof SCREENS, area: miArea.Area = AREA) =>
  openScreens(address, {
    screens: SCREENS,
    texts: { 'mi-area': textos, ui },
    answers: {
      'GET /v1/mi-area': area,
      'POST /v1/mi-area/renovaciones': { pedida: '2026-11-23T09:00:00.000Z' },
    },
    role: 'cliente',
  });
afterEach(closeScreens);

it.each([
  ['/mis-suministros', 'Acordado hasta el 22/11/2027', 'Aún no hay suministros tuyos'],
  ['/mis-contratos', 'Sigue mientras no digas lo contrario', 'Aún no tienes contratos'],
  ['/mis-propuestas', '876,55', 'Aún no tienes propuestas'],
  ['/mis-facturas', 'Octubre.pdf', 'Aún no hay facturas ni ahorro'],
] as const)(
  'the part %s of the own area says what there is, or what will be there',
  async (address, words, none) => {
    await open(address);
    expect((await screen.findAllByText(new RegExp(words)))[0]).toBeDefined();
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    closeScreens();
    await open(address, EMPTY);
    expect(await screen.findByText(none)).toBeDefined();
  },
);

it('the bills of the own area say what was checked of them, and lead to those that are wrong', async () => {
  await openScreens('/mis-facturas', {
    screens: SCREENS,
    texts: { 'mi-area': textos, ui },
    answers: {
      'GET /v1/mi-area': EMPTY,
      'GET /v1/facturas/totales': ({ url }: Request) =>
        url.includes('mal') ? { cuenta: 2, deMasEur: 18.5 } : { cuenta: 9, deMasEur: 18.2 },
    },
    role: 'cliente',
  });
  expect(await screen.findByText(textos.comprobado)).toBeDefined();
  expect(screen.getByText('9')).toBeDefined();
  expect(screen.getByText(/18,50/)).toBeDefined();
  const malas = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(malas).toContain('/facturas?revision=mal');
});

it('a proposal that waits opens on its public page, where it is accepted', async () => {
  await open('/mis-propuestas');
  const link = await screen.findByRole('link', { name: 'Abrir y contestar' });
  expect(link.getAttribute('href')).toBe('/p/abc');
});

it('the renewal of an active contract is asked for once', async () => {
  const { requests } = await open('/mis-contratos');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Quiero renovar' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.clone().json()).toEqual({ contratoId: 'k1' });
  closeScreens();
  const [contrato] = AREA.contratos;
  await open('/mis-contratos', {
    ...AREA,
    contratos: [{ ...contrato!, renovacionPedida: '2026-11-23T09:00:00.000Z' }],
  });
  expect(await screen.findByText(/Pediste renovarlo el 23\/11\/2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Quiero renovar' })).toBeNull();
});
