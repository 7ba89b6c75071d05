import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportNewVersion, reportOffline } from '../data/connection.ts';
import { closeApp, openApp } from './test-app.tsx';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const CLIENTES = { rows: [], count: 0, exacta: true };

it('a list that failed because the server was busy says so, and reads itself again once it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let starting = true;
  await openApp('/clientes', {
    role: 'comercial',
    answers: {
      'GET /v1/salud': () => (starting ? new Response('', { status: 503 }) : { estado: 'bien' }),
      'GET /v1/clientes': () => (starting ? new Response('', { status: 503 }) : CLIENTES),
    },
  });
  await screen.findByText(/El servidor está ocupado/);
  starting = false;
  await waitFor(() => expect(screen.queryByText(/El servidor está ocupado/)).toBeNull());
  await waitFor(() => expect(screen.queryByText('No se ha podido cargar')).toBeNull());
});

it('the connection strip tells a lost network from a new version, over any screen', async () => {
  await openApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  act(reportOffline);
  await screen.findByText(/^Sin conexión/);
  act(reportNewVersion);
  await screen.findByText(/^Hay una versión nueva/);
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  screen.getByRole('button', { name: 'Volver a cargar' });
});
