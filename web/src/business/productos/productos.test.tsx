import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaProductosScreen from './lista.screen.tsx';
import ProductoScreen from './producto.screen.tsx';
import { detalle, version } from './test-producto.ts';

const lista = { rows: [detalle()], count: 1, countExact: true };
const answers = {
  'GET /v1/productos': lista,
  'GET /v1/productos/vigentes': { rows: [] },
  'GET /v1/productos/p1': detalle(),
};

const open = (address: string, role: 'admin' | 'comercial', more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/productos': ListaProductosScreen, '/productos/:id': ProductoScreen },
    texts: { productos: textos, operations, ui },
    answers: { ...answers, ...more },
    role,
  });

const user = userEvent.setup();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') });
});

afterEach(() => {
  closeScreens();
  vi.useRealTimers();
});

it('the price book has filters, order and page in the address, and each filter can be removed', async () => {
  const { router, requests } = await open('/productos?estado=vigente', 'comercial');
  await screen.findByText('Casa Doce');
  await user.selectOptions(screen.getByLabelText('Tarifa'), '2.0TD');
  await waitFor(() => expect(router.location.searchText).toBe('?estado=vigente&tarifa=2.0TD'));
  expect(requests.at(-1)?.url).toContain('tarifa=2.0TD');
  await user.click(await screen.findByLabelText('Quitar el filtro Estado: Vigente'));
  await waitFor(() => expect(router.location.searchText).toBe('?tarifa=2.0TD'));
  await user.click(screen.getByText('Desde', { selector: 'button' }));
  await waitFor(() => expect(router.location.searchText).toContain('sort=desde'));
});

it('an administrator takes products off sale after a trial, and a representative can choose none', async () => {
  const fila = { id: 'p1', nombre: 'Casa Doce', detalle: 'Luz · 2.0TD', hecho: true, motivo: null };
  const { requests } = await open('/productos', 'admin', {
    'POST /v1/productos/lote/ensayo': { total: 1, probados: 1, hechos: 1, noHechos: 0, filas: [fila] },
    'POST /v1/productos/lote': operacion({ tipo: 'productos', total: 1, hechas: 1, sinCambios: 0 }),
  });
  await user.click(await screen.findByLabelText('Seleccionar Casa Doce'));
  await user.click(screen.getByText('Retirar de la venta'));
  expect(await screen.findByText(/Lo ya propuesto o firmado no cambia/)).toBeDefined();
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { accion: 'retirar', ids: ['p1'] },
    { accion: 'retirar', ids: ['p1'], esperados: 1 },
  ]);
  closeScreens();
  await open('/productos', 'comercial');
  await screen.findByText('Casa Doce');
  expect(screen.queryByLabelText('Seleccionar Casa Doce')).toBeNull();
});

it('a representative reads the price book and changes nothing', async () => {
  await open('/productos', 'comercial');
  await screen.findByText('Casa Doce');
  expect(screen.queryByText('Nuevo producto')).toBeNull();
  closeScreens();
  await open('/productos/p1', 'comercial');
  await screen.findByText('Una versión de precios');
  expect(screen.queryByText('Nueva versión')).toBeNull();
  expect(screen.queryByText('Retirar de la venta')).toBeNull();
});

it('a product shows each version with its changes, its unit either way, and the days without price', async () => {
  const antes = version({
    id: 'v0',
    estado: 'caducada',
    desde: '2025-01-01',
    hasta: '2025-12-31',
    energiaEurKwh: [0.16, 0.15, 0.1],
  });
  await open('/productos/p1', 'comercial', { 'GET /v1/productos/p1': detalle([version(), antes]) });
  const [nueva] = await screen.findAllByRole('table', { name: /Precios desde/ });
  expect(within(nueva!).getByText('+25 %')).toBeDefined();
  expect(screen.getByText(/Sin versión del 2026-03-01/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Unidad del precio de la potencia'), 'dia');
  expect(within(nueva!).getByText('0,100000', { selector: 'tr:first-child td' })).toBeDefined();
});

it('a version is added from the first free day, with the errors of the server beside their fields', async () => {
  const ocupado = problem(409, 'version-solapada', { desde: 'Ya hay precios para esos días' });
  const { requests } = await open('/productos/p1', 'admin', {
    'GET /v1/productos/p1': detalle([version({ desde: '2026-04-01' })]),
    'POST /v1/productos/p1/versiones': ocupado,
  });
  await user.click(await screen.findByText('Nueva versión'));
  expect(screen.getByLabelText(/^Desde/)).toHaveProperty('value', '02/04/2026');
  const energia = screen.getByText('Precio de la energía', { selector: 'legend' }).closest('fieldset')!;
  const p1 = within(energia).getByLabelText('P1');
  await user.click(p1);
  await user.paste('0,18\t0,14\t0,09');
  await user.click(screen.getByText('Añadir versión'));
  expect(await screen.findByText('Ya hay precios para esos días')).toBeDefined();
  const enviada: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviada).toMatchObject({ desde: '2026-04-02', hasta: null, energiaEurKwh: [0.18, 0.14, 0.09] });
});

it('a version says what it makes of surplus, typed with it and shown on its sheet', async () => {
  const bateriaVirtual = { cuotaEurMes: 1.5, caducidadMeses: 60, sobre: 'total' } as const;
  const excedentes = { precioEurKwh: 0.06, tope: 'energia', bateriaVirtual } as const;
  const { requests } = await open('/productos/p1', 'admin', {
    'GET /v1/productos/p1': detalle([version({ excedentes })]),
    'POST /v1/productos/p1/versiones': detalle(),
  });
  const mostrados = (await screen.findByText('Excedentes de autoconsumo', { selector: 'dt' })).parentElement!;
  expect(mostrados.textContent).toMatch(/0,060000.€\/kWh, hasta la energía del mes/);
  expect(screen.getByText(/^1,50.€\/mes · caduca a los 60 meses · paga el total$/)).toBeDefined();
  await user.click(screen.getByText('Nueva versión'));
  await user.selectOptions(await screen.findByLabelText('El saldo paga'), 'subtotal');
  await user.clear(screen.getByLabelText(/^Caducidad/));
  await user.click(screen.getByText('Añadir versión'));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const enviada = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviada.excedentes).toEqual({
    ...excedentes,
    bateriaVirtual: { cuotaEurMes: 1.5, caducidadMeses: null, sobre: 'subtotal' },
  });
});

it('a new product is not sent before it is complete, and says what is missing where', async () => {
  const { requests } = await open('/productos', 'admin');
  await user.click(await screen.findByText('Nuevo producto'));
  await user.click(await screen.findByText('Crear producto'));
  expect(await screen.findByText('Escribe la comercializadora')).toBeDefined();
  expect(screen.getAllByText('Ha de ser un número')).toHaveLength(2);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await user.selectOptions(screen.getByLabelText('Tarifa', { selector: 'dialog *' }), '3.0TD');
  const energia = screen.getByText('Precio de la energía', { selector: 'legend' }).closest('fieldset')!;
  expect(within(energia).getAllByRole('textbox')).toHaveLength(6);
});
