import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { incidencias } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import IncidenciaScreen from './incidencia.screen.tsx';
import IncidenciasScreen from './incidencias.screen.tsx';

const INCIDENCIA: incidencias.Incidencia = {
  id: 'i1',
  codigo: 'IN-2026-0001',
  asunto: 'Me han cobrado dos veces',
  estado: 'abierta',
  cliente: { id: 'c1', nombre: 'Panadería Sol SL' },
  comercial: { id: 'm1', nombre: 'Lucía Navarro' },
  creada: '2026-11-03T09:00:00.000Z',
  cambiada: '2026-11-03T09:00:00.000Z',
  mensajes: 1,
  hilo: [
    {
      id: 'h1',
      texto: 'Llegó dos veces',
      deLaCasa: false,
      quien: 'Clara',
      cuando: '2026-11-03T09:00:00.000Z',
    },
  ],
};

const ANSWERS = {
  'GET /v1/incidencias': { rows: [INCIDENCIA], count: 1, countExact: true, total: 1 },
  'POST /v1/incidencias': INCIDENCIA,
  'GET /v1/incidencias/i1': INCIDENCIA,
  'POST /v1/incidencias/i1/mensajes': { ...INCIDENCIA, estado: 'respondida' },
  'POST /v1/incidencias/i1/cerrar': { ...INCIDENCIA, estado: 'cerrada' },
  'GET /v1/vistas': { rows: [], count: 0 },
  'GET /v1/comerciales/opciones': { rows: [], more: false },
  'GET /v1/clientes/opciones': { rows: [], more: false },
};
const SCREENS = { '/incidencias': IncidenciasScreen, '/incidencias/:id': IncidenciaScreen };
const texts = { incidencias: textos, ui };
const user = userEvent.setup();
afterEach(closeScreens);

async function violations() {
  return (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
}

it('a client tells a problem without saying whose it is, and comes to its thread', async () => {
  const { requests } = await openScreens('/incidencias', {
    screens: SCREENS,
    texts,
    answers: ANSWERS,
    role: 'cliente',
  });
  expect(await screen.findByText('Me han cobrado dos veces')).toBeDefined();
  expect(screen.queryByText('Panadería Sol SL')).toBeNull();
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tengo un problema' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText(/Cliente/)).toBeNull();
  await user.type(form.getByLabelText(/Qué pasa/), 'Me han cobrado dos veces');
  await user.type(form.getByLabelText(/^Mensaje(?!s)/), 'Llegó dos veces');
  await user.click(form.getByRole('button', { name: 'Mandar' }));
  expect(await screen.findByText('Llegó dos veces')).toBeDefined();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.clone().json()).toEqual({
    clienteId: null,
    asunto: 'Me han cobrado dos veces',
    texto: 'Llegó dos veces',
  });
});

it('an answer that is being written stays when the thread grows, and its field is empty once it is sent', async () => {
  let [mensajes, read] = [1, 0];
  const thread = () => {
    read += 1;
    return { ...INCIDENCIA, mensajes };
  };
  const { router } = await openScreens('/incidencias/i1', {
    screens: SCREENS,
    texts,
    answers: { ...ANSWERS, 'GET /v1/incidencias/i1': thread },
  });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Mensaje(?!s)/);
  await user.type(await screen.findByLabelText(/^Mensaje(?!s)/), 'Lo miramos');
  mensajes = 2;
  await user.click(screen.getByRole('button', { name: 'Cerrar incidencia' }));
  await waitFor(() => expect(read).toBe(2));
  expect(field().value).toBe('Lo miramos');
  await user.click(screen.getByRole('button', { name: 'Mandar' }));
  await waitFor(() => expect(field().value).toBe(''));
  void router.navigate({ to: '/incidencias' });
  await waitFor(() => expect(router.location.pathname).toBe('/incidencias'));
});

it('the house answers in the thread, and closing an incident can be undone', async () => {
  const { requests } = await openScreens('/incidencias/i1', { screens: SCREENS, texts, answers: ANSWERS });
  await user.type(await screen.findByLabelText(/^Mensaje(?!s)/), 'Lo miramos');
  expect(screen.getByRole('link', { name: 'Panadería Sol SL' })).toBeDefined();
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mandar' }));
  const writes = () =>
    requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
  await waitFor(() => expect(writes()).toEqual(['/v1/incidencias/i1/mensajes']));
  await user.click(screen.getByRole('button', { name: 'Cerrar incidencia' }));
  await waitFor(() => expect(writes().at(-1)).toBe('/v1/incidencias/i1/cerrar'));
});
