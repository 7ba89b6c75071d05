import { screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import acceso from '../business/acceso/es.json';
import { reloadOnce } from '../data/insist.ts';
import { startTexts } from '../texts/catalogue.ts';
import ui from '../ui/es.json';
import app from './es.json';
import shell from './shell/es.json';
import { closeApp, openApp } from './test-app.tsx';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

it('a screen whose dictionary does not come after a reload either says that it could not be loaded, instead of its keys', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await openApp('/usuarios', { role: 'comercial' });
  await screen.findByText('Esta pantalla no es para tu cuenta');
  startTexts({
    language: 'es',
    texts: { es: { app, ui, acceso, shell } },
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: es.js')),
  });
  reloadOnce();
  await router.navigate({ to: '/clientes' });
  await screen.findByText('Esta pantalla no se ha podido cargar');
  screen.getByRole('button', { name: 'Volver a cargar' });
});
