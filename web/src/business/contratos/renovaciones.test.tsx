import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import RenovacionesScreen from './renovaciones.screen.tsx';
import { BACKGROUND_ANSWERS, fila } from './test-contrato.ts';

const renovacion = {
  ...fila(),
  banda: '60',
  importeAnualEur: 2_400,
  analisis: null,
  propuesta: null,
  renovacion: null,
};
const bandas = ['vencido', '30', '60', '90', 'sin-fin'].map((banda) => ({
  banda,
  contratos: banda === '60' ? 1 : 0,
  enMarcha: 0,
  consumoAnualKwh: 12_500,
  importeAnualEur: 2_400,
  comisionEur: 90,
}));
const studied = {
  id: 'k2',
  codigo: 'CT-2026-0002',
  analisis: { id: 'a1', codigo: 'AN-1', estado: 'guardado' },
};

const lado = (price: number, comisionEur: number) => ({
  producto: renovacion.producto,
  precioEnergiaEurKwh: [price],
  precioPotenciaEurKwAnio: [20.376927],
  precioFijoEurMes: null,
  costeAnualEur: price * 12_050,
  comisionEur,
});
const TRIAL = { antes: lado(0.192, 80), despues: lado(0.182, 90), ahorroAnualEur: 120.5 };

const open = (
  rows: readonly unknown[] = [renovacion, { ...renovacion, ...studied }],
  more: Readonly<Record<string, unknown>> = {},
) =>
  openScreens('/renovaciones', {
    screens: { '/renovaciones': RenovacionesScreen, '/contratos/:id': () => <p>El nuevo</p> },
    texts: { contratos: textos, operations, ui },
    answers: {
      ...BACKGROUND_ANSWERS,
      'GET /v1/renovaciones': {
        rows,
        count: rows.length,
        countExact: true,
      },
      'GET /v1/renovaciones/resumen': { bandas },
      'GET /v1/renovaciones/exportacion': {
        titulo: 'Renovaciones',
        marca: 'Luz & Clara',
        columnas: [
          { titulo: 'Código', tipo: 'text' },
          { titulo: 'Fin', tipo: 'date' },
          { titulo: 'Importe anual (€)', tipo: 'money' },
          { titulo: 'Consumo anual (kWh)', tipo: 'figure' },
        ],
        filas: [['CT-2026-0001', '2026-12-31', 2400.5, 12500]],
      },
      'POST /v1/contratos/lote/renovacion/ensayo': {
        total: 2,
        probados: 2,
        hechos: 1,
        noHechos: 1,
        filas: [
          {
            id: 'k1',
            nombre: 'CT-2026-0001',
            detalle: 'Panadería Ñandú',
            hecho: true,
            motivo: null,
            renovacion: TRIAL,
          },
          {
            id: 'k2',
            nombre: 'CT-2026-0002',
            detalle: 'Panadería Ñandú',
            hecho: false,
            motivo: 'Ya lo renueva CT-9',
            renovacion: null,
          },
        ],
        suma: { ...TRIAL, sinCoste: 0 },
      },
      'POST /v1/contratos/lote/renovacion': operacion({
        tipo: 'contratos',
        total: 2,
        hechas: 1,
        rechazadas: 1,
        sinCambios: 0,
      }),
      'POST /v1/contratos/k1/renovar/ensayo': TRIAL,
      'POST /v1/contratos/k1/renovar': { ...fila({ id: 'k7', codigo: 'CT-2026-0007' }) },
      ...more,
    },
  });

const user = userEvent.setup();
afterEach(closeScreens);

it('a band of the renewals filters them, and each contract offers its next step', async () => {
  const { router } = await open();
  const analizar = await screen.findByLabelText('Analizar CT-2026-0001');
  expect(analizar.getAttribute('href')).toBe('/cups/ES0021000000000001AA/analisis');
  const proponer = screen.getByLabelText('Proponer para CT-2026-0002');
  expect(proponer.getAttribute('href')).toBe('/propuestas/nueva?analisis=a1');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
  await user.click(screen.getByText('De 31 a 60 días'));
  await waitFor(() => expect(router.location.searchText).toBe('?banda=60'));
  await user.click(screen.getByLabelText('Renovar CT-2026-0001'));
  expect(await screen.findByText('El cliente ahorra 120,50 € al año')).toBeDefined();
  const row = screen.getByRole('row', { name: /^Energía P1/ });
  expect(row.textContent).toContain('0,182000');
  expect(screen.getByRole('row', { name: /^Comisión generada/ }).textContent).toContain('90,00');
  await user.click(screen.getAllByText('Renovar', { selector: 'dialog button' })[0]!);
  expect(await screen.findByText('El nuevo')).toBeDefined();
});

it('a renewal that the server refuses is told before it is confirmed, and not offered', async () => {
  const refusal = {
    type: 'about:blank',
    status: 409,
    code: 'producto-retirado',
    title: 'Su producto ya no se vende',
  };
  const headers = { 'content-type': 'application/problem+json' };
  const { requests } = await open(undefined, {
    'POST /v1/contratos/k1/renovar/ensayo': () =>
      new Response(JSON.stringify(refusal), { status: 409, headers }),
  });
  await user.click(await screen.findByLabelText('Renovar CT-2026-0001'));
  expect(await screen.findByText('Su producto ya no se vende')).toBeDefined();
  expect(screen.getAllByText('Renovar', { selector: 'dialog button' })[0]).toHaveProperty('disabled', true);
  expect(requests.filter(({ url }) => url.endsWith('/renovar'))).toEqual([]);
});

it('the column of the next contact with the client of a renewal leads to writing one down', async () => {
  const { id, nombre } = renovacion.cliente;
  const proximoContacto = {
    tareaId: 't1',
    tipo: 'llamada',
    titulo: 'Llamar',
    fecha: '2020-03-05',
    hora: null,
  };
  await open([renovacion, { ...renovacion, ...studied, proximoContacto }]);
  await screen.findByLabelText('Renovar CT-2026-0001');
  expect(screen.queryByLabelText(`Apuntar un contacto con ${nombre}`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const panel = within(screen.getByRole('region', { name: 'Columnas' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Próximo contacto' }));
  const none = await screen.findByLabelText(`Apuntar un contacto con ${nombre}`);
  expect(none.getAttribute('href')).toBe(`/tareas?deCliente=${id}&nueva=si`);
  const late = screen.getByLabelText(`Próximo contacto con ${nombre}: 05/03/2020`);
  expect(late.closest('td')?.textContent).toContain('Atrasado · Llamada: Llamar');
});

it('a renewal shows what it is worth and its risk with the reasons, or why it is worth nothing', async () => {
  const valor = {
    calculado: '2026-11-28T06:00:00.000Z',
    motivo: null,
    producto: { nombre: 'Fijo 12', comercializadora: 'Luz del Norte' },
    ahorroAnualEur: 1_234.4,
    ahorroPct: 12.34,
    comisionEur: 95.5,
    precioActualEurMwh: 201.25,
    precioOfertaEurMwh: 176.1,
  };
  const riesgo = { nivel: 'alto', motivos: ['acaba', 'nada-en-marcha', 'ahorra'] };
  const none = { ...valor, motivo: 'Su precio sigue al mercado', producto: null, ahorroAnualEur: null };
  await open([
    { ...renovacion, valor, riesgo },
    { ...renovacion, ...studied, valor: none, riesgo: { nivel: 'bajo', motivos: [] } },
  ]);
  await screen.findByLabelText('Renovar CT-2026-0001');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('1.23412,3');
  expect(first?.textContent).toContain('95,50');
  expect(first?.textContent).toContain('Alto');
  expect(second?.textContent).toContain('—Su precio sigue al mercado');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const panel = within(screen.getByRole('region', { name: 'Columnas' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Motivos del riesgo' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Oferta de hoy' }));
  expect(first?.textContent).toContain('Acaba en 30 días o ya acabó · Nada en marcha');
  expect(first?.textContent).toContain('Luz del Norte · Fijo 12');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('the renewals are printed whole, with their filters, from what the server lets this person take', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { requests } = await open();
  await screen.findByLabelText('Renovar CT-2026-0001');
  await user.click(screen.getByLabelText('Exportar'));
  await user.click(screen.getByText('Imprimir'));
  await waitFor(() => expect(print).toHaveBeenCalled());
  const paper = document.querySelector('body > section');
  expect(paper?.querySelector('h1')?.textContent).toBe('Renovaciones');
  expect(paper?.querySelector('p')?.textContent).toMatch(/^Luz & Clara · \d/);
  const cells = [...(paper?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['CT-2026-0001', '31/12/2026', '2.400,50', '12.500']);
  expect(requests.some(({ url }) => url.includes('formato=papel'))).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('body > section')).toBeNull();
  vi.unstubAllGlobals();
});

it('the contract of a blocked client cannot be renewed, and its row says why', async () => {
  const clienteBloqueado = { desde: '2026-03-05', motivo: 'Impagos' };
  await open([{ ...renovacion, ...studied, clienteBloqueado }]);
  const renovar = await screen.findByLabelText<HTMLButtonElement>('Renovar CT-2026-0002');
  expect(renovar.disabled).toBe(true);
  const motivo = document.getElementById(renovar.getAttribute('aria-describedby') ?? '');
  expect(motivo?.textContent).toMatch(/bloqueado desde el 05\/03\/2026.*administración/);
  expect(screen.queryByLabelText('Proponer para CT-2026-0002')).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('a representative renews several contracts of the radar after a trial that says which are left out', async () => {
  const { requests } = await open();
  await user.click(await screen.findByLabelText('Seleccionar CT-2026-0001'));
  await user.click(screen.getByLabelText('Seleccionar CT-2026-0002'));
  const bar = screen.getByRole('region', { name: ui.bulk });
  await user.click(within(bar).getByText('Renovar'));
  expect(await screen.findByText('Ya lo renueva CT-9')).toBeDefined();
  const [summed, alone] = screen.getAllByRole('row', { name: /^Comisión generada/ });
  expect([summed?.textContent, alone?.textContent].map((text) => text?.includes('90,00'))).toEqual([
    true,
    true,
  ]);
  expect(screen.getByText(/^El cliente ahorra 120,50 € al año · Comisión generada: 90,00/)).toBeDefined();
  expect(screen.getAllByRole('row', { name: /^Energía P1/ })).toHaveLength(1);
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const sent = requests.filter(({ method, url }) => method === 'POST' && url.includes('/lote/'));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { ids: ['k1', 'k2'] },
    { ids: ['k1', 'k2'], esperados: 2 },
  ]);
});

it('a representative proposes to many after a trial that tells each offer, and is asked whether to send them', async () => {
  const left = {
    id: 'k2',
    nombre: 'CT-2026-0002',
    detalle: null,
    hecho: false,
    motivo: 'Ya tiene la propuesta P-1',
  };
  const oferta = {
    producto: 'Fijo 12',
    comercializadora: 'Luz del Norte',
    ahorroAnualEur: 1_234.5,
    ahorroPct: 12.3,
    comisionEur: 95.5,
  };
  const { requests } = await open(undefined, {
    'POST /v1/propuestas/de-renovacion/ensayo': {
      ...{ total: 2, probados: 2, hechos: 1, noHechos: 1, suma: oferta },
      filas: [
        { ...left, id: 'k1', nombre: 'CT-2026-0001', hecho: true, motivo: null, oferta },
        { ...left, oferta: null },
      ],
    },
    'POST /v1/propuestas/de-renovacion': operacion({
      tipo: 'propuestas-de-renovacion',
      total: 2,
      hechas: 1,
      rechazadas: 1,
      sinCambios: 0,
    }),
  });
  await user.click(await screen.findByLabelText('Seleccionar CT-2026-0001'));
  await user.click(screen.getByLabelText('Seleccionar CT-2026-0002'));
  await user.click(within(screen.getByRole('region', { name: ui.bulk })).getByText('Proponer'));
  const send = await screen.findByRole('checkbox', { name: 'Enviarlas por correo, cada una con su marca' });
  expect(send).toHaveProperty('checked', true);
  await user.click(screen.getByText(operations.check));
  expect(await screen.findByText('Ya tiene la propuesta P-1')).toBeDefined();
  expect(screen.getByText(/^Luz del Norte · Fijo 12 · ahorra 1.234,50 € al año \(12,30 %\)/)).toBeDefined();
  await user.click(send);
  expect(screen.queryByText('Ya tiene la propuesta P-1')).toBeNull();
  await user.click(screen.getByText(operations.check));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const sent = requests.filter(({ url }) => url.endsWith('/propuestas/de-renovacion'));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { enviar: false, ids: ['k1', 'k2'], esperados: 2 },
  ]);
});
