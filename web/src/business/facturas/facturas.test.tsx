import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { facturas } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { readToasts } from '../../ui/feedback/toasts.ts';
import AhorroScreen from './ahorro.screen.tsx';
import textos from './es.json';
import FacturaScreen from './factura.screen.tsx';
import ListaFacturasScreen from './lista.screen.tsx';

const CUPS = 'ES0021000000000101YY';

const FACTURA: facturas.Factura = {
  id: 'f1',
  numero: 'F-7',
  tipo: 'N',
  cups: CUPS,
  cliente: { id: 'c1', nombre: 'Panadería Sol SL' },
  comercial: { id: 'm1', nombre: 'Lucía Navarro' },
  comercializadora: 'Luz del Norte',
  fuente: 'pdf',
  tarifa: '2.0TD',
  desde: '2025-12-31',
  hasta: '2026-01-31',
  fechaFactura: '2026-02-03',
  totalEur: 72.33,
  calculadoEur: 70.33,
  diferenciaEur: 2,
  veredicto: 'de-mas',
  revision: 'mal',
  debidoEur: 69.79,
  deMasEur: 2.54,
  antiguedad: '0-30',
  contrato: { id: 'k1', codigo: 'CT-2026-0001' },
  incidencia: null,
  creada: '2026-02-04T09:00:00.000Z',
  borrada: false,
  rectifica: null,
  motivo: 'Cobra 2,00 € de más: sus datos dan 70,33 €',
  contrastes: [
    {
      concepto: 'energia',
      texto: null,
      periodo: 1,
      impreso: 18,
      calculado: 16,
      diferencia: 2,
      motivo: 'El precio, los días o la cantidad son otros',
    },
  ],
  avisos: [],
  estimada: false,
  hallazgos: [
    { clase: 'precio-energia', importeEur: 2.54, texto: 'Cobra la energía a otro precio: 2,54 € de más' },
  ],
  datos: { consumos: [100, 80, 120], precios: { energia: [0.16, 0.14, 0.12], peajesIncluidos: true } },
  quien: { id: 'u1', nombre: 'Clara' },
};

const ANSWERS = {
  'GET /v1/facturas': { rows: [FACTURA], count: 1, countExact: true, total: 1 },
  'GET /v1/facturas/totales': {
    cuenta: 1,
    totalEur: 72.33,
    totalMedioEur: 72.33,
    diferenciaEur: 2,
    deMasEur: 2.54,
  },
  'GET /v1/facturas/f1': FACTURA,
  'DELETE /v1/facturas/f1': {},
  'POST /v1/facturas/f1/restaurar': FACTURA,
  'GET /v1/documentos': {
    rows: [{ id: 'd1', nombre: 'enero.pdf', bytes: 2000, creado: '2026-02-04T09:00:00.000Z' }],
    count: 1,
  },
  'GET /v1/vistas': { rows: [], count: 0 },
  'GET /v1/comerciales/opciones': { rows: [], more: false },
};
const SCREENS = { '/facturas': ListaFacturasScreen, '/facturas/:id': FacturaScreen };
const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string, role: 'comercial' | 'cliente' = 'comercial') =>
  openScreens(address, { screens: SCREENS, texts: { facturas: textos, ui }, answers: ANSWERS, role });

async function violations() {
  return (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
}

it('the list of bills shows whose each is, what its check found and the euros that it differs', async () => {
  await open('/facturas');
  const fila = (await screen.findByText('Panadería Sol SL')).closest('tr')!;
  expect(within(fila).getByText(textos['veredicto-de-mas'])).toBeDefined();
  expect(within(fila).getByText('+2,00')).toBeDefined();
  expect(await violations()).toEqual([]);
});

it('a bill shows its lines, its figures and its file, and is taken back with its undo', async () => {
  const { requests, router } = await open('/facturas/f1');
  expect(await screen.findByText(/Cobra 2,00 € de más/)).toBeDefined();
  expect(screen.getByText('El precio, los días o la cantidad son otros')).toBeDefined();
  expect(screen.getByText('Consumo P3').nextElementSibling?.textContent).toBe('120 kWh');
  expect(screen.getByText('Precio de la energía P1').nextElementSibling?.textContent).toBe('0,16 €/kWh');
  expect(await screen.findByRole('button', { name: 'enero.pdf' })).toBeDefined();
  expect(screen.getByRole('link', { name: textos.estudiar }).getAttribute('href')).toBe(
    `/cups/${CUPS}/analisis?factura=f1`,
  );
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: textos.quitar }));
  await waitFor(() => expect(router.location.pathname).toBe('/facturas'));
  readToasts().at(-1)?.undo?.();
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/f1/restaurar'))).toBe(true));
});

it('a wrong bill is claimed with the text of the house, which can be mailed and printed first', async () => {
  const incidencia = { id: 'i1', codigo: 'IN-2026-0007', estado: 'abierta' };
  let claimed = false;
  const { requests } = await openScreens('/facturas/f1', {
    screens: SCREENS,
    texts: { facturas: textos, ui },
    answers: {
      ...ANSWERS,
      'GET /v1/facturas/f1': () => (claimed ? { ...FACTURA, incidencia } : FACTURA),
      'GET /v1/facturas/f1/reclamacion': { asunto: 'Reclamación de la factura F-7', texto: 'Cobra de más' },
      'POST /v1/facturas/f1/reclamar': () => {
        claimed = true;
        return { ...FACTURA, incidencia };
      },
    },
  });
  expect(await screen.findByText('Cobra la energía a otro precio: 2,54 € de más')).toBeDefined();
  await user.click(screen.getByRole('button', { name: textos.reclamar }));
  const form = within(await screen.findByRole('dialog', { name: 'Reclamación de la factura F-7' }));
  expect(form.getByRole('link', { name: textos.escribirCorreo }).getAttribute('href')).toBe(
    'mailto:?subject=Reclamaci%C3%B3n%20de%20la%20factura%20F-7&body=Cobra%20de%20m%C3%A1s',
  );
  expect(form.getByRole('button', { name: textos.carta })).toBeDefined();
  expect(await violations()).toEqual([]);
  await user.type(form.getByLabelText(new RegExp(textos.textoReclamacion)), ' 2,54 €');
  await user.click(form.getByRole('button', { name: textos.reclamar }));
  const link = await screen.findByRole('link', { name: 'IN-2026-0007' });
  expect(link.getAttribute('href')).toBe('/incidencias/i1');
  const sent = requests.find(({ url }) => url.endsWith('/reclamar'));
  expect(await sent?.json()).toEqual({ texto: 'Cobra de más 2,54 €' });
});

it('a client reads their bill without the names of the house nor a study', async () => {
  await open('/facturas/f1', 'cliente');
  expect(await screen.findByText(/Cobra 2,00 € de más/)).toBeDefined();
  expect(screen.queryByRole('link', { name: textos.estudiar })).toBeNull();
  expect(screen.queryByText('Panadería Sol SL')).toBeNull();
  expect(screen.queryByRole('button', { name: textos.reclamar })).toBeNull();
});

it('the savings of a year add up bill by bill, and ask a seller for the client first', async () => {
  const cifras = { antesEur: 90, pagadoEur: 72.33, ahorroEur: 17.67 };
  const ahorro: facturas.Ahorro = {
    anio: 2026,
    cliente: FACTURA.cliente,
    suministros: [
      {
        cups: CUPS,
        estudio: { fecha: '2025-11-02', ahorroAnualEur: 210 },
        facturas: [{ id: 'f1', numero: 'F-7', desde: '2025-12-31', hasta: '2026-01-31', ...cifras }],
        total: cifras,
      },
    ],
    total: cifras,
    sinCuenta: [
      {
        id: 'f2',
        numero: 'F-8',
        cups: CUPS,
        desde: '2026-01-31',
        hasta: '2026-02-28',
        motivo: 'Corrige otra factura',
      },
    ],
  };
  const open = (search: string) =>
    openScreens(`/facturas/ahorro${search}`, {
      screens: { '/facturas/ahorro': AhorroScreen },
      texts: { facturas: textos, ui },
      answers: { 'GET /v1/facturas/ahorro': ahorro },
    });
  const { requests } = await open('');
  expect(await screen.findByText(textos.ahorroDeQuien)).toBeDefined();
  expect(requests).toEqual([]);
  closeScreens();
  const asked = await open('?cliente=c1&anio=2026');
  const table = await screen.findByRole('table');
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(cells.slice(1)).toEqual([
    expect.stringMatching(/^F-731\/12\/2025 – 31\/01\/202690,0072,3317,67$/),
    expect.stringMatching(/^Total90,0072,3317,67$/),
  ]);
  expect(screen.getByText(/que calculó un ahorro de 210,00.€ al año/)).toBeDefined();
  expect(screen.getByText(/Corrige otra factura/)).toBeDefined();
  expect(asked.requests.map(({ url }) => url)).toContainEqual(
    expect.stringContaining('/v1/facturas/ahorro?anio=2026&cliente=c1'),
  );
});
