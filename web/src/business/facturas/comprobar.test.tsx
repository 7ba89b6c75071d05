import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { readToasts } from '../../ui/feedback/toasts.ts';
import FacturaCheckScreen from './comprobar.screen.tsx';
import textos from './es.json';
import type { Leida, LeidasF1 } from './use-lecturas.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const campo = (
  nombre: string,
  valor: number | string,
  confianza: 'segura' | 'por-confirmar' = 'segura',
): Leida['campos'][number] => ({
  nombre,
  valor,
  pagina: 1,
  caja: [40, 40, 60, 9],
  confianza,
  origen: 'texto',
});

const LEIDA: Leida = {
  comercializadora: 'Endesa Energía',
  campos: [
    campo('cups', 'ES0021000000000101YY'),
    campo('tarifa', '2.0TD'),
    campo('desde', '2025-12-31'),
    campo('hasta', '2026-01-31'),
    campo('potencias.0', 4.6),
    campo('potencias.1', 4.6),
    campo('precios.potenciaPorDia.0', 0.075903),
    campo('precios.potenciaPorDia.1', 0.001987),
    campo('consumos.0', 112, 'por-confirmar'),
    campo('consumos.1', 94),
    campo('consumos.2', 180),
    campo('precios.energia.0', 0.183547),
    campo('precios.energia.1', 0.125858),
    campo('precios.energia.2', 0.096532),
    campo('iee.tipo', 0.05),
    campo('total', 60.5),
  ],
  factura: {},
  comprobacion: { sumaLineas: 60.5, total: 60.5, cuadra: true },
  lineas: [
    { concepto: 'energia', texto: 'Energía P1', periodo: 1, importe: 50 },
    { concepto: 'impuesto', texto: 'IVA', periodo: null, importe: 10.5 },
  ],
  avisos: ['Un aviso de la lectura'],
};

const CALCULADA = {
  dias: 31,
  lineas: [
    {
      concepto: 'energia',
      periodo: 1,
      cantidad: 112,
      unidad: 'kWh',
      precio: 0.4,
      unidadPrecio: '€/kWh',
      importe: 50,
    },
  ],
  terminoPotencia: 0,
  terminoEnergia: 50,
  excesos: 0,
  reactiva: 0,
  descuentos: 0,
  compensacion: 0,
  bonoSocial: 0,
  iee: 0,
  alquiler: 0,
  baseImponible: 50,
  impuestos: [{ nombre: 'IVA', base: 50, tipo: 0.1, cuota: 5 }],
  total: 55,
};

const F1: LeidasF1 = {
  facturas: [
    {
      cups: 'ES0021000000000101YY',
      codigo: 'F26/1',
      tipo: 'N',
      rectifica: null,
      fecha: '2026-02-05',
      desde: '2025-12-31',
      hasta: '2026-01-31',
      tarifa: '3.0TD',
      potenciasKw: [30, 30, 30, 30, 30, 30],
      totalEur: 45.01,
      cuadra: false,
      avisos: [],
      lineas: [
        {
          concepto: 'peaje-energia',
          periodo: 1,
          cantidad: 1200,
          unidad: 'kWh',
          precio: 0.037511,
          unidadPrecio: '€/kWh',
          importe: 45.01,
          esperado: 33.01,
          diferencia: 12,
          motivo: 'El precio es otro',
        },
      ],
    },
  ],
  rechazadas: [{ fichero: 'a3.xml', motivo: 'Es un mensaje A3-01' }],
};

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection; each address has its answer. */
function uploads(answers: Readonly<Record<string, object>>) {
  return class {
    status = 200;
    responseText = '';
    upload = {};
    onload: () => void = () => undefined;
    answer: object = {};
    open(_: string, url: string) {
      this.answer = Object.entries(answers).find(([path]) => url.endsWith(path))?.[1] ?? {};
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send() {
      this.status = 'status' in this.answer ? Number(this.answer.status) : 200;
      this.responseText = JSON.stringify(this.answer);
      queueMicrotask(() => this.onload());
    }
    abort() {}
  };
}

async function open(
  subidas: Readonly<Record<string, object>> = {},
  answers: Readonly<Record<string, unknown>> = {},
) {
  vi.stubGlobal('XMLHttpRequest', uploads(subidas));
  const { requests } = await openScreens('/facturas/comprobar', {
    screens: { '/facturas/comprobar': FacturaCheckScreen },
    texts: { facturas: textos, ui },
    answers,
  });
  await screen.findByLabelText(textos.textoQr);
  return requests;
}

const drop = (content: string, name: string) =>
  user.upload(screen.getByLabelText(new RegExp(textos.soltar)), new File([content], name));

it('a bill in PDF is confirmed where it is in doubt, and then set beside what its data make', async () => {
  const requests = await open({ '/lectura-factura': LEIDA }, { 'POST /v1/calculos/factura': CALCULADA });
  await drop('%PDF-1.7', 'enero.pdf');
  expect(await screen.findByText('Un aviso de la lectura')).toBeDefined();
  await user.selectOptions(screen.getByLabelText(textos.uso), 'vivienda');
  await user.selectOptions(screen.getByLabelText(textos.zona), 'peninsula');
  const comprobar = screen.getByRole('button', { name: textos.comprobar });
  expect(comprobar).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Confirmar Consumo P1' }));
  await user.click(comprobar);
  expect(
    await screen.findByText(/^Cobra 5,50.€ de más: sus datos dan 55,00.€\. El tipo o la base son otros/),
  ).toBeDefined();
  const [request] = requests;
  const body = (await request!.json()) as Record<string, unknown>;
  expect(body).toMatchObject({
    tarifa: '2.0TD',
    uso: 'vivienda',
    zona: 'peninsula',
    consumos: [112, 94, 180],
    potencias: [4.6, 4.6],
  });
  // The rate that the bill prints is what is checked: it does not decide the check.
  expect(body).not.toHaveProperty('iee');
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});

it('a field leads to its place on the page by keyboard, and the place back to its field', async () => {
  await open({ '/lectura-factura': LEIDA });
  await drop('%PDF-1.7', 'enero.pdf');
  const see = await screen.findByRole('button', { name: 'Texto, página 1: Consumo P2' });
  see.focus();
  await user.keyboard('{Enter}');
  expect(document.querySelector('[data-now]')?.getAttribute('data-place')).toBe('consumos.1');
  const back = screen.getByRole('button', { name: textos.volverAlCampo });
  expect(document.activeElement).toBe(back);
  // In a narrow window the side that is led to is the one that is seen.
  expect(screen.getByRole('radio', { name: textos['lado-pagina'] })).toHaveProperty('checked', true);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Consumo P2/));
  expect(screen.getByRole('radio', { name: textos['lado-campos'] })).toHaveProperty('checked', true);
  // jsdom draws no page: the places are seen all the same, and why.
  expect(await screen.findByText(textos.sinHoja)).toBeDefined();
});

it('a photo of a bill stands behind the places of its values, which are not written over it', async () => {
  const addresses = { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses));
  await open({ '/lectura-factura': LEIDA });
  await drop('JFIF', 'enero.jpg');
  await waitFor(() => expect(document.querySelector('svg image')?.getAttribute('href')).toBe('blob:foto'));
  const places = [...document.querySelectorAll('figure g')];
  expect(places).toHaveLength(LEIDA.campos.length);
  expect(document.querySelectorAll('figure text')).toHaveLength(0);
});

it('a checked bill is kept on its supply with its number, its lines and its file, and the keeping can be undone', async () => {
  const guardada = { id: 'f1', cups: 'ES0021000000000101YY', suministroNuevo: true };
  const requests = await open(
    { '/lectura-factura': LEIDA, '/documentos': { id: 'd1' } },
    { 'POST /v1/calculos/factura': CALCULADA, 'POST /v1/facturas': guardada, 'DELETE /v1/facturas/f1': {} },
  );
  await drop('%PDF-1.7', 'enero.pdf');
  await user.selectOptions(await screen.findByLabelText(textos.uso), 'vivienda');
  await user.selectOptions(screen.getByLabelText(textos.zona), 'peninsula');
  await user.click(screen.getByRole('button', { name: 'Confirmar Consumo P1' }));
  await user.click(screen.getByRole('button', { name: textos.comprobar }));
  await user.type(await screen.findByLabelText(/^Número de factura/), 'F-7');
  await user.click(screen.getByRole('button', { name: textos.guardar }));
  const link = await screen.findByRole('link', { name: textos.verFactura });
  expect(link.getAttribute('href')).toBe('/facturas/f1');
  expect(screen.getByRole('link', { name: textos.estudiar }).getAttribute('href')).toBe(
    '/cups/ES0021000000000101YY/analisis?factura=f1',
  );
  const sent = requests.find(({ url }) => new URL(url).pathname === '/v1/facturas');
  expect(await sent?.json()).toMatchObject({
    cups: 'ES0021000000000101YY',
    numero: 'F-7',
    comercializadora: 'Endesa Energía',
    fuente: 'pdf',
    total: 60.5,
    lineas: LEIDA.lineas,
    datos: { tarifa: '2.0TD', uso: 'vivienda' },
  });
  const toast = readToasts().at(-1);
  expect(toast?.text).toContain('que se ha dado de alta');
  toast?.undo?.();
  await waitFor(() => expect(requests.at(-1)?.method).toBe('DELETE'));
});

it('a bill that was kept before says so beside its number, and leads to it', async () => {
  const body = {
    type: 'about:blank',
    title: 'La factura ya está guardada',
    status: 409,
    code: 'factura-ya-guardada',
    errors: { numero: 'La factura ya está guardada' },
    datos: { factura: { id: 'f0', numero: 'F-7' } },
  };
  const headers = { 'content-type': 'application/problem+json' };
  const problema = new Response(JSON.stringify(body), { status: 409, headers });
  await open(
    { '/lectura-factura': LEIDA },
    { 'POST /v1/calculos/factura': CALCULADA, 'POST /v1/facturas': problema },
  );
  await drop('%PDF-1.7', 'enero.pdf');
  await user.selectOptions(await screen.findByLabelText(textos.uso), 'vivienda');
  await user.selectOptions(screen.getByLabelText(textos.zona), 'peninsula');
  await user.click(screen.getByRole('button', { name: 'Confirmar Consumo P1' }));
  await user.click(screen.getByRole('button', { name: textos.comprobar }));
  await user.click(await screen.findByRole('button', { name: textos.guardar }));
  expect(await screen.findByText('La factura ya está guardada')).toBeDefined();
  const link = screen.getByRole('link', { name: textos.verLaGuardada });
  expect(link.getAttribute('href')).toBe('/facturas/f0');
});

it('the bills of a distributor are kept at once, told how many were there, and taken back at once', async () => {
  const guardadas = {
    guardadas: 3,
    repetidas: 1,
    rechazadas: [{ fichero: 'F9', motivo: 'No está' }],
    porDarDeAlta: ['ES0021000000000102YF'],
    suministrosNuevos: [],
    lote: 'l1',
  };
  const requests = await open(
    { '/calculos/f1': F1, '/facturas/f1': guardadas },
    { 'DELETE /v1/facturas/lotes/l1': {} },
  );
  await drop('<?xml version="1.0"?><MensajeFacturacion/>', 'f1.xml');
  await user.click(await screen.findByRole('button', { name: textos.guardarF1 }));
  expect(await screen.findByText(/3 facturas guardadas\. Otra ya estaba\./)).toBeDefined();
  expect(screen.getByText('No está', { exact: false })).toBeDefined();
  expect(screen.getByRole('button', { name: textos.darDeAltaF1_one })).toBeDefined();
  readToasts().at(-1)?.undo?.();
  await waitFor(() => expect(requests.at(-1)?.method).toBe('DELETE'));
});

it('bills of the distributor show what each line should be, and the files that were refused', async () => {
  await open({ '/calculos/f1': F1 });
  await drop('<?xml version="1.0"?><MensajeFacturacion/>', 'f1.xml');
  const tabla = await screen.findByRole('table');
  expect(within(tabla).getByText('El precio es otro')).toBeDefined();
  expect(screen.getByText(textos.f1Mal_one)).toBeDefined();
  expect(screen.getByText(/Es un mensaje A3-01/)).toBeDefined();
});

it('the bills of one file are each confirmed by itself', async () => {
  const otra = { ...LEIDA, avisos: ['Un aviso de la segunda'] };
  await open({ '/lectura-factura': { ...LEIDA, facturas: [LEIDA, otra] } });
  await drop('%PDF-1.7', 'dos.pdf');
  expect(await screen.findByText('Un aviso de la lectura')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /dos\.pdf · 2/ }));
  expect(screen.getByText('Un aviso de la segunda')).toBeDefined();
});

it('a photo in HEIC that the browser cannot open is sent nowhere, and says what to do', async () => {
  await open();
  await drop('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_0042.HEIC');
  expect(await screen.findByText(textos.heic)).toBeDefined();
});

it('the camera that a device lacks is told with what to do instead', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: textos.escanear }));
  expect(await screen.findByText(textos.sinCamara)).toBeDefined();
  expect(document.querySelector('[data-photo]')?.getAttribute('capture')).toBe('environment');
});

it('an encrypted PDF asks for its password', async () => {
  await open({
    '/lectura-factura': {
      title: 'Cifrado',
      status: 422,
      code: 'pdf-con-contrasena',
      errors: { contrasena: 'El PDF está cifrado' },
    },
  });
  await drop('%PDF-1.7', 'cifrada.pdf');
  expect(await screen.findByText('El PDF está cifrado')).toBeDefined();
  expect(screen.getByLabelText(textos.contrasena)).toBeDefined();
});

it('the text of a code is read without a call, and any other text says why it is none', async () => {
  const requests = await open();
  const campoQr = screen.getByLabelText(textos.textoQr);
  await user.type(campoQr, 'https://example.org');
  await user.click(screen.getByRole('button', { name: textos.leerQr }));
  expect(campoQr.getAttribute('aria-invalid')).toBe('true');
  await user.clear(campoQr);
  await user.click(campoQr);
  await user.paste(
    'https://comparador.cnmc.gob.es/comparador/QRE?cups=ES0021000000000101YY0F&tf=N&imp=26.35&pP1=4&pP2=4&cfP1=10&cfP2=10&cfP3=23&iniF=2026-08-12&finF=2026-09-10',
  );
  await user.click(screen.getByRole('button', { name: textos.leerQr }));
  expect(await screen.findByDisplayValue('ES0021000000000101YY')).toBeDefined();
  expect(requests).toEqual([]);
});

it('a bill may be typed from nothing, and says what is missing', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: textos.escribir }));
  await user.selectOptions(await screen.findByLabelText('Tarifa de acceso'), '2.0TD');
  expect(screen.getByText(/falta: Lectura inicial, Lectura final, Potencia contratada P1/)).toBeDefined();
});
