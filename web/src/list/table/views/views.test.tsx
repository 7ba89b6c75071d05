import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { inOrder, openTestList } from '../test-list.tsx';
import { testView } from './test-views.ts';

afterEach(closeScreens);

type Options = NonNullable<Parameters<typeof openTestList>[0]>;

async function open(options: Options, address?: string) {
  const opened = await openTestList(options, address);
  const { router, user } = opened;
  return {
    ...opened,
    at: (href: string) => waitFor(() => expect(inOrder(router.location.href)).toBe(inOrder(href))),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Presses an item in the menu of the current view. */
    step: async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Vista' }));
      await user.click(screen.getByRole('button', { name }));
    },
  };
}

const heads = () => [...document.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent);

it('saved views are marked when the list differs from them', async () => {
  const requests: string[] = [];
  const { user, at, press } = await open({ views: [], asked: requests }, '/lista?sort=city');
  await press('Guardar como vista');
  await user.type(await screen.findByRole('textbox', { name: /Nombre de la vista/ }), 'Por ciudad');
  await press('Guardar');
  await at('/lista?sort=city&vista=v1');
  const chip = await screen.findByRole('button', { name: /Por ciudad/, pressed: true });
  expect(within(chip).queryByRole('img')).toBeNull();

  await press('kWh');
  await screen.findByRole('img', { name: 'Con cambios sin guardar' });
  await press('Descartar cambios');
  await at('/lista?sort=city&vista=v1');
  expect(requests).toEqual(['save Por ciudad sort=city']);
});

it('saved views are renamed, duplicated, deleted and restored', async () => {
  const requests: string[] = [];
  const views = [testView({ id: 'v1', name: 'Por ciudad', text: 'sort=city' })];
  const { user, at, press, step } = await open({ views, asked: requests }, '/lista?sort=city&vista=v1');
  await step('Cambiar el nombre');
  await user.type(await screen.findByRole('textbox', { name: /Nombre de la vista/ }), ' y nombre');
  await press('Guardar');
  await screen.findByRole('button', { name: 'Por ciudad y nombre' });
  await step('Duplicar');
  await at('/lista?sort=city&vista=v2');
  await step('Borrar la vista');
  await at('/lista?sort=city');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('button', { name: 'Por ciudad y nombre (copia)' });
  expect(requests).toEqual([
    'save Por ciudad y nombre sort=city',
    'save Por ciudad y nombre (copia) sort=city',
    'remove v2',
    'restore v2',
  ]);
});

it('a default view opens the list, and only when the address asks for nothing else', async () => {
  const views = [testView({ id: 'v0' }), testView({ id: 'v1', text: 'sort=-kwh', isDefault: true })];
  const { at, router } = await open({ views });
  await at('/lista?sort=-kwh&vista=v1');
  expect(router.history.length).toBe(1);
  cleanup();
  const again = await open({ views }, '/lista?page=2');
  expect(again.router.location.href).toBe('/lista?page=2');
});

it('the default view of the last visit opens the list without waiting for the others, until it is no longer the default', async () => {
  const views = [testView({ id: 'v1', text: 'sort=-kwh', columns: ['id', 'kwh'], isDefault: true })];
  await (await open({ views })).at('/lista?sort=-kwh&vista=v1');
  cleanup();
  const again = await open({ views, ready: false });
  await again.at('/lista?sort=-kwh&vista=v1');
  expect(again.router.history.length).toBe(1);
  await waitFor(() => expect(heads()).toEqual(['Nombre', 'kWh']));
  cleanup();
  const changed = await open({ views: views.map((view) => ({ ...view, isDefault: false })) });
  await changed.at('/lista?');
  expect(changed.router.history.length).toBe(1);
  cleanup();
  const last = await open({ views, ready: false });
  expect(last.router.location.href).toBe('/lista');
});

it('saved views are pinned to the menu and removed from it, and a copy is not pinned', async () => {
  const requests: string[] = [];
  const views = [testView({ id: 'v1', name: 'Mía' })];
  const { step } = await open({ views, asked: requests }, '/lista?vista=v1');
  await step('Fijar en el menú');
  await waitFor(() => expect(requests).toEqual(['save Mía pinned']));
  await step('Duplicar');
  await waitFor(() => expect(requests.at(-1)).toBe('save Mía (copia)'));
  await step('Fijar en el menú');
  await step('Quitar del menú');
  await waitFor(() => expect(requests.slice(2)).toEqual(['save Mía (copia) pinned', 'save Mía (copia)']));
});

it('making a view the default changes nothing in the open list', async () => {
  const views = [testView({ id: 'v1', name: 'Mía', text: 'sort=city' })];
  const { at, press, step } = await open({ views });
  await press('Mía');
  await at('/lista?sort=city&vista=v1');
  await press('kWh');
  await at('/lista?sort=kwh&vista=v1');
  await step('Abrir la lista con ella');
  await screen.findByRole('img', { name: 'Vista inicial' });
  await at('/lista?sort=kwh&vista=v1');
});

it('a view of everybody opens the list for the audiences one chooses; a private one, for all or none', async () => {
  const requests: string[] = [];
  const views = [
    testView({ id: 'v1', name: 'Mía', opensFor: ['sales', 'clients'], isDefault: true }),
    testView({ id: 'v2', name: 'De todos', scope: 'all', opensFor: ['clients'] }),
    testView({ id: 'v3', name: 'De otra', scope: 'all', opensFor: ['sales'], mine: false }),
  ];
  const { user, at, step, press } = await open({ views, asked: requests }, '/lista?vista=v2');
  await screen.findByRole('button', { name: /De todos Se abre así para: ?Clientes$/, pressed: true });
  screen.getByRole('button', { name: 'De otra' });
  await step('Se abre así para…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Se abre así para' }));
  expect(dialog.getByRole('checkbox', { name: 'Clientes' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('checkbox', { name: 'Comerciales' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: /De todos Se abre así para: ?Comerciales, Clientes/ });
  expect(requests).toEqual(['save De todos clients+sales']);

  await step('Cambiar el nombre');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Quién la ve' }), 'Solo yo');
  await press('Guardar');
  // The people who can see it from now on have not asked for it.
  await waitFor(() => expect(requests[1]).toBe('save De todos'));
  await user.click(screen.getByRole('button', { name: /Mía/ }));
  await at('/lista?vista=v1');
  await step('No abrir la lista con ella');
  await waitFor(() => expect(requests[2]).toBe('save Mía'));
});

it('a saved view has columns of its own, and keeps changes to them apart from those of the list', async () => {
  const views = [
    testView({ id: 'v1', name: 'Corta', columns: ['id', 'kwh'] }),
    testView({ id: 'v2', name: 'Al revés', columns: ['id', 'kwh', 'city'] }),
  ];
  const { user, press } = await open({ views });
  await press('Corta');
  await waitFor(() => expect(heads()).toEqual(['Nombre', 'kWh']));
  await press('Al revés');
  await waitFor(() => expect(heads()).toEqual(['Nombre', 'kWh', 'Ciudad']));
  await press('Columnas');
  await user.click(screen.getByRole('checkbox', { name: 'kWh' }));
  expect(heads()).toEqual(['Nombre', 'Ciudad']);
  await screen.findByRole('img', { name: 'Con cambios sin guardar' });
  await press('Todo');
  await waitFor(() => expect(heads()).toEqual(['Nombre', 'Ciudad', 'kWh']));

  // After a reload, or through a link, the view has the columns that were set here.
  cleanup();
  await open({ views }, '/lista?vista=v2');
  expect(heads()).toEqual(['Nombre', 'Ciudad']);
  cleanup();
  localStorage.clear();
  const link = await open({ views }, '/lista?vista=v2');
  expect(heads()).toEqual(['Nombre', 'kWh', 'Ciudad']);
  await link.user.click(screen.getByRole('button', { name: 'kWh' }));
  await link.at('/lista?vista=v2&sort=kwh');
  expect(heads()).toEqual(['Nombre', 'kWh', 'Ciudad']);
});
