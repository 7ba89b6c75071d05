import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../data/test-answers.ts';
import { closeApp, openApp } from './test-app.tsx';

afterEach(closeApp);

it.each([
  ['/p/secreto', 'GET /v1/publico/propuestas/secreto'],
  ['/d/secreto', 'GET /v1/publico/peticiones-de-documentos/secreto'],
  ['/permiso/secreto', 'GET /v1/publico/permisos-de-datos/secreto'],
  ['/comprobar/e1', 'GET /v1/publico/evidencias/e1'],
])('%s opens for whoever has no session, and tells them of what is not there', async (address, call) => {
  await openApp(address, { answers: { [call]: () => problem(404, 'no-existe') } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true);
  expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
});
