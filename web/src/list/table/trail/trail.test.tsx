import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openTestList } from '../test-list.tsx';
import { readTrail, writeTrail } from './trail.ts';

afterEach(() => {
  closeScreens();
  sessionStorage.clear();
});

it('a list remembers its rows when one is opened, and takes up the row, the page and the selection on return', async () => {
  const { user, router } = await openTestList({ href: true }, '/lista?sort=-kwh');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar P23' }));
  await user.click(screen.getByRole('link', { name: 'P22' }));
  await screen.findByText('La ficha');
  await waitFor(() => expect(readTrail()?.at).toBe('/puntos/P22'));
  expect(router.location.href).toBe('/puntos/P22');
  const trail = readTrail()!;
  expect(trail).toMatchObject({ title: 'Puntos', from: '/lista?sort=-kwh', first: 1, count: 24 });
  expect(trail.hrefs.slice(0, 3)).toEqual(['/puntos/P24', '/puntos/P23', '/puntos/P22']);

  // The user has gone on to the twelfth row, which is on the second page.
  writeTrail({ ...trail, at: '/puntos/P13' });
  router.history.back();
  await waitFor(() => expect(router.location.href).toBe('/lista?sort=-kwh&page=2'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('P13'));
  expect(screen.getAllByText('1 fila seleccionada')).toHaveLength(2);
  expect(readTrail()?.used).toBe(true);
});

it('a list that is opened anew, and not returned to, begins at its beginning', async () => {
  const { user, router } = await openTestList({ href: true });
  await user.click(screen.getByRole('link', { name: 'P03' }));
  await waitFor(() => expect(readTrail()?.at).toBe('/puntos/P03'));
  await router.navigate({ to: '/lista?sort=kwh' });
  await screen.findByRole('table');
  expect(document.activeElement).toBe(document.body);
});
