import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaContratosScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS, contrato, fila } from './test-contrato.ts';

const SOLICITADO = fila({
  relojes: {
    ...fila().relojes,
    atr: { estado: 'solicitado', desde: '2026-10-02', motivo: null, codigo: null },
  },
  acciones: ['cancelar', 'aceptar', 'rechazar', 'activar', 'liquidar'],
});

/** A server with one contract, which it answers in every lane that is asked for until the contract is activated. */
function servidor(progreso: { activado: boolean }) {
  return (request: Request) => {
    const { searchParams } = new URL(request.url);
    const donde = progreso.activado ? 'activado' : 'solicitado';
    const rows = !searchParams.has('atr') || searchParams.get('atr') === donde ? [SOLICITADO] : [];
    return { rows, count: rows.length, countExact: true, total: 4 };
  };
}

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'admin' | 'cliente' = 'admin',
) =>
  openScreens(address, {
    screens: { '/contratos': ListaContratosScreen, '/contratos/:id': () => <h1>La ficha</h1> },
    texts: { contratos: textos, ui },
    answers: { ...BACKGROUND_ANSWERS, 'GET /v1/contratos': servidor({ activado: false }), ...more },
    role,
  });

const user = userEvent.setup();
const columna = (name: string) => screen.findByRole('region', { name });
afterEach(closeScreens);

it('the board of contracts reads each state of the clock with the filters of the list, and nothing for the table', async () => {
  const { requests, router } = await open('/contratos?tablero=atr&q=sol&tarifa=2.0TD&page=3');
  expect(await within(await columna('Solicitado')).findByText('CT-2026-0001')).toBeDefined();
  expect(await screen.findByText('1 de 4', { selector: 'p.vt-figure' })).toBeDefined();
  const pedidos = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/v1/contratos')
    .map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(pedidos.map(({ atr }) => atr)).toEqual([
    'sin-solicitar',
    'solicitado',
    'aceptado',
    'rechazado',
    'activado',
    'baja',
  ]);
  for (const pedido of pedidos) {
    expect(pedido).toMatchObject({ q: 'sol', tarifa: '2.0TD', limit: '20' });
    expect(pedido.page ?? '1').toBe('1');
  }
  await user.selectOptions(screen.getByLabelText('Columnas por'), 'firma');
  await waitFor(() => expect(router.location.search).toMatchObject({ tablero: 'firma', q: 'sol' }));
  expect(await columna('Caducada')).toBeDefined();
});

it('each lane of the board of contracts has the sums of all its contracts, with the same filters', async () => {
  const { requests } = await open('/contratos?tablero=atr&q=sol');
  const cabecera = (nombre: string) =>
    columna(nombre).then((una) => una.querySelector('header')?.textContent?.replaceAll(/\s/g, ' '));
  await waitFor(async () =>
    expect(await cabecera('Solicitado')).toBe('Solicitado1Consumo12,5 MWhComisión generada91 €'),
  );
  expect(await cabecera('Activado')).toBe('Activado0Consumo0 kWhComisión generada0 €');
  const pedidos = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => /recuento/.test(pathname));
  expect(pedidos.map(({ search }) => search)).toEqual(['?q=sol']);
});

it('the board of contracts shows only the states that the filter leaves', async () => {
  await open('/contratos?tablero=atr&atr=rechazado,solicitado');
  await columna('Solicitado');
  expect(screen.queryByRole('region', { name: 'Activado' })).toBeNull();
});

it('a card of the board moves with the dialog of the contract’s page, and a notice says where it is', async () => {
  const progreso = { activado: false };
  const { requests } = await open('/contratos?tablero=atr', {
    'GET /v1/contratos': servidor(progreso),
    'POST /v1/contratos/k1/acciones': () => {
      progreso.activado = true;
      return contrato();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mover CT-2026-0001 a…' }));
  const pasos = screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(pasos).toEqual(['AceptadoAnotar aceptación', 'RechazadoAnotar rechazo', 'ActivadoActivar']);
  await user.click(screen.getByText('Activar', { selector: 'small' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Activar' }));
  const dia = dialogo.getByLabelText(/^Día/);
  await user.clear(dia);
  await user.type(dia, '2026-11-18');
  await user.click(dialogo.getByText('Activar', { selector: 'button' }));
  expect(await within(await columna('Activado')).findByText('CT-2026-0001')).toBeDefined();
  expect((await screen.findByText(/ha pasado a Activado$/)).textContent).toBe(
    'CT-2026-0001 ha pasado a Activado',
  );
  await waitFor(async () => expect((await columna('Activado')).contains(document.activeElement)).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ accion: 'activar', fecha: '2026-11-18', version: 3 });
});

it('the board of contracts reads its lanes again when somebody else has moved a card, and says so', async () => {
  const { requests } = await open('/contratos?tablero=atr&atr=solicitado', {
    'POST /v1/contratos/k1/acciones': new Response(
      JSON.stringify({
        type: 'about:blank',
        title: 'Otra persona lo ha cambiado',
        status: 409,
        code: 'version-antigua',
      }),
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Mover CT-2026-0001 a…' }));
  await user.click(screen.getByText('Anotar aceptación'));
  const leidos = () => requests.filter(({ url }) => new URL(url).pathname === '/v1/contratos').length;
  const antes = leidos();
  await user.click(screen.getByText('Anotar aceptación', { selector: 'dialog button' }));
  expect(await screen.findByText(/Otra persona lo ha cambiado/)).toBeDefined();
  await waitFor(() => expect(leidos()).toBe(antes + 1));
});

it('a client reads the board of contracts and cannot move its cards', async () => {
  const ajeno = fila({ acciones: [], comisionEur: undefined });
  const respuesta = { rows: [ajeno], count: 1, countExact: true, total: 1 };
  await open('/contratos?tablero=si&estado=enviado', { 'GET /v1/contratos': respuesta }, 'cliente');
  const carta = (await screen.findByText('CT-2026-0001')).closest('li')!;
  expect(carta.getAttribute('draggable')).toBeNull();
  expect(within(carta).queryByRole('button')).toBeNull();
  expect(carta.textContent).not.toContain('Comisión');
  expect((await columna('Enviado')).querySelector('header')?.textContent).not.toContain('Comisión');
});
