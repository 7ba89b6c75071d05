import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { inOrder, openTestList } from './test-list.tsx';
import { testView } from './views/test-views.ts';

afterEach(closeScreens);

type Options = NonNullable<Parameters<typeof openTestList>[0]>;

async function open(options?: Options, address?: string) {
  const opened = await openTestList(options, address);
  return {
    ...opened,
    at: (href: string) => waitFor(() => expect(inOrder(opened.router.location.href)).toBe(inOrder(href))),
  };
}

const groups = () =>
  [...document.querySelectorAll('tr[data-detail="group"] b')].map(({ textContent }) => textContent);

it('the address says how a list is grouped, each change is one entry of the history, and Back undoes it', async () => {
  const { user, at, router } = await open(undefined, '/lista?page=2');
  const before = router.history.length;
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const by = screen.getByRole('combobox', { name: 'Agrupar las filas' });
  await user.selectOptions(by, 'Ciudad');
  await at('/lista?grupo=city&sort=city');
  expect(router.history.length).toBe(before + 1);
  expect(groups()).toEqual(['Ávila']);
  await user.selectOptions(by, 'Sin agrupar');
  await at('/lista?sort=city');
  expect(groups()).toEqual([]);
  router.history.back();
  await at('/lista?grupo=city&sort=city');
  await waitFor(() => expect(groups()).toEqual(['Ávila']));
});

it('a list opens with the grouping it was left with, and says so in the address, unless the address asks for something', async () => {
  localStorage.setItem('list:puntos', JSON.stringify({ group: 'city' }));
  const { user, at, router } = await open();
  await at('/lista?grupo=city&sort=city');
  expect(router.history.length).toBe(1);
  cleanup();
  // A link without a grouping shows the list as it was sent.
  const link = await open(undefined, '/lista?sort=-kwh');
  expect(groups()).toEqual([]);
  expect(link.router.location.href).toBe('/lista?sort=-kwh');
  cleanup();

  const again = await open();
  await again.at('/lista?grupo=city&sort=city');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(screen.getByRole('button', { name: 'Restablecer' }));
  await again.at('/lista?sort=city');
  cleanup();
  const last = await open();
  expect(groups()).toEqual([]);
  expect(last.router.location.href).toBe('/lista');
});

it('a link can group by a column that is hidden here, and changes nothing that the browser keeps', async () => {
  const kept = JSON.stringify({ shown: { city: false } });
  localStorage.setItem('list:puntos', kept);
  await open(undefined, '/lista?grupo=city&sort=-city,kwh');
  expect(groups()).toEqual(['Lugo']);
  expect(localStorage.getItem('list:puntos')).toBe(kept);
  cleanup();
  const unknown = await open(undefined, '/lista?grupo=kwh');
  expect(groups()).toEqual([]);
  expect(unknown.router.location.href).toBe('/lista?grupo=kwh');
});

it('a saved view keeps its grouping, and counts as changed without it', async () => {
  localStorage.setItem('list:puntos', JSON.stringify({ group: 'city' }));
  const views = [
    testView({ id: 'v1', name: 'Plana', text: 'sort=kwh', isDefault: true }),
    testView({ id: 'v2', name: 'Por ciudad', text: 'grupo=city&sort=city' }),
  ];
  const { user, at, router } = await open({ views });
  // The view that opens the list prevails over the grouping that the browser keeps.
  await at('/lista?sort=kwh&vista=v1');
  expect(router.history.length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Por ciudad' }));
  await at('/lista?grupo=city&sort=city&vista=v2');
  expect(groups()).toEqual(['Ávila']);
  expect(screen.queryByRole('img', { name: 'Con cambios sin guardar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agrupar las filas' }), 'Sin agrupar');
  await at('/lista?sort=city&vista=v2');
  await screen.findByRole('img', { name: 'Con cambios sin guardar' });
});

it('two lists of one page are grouped separately', async () => {
  const { at } = await open({ prefix: 'altas' }, '/lista?grupo=city&altas.grupo=city');
  await at('/lista?grupo=city&altas.grupo=city&altas.sort=city');
  await waitFor(() => expect(groups()).toEqual(['Ávila']));
  cleanup();
  await open({ prefix: 'altas' }, '/lista?grupo=city');
  expect(groups()).toEqual([]);
});
