import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { propuestas } from '@vatio/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { onToasts, readToasts } from '../../ui/feedback/toasts.ts';
import textos from './es.json';
import ListaPropuestasScreen from './lista.screen.tsx';
import { borradorDePrueba, propuestaDePrueba } from './test-propuesta.ts';

/** The server's only proposal: a list of the state in which it is has it, and the others are empty. */
const servidor: { propuesta: propuestas.Propuesta } = { propuesta: propuestaDePrueba() };

const lista = (request: Request) => {
  const estado = new URL(request.url).searchParams.get('estado');
  const rows = estado === null || servidor.propuesta.estado === estado ? [servidor.propuesta] : [];
  return { rows, count: rows.length, countExact: true, total: 1 };
};

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'comercial' | 'cliente' = 'comercial',
) =>
  openScreens(address, {
    screens: { '/propuestas': ListaPropuestasScreen, '/propuestas/:id': () => <h1>La ficha</h1> },
    texts: { propuestas: textos, ui },
    answers: {
      'GET /v1/propuestas': lista,
      'GET /v1/propuestas/p1': () => servidor.propuesta,
      'GET /v1/propuestas/resumen': {
        estados: [
          { estado: 'vista', cuenta: 1, ahorroAnualEur: 200, consumoAnualKwh: 9_000, comisionEur: 45.5 },
        ],
      },
      'GET /v1/vistas': { rows: [] },
      ...more,
    },
    role,
  });

const user = userEvent.setup();
const columna = (name: string) => screen.findByRole('region', { name });
const pasos = () => screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  servidor.propuesta = propuestaDePrueba();
  onToasts(() => undefined);
});
afterEach(closeScreens);

it('the board of proposals has a lane for each state with its sums, instead of the strip and the table', async () => {
  const { router } = await open('/propuestas?comercial=r1');
  await user.click(await screen.findByRole('radio', { name: 'Tablero' }));
  await waitFor(() => expect(router.location.searchText).toBe('?comercial=r1&tablero=si'));
  const vista = await columna('Vista');
  expect(await within(vista).findByText('P-2026-0001')).toBeDefined();
  expect(within(vista).getByText('46 €')).toBeDefined();
  expect(within(vista).getByText('abierta 2 veces')).toBeDefined();
  expect(screen.queryByRole('list', { name: textos.porEstado })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the board of proposals withdraws one as its page does, and stays on screen', async () => {
  const { requests, router } = await open('/propuestas?tablero=si', {
    'POST /v1/propuestas/p1/retirar': () => {
      servidor.propuesta = borradorDePrueba({ numero: 2, version: 4 });
      return servidor.propuesta;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mover P-2026-0001 a…' }));
  expect(pasos()).toEqual(['BorradorNueva versión', 'BorradorActualizar precios', 'BorradorRetirar']);
  await user.click(screen.getByText('Retirar'));
  const dialogo = within(await screen.findByRole('dialog'));
  await user.click(dialogo.getByText('Retirar', { selector: 'button' }));
  expect(await within(await columna('Borrador')).findByText('P-2026-0001 · v2')).toBeDefined();
  expect((await screen.findByText(/ha pasado a Borrador$/)).textContent).toBe(
    'P-2026-0001 ha pasado a Borrador',
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('P-2026-0001 · v2'));
  expect(router.location.pathname).toBe('/propuestas');
  const [envio] = requests.filter(({ method }) => method === 'POST');
  expect(await envio?.json()).toEqual({ version: 3 });
});

it('the board of proposals sends a draft with the dialog of its page, and says so after its link has been seen', async () => {
  servidor.propuesta = borradorDePrueba();
  const enviada = propuestaDePrueba({ estado: 'enviada' });
  await open('/propuestas?tablero=si', {
    'POST /v1/propuestas/p1/enviar': () => {
      servidor.propuesta = enviada;
      return { propuesta: enviada, enlace: enviada.enlace, correo: 'sin-direccion' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mover P-2026-0001 a…' }));
  expect(pasos()).toEqual(['EnviadaEnviar']);
  await user.click(screen.getByText('Enviar', { selector: 'small' }));
  await user.click(await screen.findByText('Enviar', { selector: 'dialog button' }));
  expect(await screen.findByText(textos['correo-sin-direccion'])).toBeDefined();
  expect(screen.queryByText(/ha pasado a Enviada$/)).toBeNull();
  await user.click(screen.getByText(textos.hecho));
  expect((await screen.findByText(/ha pasado a Enviada$/)).textContent).toBe(
    'P-2026-0001 ha pasado a Enviada',
  );
  await waitFor(async () => expect((await columna('Enviada')).contains(document.activeElement)).toBe(true));
});

it('the board of proposals opens no dialog when somebody else has moved the card, and shows where it is', async () => {
  await open('/propuestas?tablero=si');
  const menu = await screen.findByRole('button', { name: 'Mover P-2026-0001 a…' });
  servidor.propuesta = propuestaDePrueba({ estado: 'aceptada', acciones: ['duplicar'] });
  await user.click(menu);
  await user.click(screen.getByText('Retirar'));
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe(textos.conflicto));
  expect(await within(await columna('Aceptada')).findByText('P-2026-0001')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a client reads their board of proposals, without commission or moves', async () => {
  servidor.propuesta = propuestaDePrueba({ comisionEur: undefined, acciones: ['responder'] });
  await open('/propuestas?tablero=si', {}, 'cliente');
  const carta = (await screen.findByText('P-2026-0001')).closest('li')!;
  expect(within(carta).queryByRole('button')).toBeNull();
  expect(document.body.textContent).not.toContain(textos.comisionGenerada);
});

it('a representative reads their own part in the list, its foot and the board, and nobody else does', async () => {
  servidor.propuesta = { ...propuestaDePrueba(), tuyaEur: 19.11 };
  const estado = {
    cuenta: 1,
    ahorroAnualEur: 200,
    consumoAnualKwh: 9_000,
    comisionEur: 45.5,
    tuyaEur: 19.11,
  };
  const resumen = { 'GET /v1/propuestas/resumen': { estados: [{ estado: 'vista', ...estado }] } };
  await open('/propuestas', resumen);
  expect((await screen.findByText('Tu comisión (€)')).closest('th')).not.toBeNull();
  await waitFor(() => expect(screen.getAllByText('19,11')).toHaveLength(2));
  const parts = screen.getAllByText('19,11').map((cell) => cell.closest('tbody, tfoot')?.tagName);
  expect(parts).toEqual(['TBODY', 'TFOOT']);
  await user.click(await screen.findByRole('radio', { name: 'Tablero' }));
  const lane = within(await screen.findByRole('region', { name: 'Vista' }));
  await waitFor(() => expect(lane.getAllByText(/^19,11/)).toHaveLength(1));
  // One is the sum of the lane, in whole euros, and the other is on its card.
  expect(lane.getAllByText('Tu comisión')).toHaveLength(2);
  closeScreens();
  await open('/propuestas', {}, 'cliente');
  await screen.findByText('16,67 %');
  expect(screen.queryByText(/comisión/i)).toBeNull();
});
