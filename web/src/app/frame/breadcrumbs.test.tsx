import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openApp } from '../test-app.tsx';

afterEach(closeApp);

async function crumbsAt(address: string): Promise<(string | null)[]> {
  await openApp(address, { role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  const way = await screen.findByRole('navigation', { name: 'Ruta de la página' });
  return within(way)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it.each([
  ['/apps/user/list', []],
  ['/apps/user/view/5', []],
  ['/clientes/importar', []],
])('%s', async (address, crumbs) => {
  expect(await crumbsAt(address)).toEqual(crumbs);
});
