import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { extractos, reclamaciones } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { LECTURA } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ImportExtractoScreen from './import-extracto.screen.tsx';
import LineasDeExtractoScreen from './lineas.screen.tsx';
import ListaExtractosScreen from './lista.screen.tsx';
import ReclamacionScreen from './reclamacion.screen.tsx';
import ReclamacionesScreen from './reclamaciones.screen.tsx';

const LINEA: extractos.Linea = {
  id: 'n1',
  extracto: { id: 'e1', codigo: 'EX-2026-0001' },
  comercializadora: 'Luz del Norte',
  mes: '2026-10',
  filas: [2],
  cups: 'ES0021000000000001AA',
  referencia: null,
  desde: '2026-10-01',
  hasta: '2026-10-31',
  contrato: { id: 'k1', codigo: 'CT-2026-0001' },
  cliente: { id: 'c1', nombre: 'Panadería Sol SL' },
  comercial: { id: 'm1', nombre: 'Lucía Navarro' },
  estado: 'corta',
  esperadoEur: 100,
  importeEur: 60,
  diferenciaEur: -40,
  pendienteEur: 40,
  vencimiento: '2026-10-31',
  antiguedad: '0-30',
  reclamacion: null,
};

const VACIO = { lineas: 0, esperadoEur: 0, importeEur: 0, pendienteEur: 0 };
const CORTA = { estado: 'corta', lineas: 1, esperadoEur: 100, importeEur: 60, pendienteEur: 40 } as const;
const RESUMEN: extractos.Resumen = [
  { ...VACIO, estado: 'falta' },
  CORTA,
  { ...VACIO, estado: 'de-mas' },
  { ...VACIO, estado: 'no-nuestra' },
  { ...VACIO, estado: 'pagada' },
];

const EXTRACTO: extractos.Extracto = {
  id: 'e1',
  codigo: 'EX-2026-0001',
  comercializadora: 'Luz del Norte',
  mes: '2026-10',
  fichero: 'octubre.csv',
  lineas: 1,
  filasFuera: 1,
  importeEur: 60,
  pendienteEur: 40,
  importado: '2026-11-02T09:00:00.000Z',
  borrado: false,
  resumen: RESUMEN,
};

const TRAMOS = ['0-30', '31-60', '61-90', 'mas-de-90'] as const;
const DEUDA: extractos.Deuda = {
  totalEur: 40,
  tramos: TRAMOS.map((tramo, i) => ({ tramo, lineas: i === 0 ? 1 : 0, pendienteEur: i === 0 ? 40 : 0 })),
  porComercializadora: [],
  comercializadoras: ['Luz del Norte', 'Sol del Sur'],
};

const RECLAMACION: reclamaciones.Reclamacion = {
  id: 'z1',
  codigo: 'RC-2026-0001',
  comercializadora: 'Luz del Norte',
  estado: 'abierta',
  estadoDesde: '2026-11-03T09:00:00.000Z',
  creada: '2026-11-03T09:00:00.000Z',
  lineas: 1,
  reclamadoEur: 40,
  version: 1,
  texto: 'Faltan 40,00 €.',
  respuesta: '',
  detalle: [{ linea: LINEA, reclamadoEur: 40 }],
};

const ANSWERS = {
  'GET /v1/extractos': { rows: [EXTRACTO], count: 1, countExact: true, total: 1 },
  'GET /v1/extractos/totales': { cuenta: 1, lineas: 1, importeEur: 60, pendienteEur: 40 },
  'GET /v1/extractos/lineas': { rows: [LINEA], count: 1, countExact: true, total: 1 },
  'GET /v1/extractos/lineas/totales': {
    cuenta: 1,
    esperadoEur: 100,
    importeEur: 60,
    diferenciaEur: -40,
    pendienteEur: 40,
  },
  'GET /v1/extractos/deuda': DEUDA,
  'GET /v1/extractos/e1': EXTRACTO,
  'DELETE /v1/extractos/e1': {},
  'POST /v1/extractos/e1/restaurar': EXTRACTO,
  'GET /v1/extractos/reclamaciones': { rows: [RECLAMACION] },
  'POST /v1/extractos/reclamaciones': RECLAMACION,
  'GET /v1/extractos/reclamaciones/z1': RECLAMACION,
  'PATCH /v1/extractos/reclamaciones/z1': { ...RECLAMACION, version: 2, estado: 'pagada' },
  'GET /v1/vistas': { rows: [], count: 0 },
  'GET /v1/comerciales/opciones': { rows: [], more: false },
};

const SCREENS = {
  '/extractos': ListaExtractosScreen,
  '/extractos/lineas': LineasDeExtractoScreen,
  '/extractos/importar': ImportExtractoScreen,
  '/extractos/reclamaciones': ReclamacionesScreen,
  '/extractos/reclamaciones/:id': ReclamacionScreen,
};
const texts = { extractos: textos, ui, operations };
const user = userEvent.setup();
let sent: { readonly url: string; readonly mes: FormDataEntryValue | null }[] = [];
beforeEach(() => {
  sent = [];
});
afterEach(closeScreens);

async function violations() {
  return (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
}

it('the statements stand under what is owed by age, each figure of which leads to its lines', async () => {
  await openScreens('/extractos', { screens: SCREENS, texts, answers: ANSWERS });
  expect(await screen.findByText('EX-2026-0001')).toBeDefined();
  const deuda = within(screen.getByRole('list', { name: 'Lo que deben, por su antigüedad' }));
  expect(deuda.getByRole('link', { name: /Hasta 30 días/ }).getAttribute('href')).toBe(
    '/extractos/lineas?antiguedad=0-30',
  );
  expect(await violations()).toEqual([]);
});

it('the lines of one statement say where it comes from, and it goes to the bin with an undo', async () => {
  const { requests } = await openScreens('/extractos/lineas?deExtracto=e1', {
    screens: SCREENS,
    texts,
    answers: ANSWERS,
  });
  expect(await screen.findByText(/leído de octubre.csv.*Quedó fuera 1 fila\./)).toBeDefined();
  expect(await screen.findByText('Panadería Sol SL')).toBeDefined();
  const estados = within(screen.getByRole('list', { name: 'Líneas por estado' }));
  expect(estados.getByRole('link', { name: /Pagada de menos 1/ }).getAttribute('href')).toBe(
    '/extractos/lineas?deExtracto=e1&estado=corta',
  );
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
});

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection. */
class Peticion {
  status = 200;
  responseText = '';
  upload = {};
  url = '';
  onload: () => void = () => undefined;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return 'application/json';
  }
  send(form: FormData) {
    sent.push({ url: this.url, mes: form.get('mes') });
    const made = this.url.includes('ensayo=no');
    const ensayo: extractos.Ensayo = {
      resumen: RESUMEN,
      errores: 1,
      filasConError: [{ fila: 3, cups: 'TOTAL', motivo: 'CUPS: El CUPS debe empezar por «ES»' }],
      lineas: [LINEA],
    };
    this.responseText = JSON.stringify({
      columnas: [{ titulo: 'CUPS', campo: 'cups', ejemplos: [LINEA.cups] }],
      campos: [{ campo: 'cups', titulo: 'CUPS', obligatorio: true, varias: false }],
      lectura: LECTURA,
      total: 2,
      ensayo: made ? null : ensayo,
      extracto: made ? EXTRACTO : null,
    });
    queueMicrotask(() => this.onload());
  }
  abort() {}
}

it('an import asks first whose the statement is, and for leave to put aside the rows with errors', async () => {
  await openScreens('/extractos/importar', { screens: SCREENS, texts, answers: ANSWERS });
  vi.stubGlobal('XMLHttpRequest', Peticion);
  expect(await screen.findByLabelText(/Elige antes la comercializadora/)).toHaveProperty('disabled', true);
  const comercializadora = await screen.findByRole('option', { name: 'Luz del Norte' });
  await user.selectOptions(screen.getByLabelText(/^Comercializadora/), comercializadora);
  const fichero = new File(['…'], 'octubre.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText(/Suelta aquí el extracto/), fichero);

  const importar = await screen.findByRole('button', { name: 'Importar 1 fila' });
  expect(importar).toHaveProperty('disabled', true);
  expect(screen.getByText('CUPS: El CUPS debe empezar por «ES»')).toBeDefined();
  expect(await violations()).toEqual([]);
  await user.click(screen.getByLabelText('Importar las demás y dejar fuera esa fila'));
  await user.click(importar);
  await waitFor(() =>
    expect(sent.at(-1)?.url).toBe('/v1/extractos/importacion?ensayo=no&errores=dejar-fuera'),
  );
  expect(sent.at(-1)?.mes).toMatch(/^\d{4}-\d{2}$/);
  // The lines of the new statement come next.
  expect(await screen.findByText(/leído de octubre.csv/)).toBeDefined();
});

it('the chosen lines become a claim, whose text is copied and whose state is changed', async () => {
  const { requests } = await openScreens('/extractos/lineas', { screens: SCREENS, texts, answers: ANSWERS });
  await user.click(await screen.findByRole('checkbox', { name: /ES0021000000000001AA/ }));
  await user.click(screen.getByRole('button', { name: 'Reclamar' }));
  const texto = await screen.findByLabelText(/Lo que se le dice a la comercializadora/);
  expect(texto).toHaveProperty('value', 'Faltan 40,00 €.');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.clone().json()).toEqual({ lineas: ['n1'] });
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copiar el texto' }));
  expect(await navigator.clipboard.readText()).toBe('Faltan 40,00 €.');
  await user.selectOptions(screen.getByLabelText('Estado'), 'pagada');
  expect(screen.getByText(/ya no cuentan como pendientes/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const patch = requests.find(({ method }) => method === 'PATCH');
  expect(await patch?.clone().json()).toEqual({
    texto: 'Faltan 40,00 €.',
    respuesta: '',
    estado: 'pagada',
    version: 1,
  });
});

it('the list of claims leads to each of them', async () => {
  await openScreens('/extractos/reclamaciones', { screens: SCREENS, texts, answers: ANSWERS });
  const link = await screen.findByRole('link', { name: 'RC-2026-0001' });
  expect(link.getAttribute('href')).toBe('/extractos/reclamaciones/z1');
  expect(await violations()).toEqual([]);
});
