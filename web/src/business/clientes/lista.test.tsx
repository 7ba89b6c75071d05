import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaClientesScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS, ficha, fila, LISTA } from './test-cliente.ts';

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'admin' | 'comercial' | 'cliente' = 'comercial',
) =>
  openScreens(address, {
    screens: { '/clientes': ListaClientesScreen, '/clientes/:id': () => <p>La ficha</p> },
    texts: { clientes: textos, ui },
    answers: { ...BACKGROUND_ANSWERS, ...more },
    role,
  });

const user = userEvent.setup();
afterEach(closeScreens);

it('the filters of the list of clients are in the address, and each can be removed', async () => {
  const { router, requests } = await open('/clientes?tipo=empresa&comercial=ninguno');
  await screen.findByText('Panadería Sol SL');
  await user.selectOptions(screen.getByLabelText('Provincia'), '28');
  await waitFor(() => expect(router.location.searchText).toContain('provincia=28'));
  await waitFor(() => expect(requests.some(({ url }) => url.includes('provincia=28'))).toBe(true));
  await user.click(screen.getByLabelText('Quitar el filtro Comercial: Sin comercial'));
  await waitFor(() => expect(router.location.searchText).toBe('?tipo=empresa&provincia=28'));
});

it('the foot of the list of clients gives the number of rows, and dashes until the sums arrive', async () => {
  let sum: (totales: object) => void = () => undefined;
  const suman = new Promise((resolve) => {
    sum = resolve;
  });
  const { requests } = await open('/clientes?tipo=empresa&sort=-puntos&page=2', {
    'GET /v1/clientes/totales': () => suman,
  });
  await screen.findByText('Panadería Sol SL');
  const pie = () =>
    [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent).filter(Boolean);
  expect(pie()).toEqual(['Total', '—', '—']);
  sum({
    cuenta: 1_240,
    puntos: 3_100,
    puntosConContrato: 2_000,
    consumoAnualKwh: 12_345_678.4,
    consumoMedioKwh: 9_956.2,
  });
  await screen.findByText('Total de 1.240');
  expect(pie()).toEqual(['Total de 1.240', '3.100', '12.345.678media 9.956']);
  const pedidos = requests.filter(({ url }) => url.includes('/totales'));
  expect(pedidos.map(({ url }) => new URL(url).search)).toEqual(['?tipo=empresa']);
});

it('a client reads the list of clients and can do nothing else', async () => {
  await open('/clientes', {}, 'cliente');
  await screen.findByText('Panadería Sol SL');
  expect(screen.queryByText('Nuevo cliente')).toBeNull();
  expect(screen.queryByLabelText('Seleccionar Panadería Sol SL')).toBeNull();
});

it('the form of a client checks the NIF while it is typed, and links to whoever has it', async () => {
  const repetido = new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'Ya hay un cliente con ese NIF',
      status: 409,
      code: 'nif-repetido',
      errors: { nif: 'Ya lo tiene Bar Luna' },
      datos: { cliente: { id: 'c9', nombre: 'Bar Luna' } },
    }),
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
  const { requests } = await open('/clientes', { 'POST /v1/clientes': repetido });
  await user.click(await screen.findByText('Nuevo cliente'));
  const nif = await screen.findByLabelText('NIF');
  await user.type(nif, '12345678A');
  expect(screen.getByText(/debería ser «Z»/)).toBeDefined();
  await user.clear(nif);
  await user.type(nif, '12345678-z');
  expect(screen.getByText('Correcto: 12345678Z')).toBeDefined();
  await user.type(await screen.findByLabelText(/^Razón social/), 'Bar Luna');
  await user.type(screen.getByLabelText('Código postal'), '28013');
  expect(screen.getByLabelText('Provincia', { selector: 'dialog *' })).toHaveProperty('value', '28');
  await user.click(screen.getByText('Crear cliente'));
  const link = await screen.findByText('Abrir la ficha de Bar Luna');
  expect(link.getAttribute('href')).toBe('/clientes/c9');
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({
    tipo: 'empresa',
    nombre: 'Bar Luna',
    nif: '12345678-z',
    codigoPostal: '28013',
    provincia: '28',
  });
});

it('a new client is saved with the consents that were given', async () => {
  const { requests, router } = await open('/clientes', {
    'POST /v1/clientes': ficha(),
    'POST /v1/clientes/c1/consentimientos': { rows: [] },
  });
  await user.click(await screen.findByText('Nuevo cliente'));
  await user.type(await screen.findByLabelText(/^Razón social/), 'Panadería Sol SL');
  await user.click(screen.getByLabelText('Recibir llamadas comerciales'));
  await user.selectOptions(screen.getByLabelText('Cómo lo dijo'), 'telefono');
  await user.click(screen.getByText('Crear cliente'));
  await screen.findByText('La ficha');
  expect(router.location.pathname).toBe('/clientes/c1');
  const enviado: unknown = await requests.find(({ url }) => url.endsWith('/consentimientos'))?.json();
  expect(enviado).toMatchObject({ finalidad: 'llamadas-comerciales', otorgado: true, canal: 'telefono' });
});

it('the form of a new client asks once before it is closed with data', async () => {
  await open('/clientes');
  const dialogo = () => screen.queryByRole('dialog', { name: 'Nuevo cliente' });
  await user.click(await screen.findByText('Nuevo cliente'));
  await screen.findByLabelText(/^Razón social/);
  await user.click(within(dialogo()!).getByText('Cancelar'));
  expect(dialogo()).toBeNull();
  await user.click(screen.getByText('Nuevo cliente'));
  await user.type(await screen.findByLabelText(/^Razón social/), 'Bar Luna');
  await user.click(within(dialogo()!).getByText('Cancelar'));
  const aviso = within(screen.getByRole('alertdialog', { name: 'Hay cambios sin guardar' }));
  await user.click(aviso.getByText('Seguir editando'));
  expect(await screen.findByLabelText(/^Razón social/)).toHaveProperty('value', 'Bar Luna');
  await user.click(within(dialogo()!).getByText('Cancelar'));
  await user.click(screen.getByText('Salir sin guardar'));
  expect(dialogo()).toBeNull();
});

it('all the clients that pass the filter are assigned: preview, change, result of each, and undo', async () => {
  const rows = Array.from({ length: 10 }, (_, i) => fila({ id: `c${i}`, nombre: `Cliente ${i}` }));
  const { requests } = await open('/clientes?comercial=k1', {
    'GET /v1/clientes': { ...LISTA, rows, count: 37 },
    'POST /v1/clientes/asignacion/previsualizacion': {
      total: 37,
      cambian: 35,
      muestra: [{ id: 'c0', nombre: 'Cliente 0', de: 'Laura Gil', a: 'Pedro Mas' }],
    },
    'POST /v1/clientes/asignacion': operacion({ total: 35, hechas: 34, sinCambios: 1 }),
    'POST /v1/operaciones/o1/deshacer': operacion({
      deshaceId: 'o1',
      hechas: 34,
      sinCambios: 0,
      acciones: [],
    }),
  });
  await user.click(await screen.findByLabelText('Seleccionar todas las filas de la página'));
  await user.click(screen.getByText('Seleccionar las 37 que cumplen el filtro'));
  await user.click(screen.getByText('Asignar a un comercial'));
  const field = await screen.findByRole('combobox', { name: /^Comercial que los llevará/ });
  await chooseByTyping({ user, field, text: 'Pedro Mas' });
  expect(await screen.findByText('35 clientes cambian de comercial.')).toBeDefined();
  expect(screen.getByText('y 34 más')).toBeDefined();
  await user.click(screen.getByText('Asignar 35 clientes'));
  expect(await screen.findByText('34 hechos.')).toBeDefined();
  expect(screen.getByText(/1 ya estaba así/)).toBeDefined();
  const enviado: unknown = await requests.find(({ url }) => url.endsWith('/asignacion'))?.json();
  expect(enviado).toEqual({ filtro: { comercial: 'k1' }, comercialId: 'k2', esperados: 35 });
  await user.click(screen.getByText('Deshacer'));
  expect(await screen.findByText('34 devueltos a como estaban.')).toBeDefined();
});

it('the list of clients says whom to ask and keeps the filters when it cannot be read', async () => {
  const { router } = await open('/clientes?tipo=persona', { 'GET /v1/clientes': problem(403, 'prohibido') });
  expect(await screen.findByText('No tienes permiso para ver esta lista')).toBeDefined();
  expect(router.location.searchText).toBe('?tipo=persona');
});

it('the list of clients passes axe with the form open', async () => {
  await open('/clientes');
  await user.click(await screen.findByText('Nuevo cliente'));
  // The browser journey checks colours, because they depend on the whole page.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
