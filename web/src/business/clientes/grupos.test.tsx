import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaClientesScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS, LISTA } from './test-cliente.ts';

afterEach(closeScreens);

const ANA = '00000000-0000-4000-8000-00000000000a';
const GROUPS = {
  rows: [
    { value: ANA, name: 'Ana', count: 1_200, totals: { puntos: 3_000, consumoAnualKwh: 45_678 } },
    { value: null, name: null, count: 1, totals: { puntos: 2, consumoAnualKwh: 900 } },
  ],
  count: 2,
};

async function open(address: string) {
  const opened = await openScreens(address, {
    screens: { '/clientes': ListaClientesScreen, '/clientes/:id': () => <p>La ficha</p> },
    texts: { clientes: textos, ui },
    answers: { ...BACKGROUND_ANSWERS, 'GET /v1/clientes': LISTA, 'GET /v1/clientes/grupos': GROUPS },
  });
  await screen.findByRole('button', { name: /Comercial: Ana/ });
  const asked = (path: string) =>
    opened.requests.filter(({ url }) => new URL(url).pathname === path).map(({ url }) => new URL(url).search);
  return { ...opened, asked, user: userEvent.setup() };
}

const heads = () =>
  [...document.querySelectorAll('tr[data-head]')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).filter(Boolean),
  );

it('a list is grouped whole, with the count and the subtotals of each group, and draws no row until one is open', async () => {
  const { asked } = await open('/clientes?tipo=empresa&grupo=comercial');
  expect(heads()).toEqual([
    [expect.stringMatching(/Comercial: Ana\s*1\.200 filas/), '3.000', '45.678'],
    [expect.stringMatching(/Comercial: Sin comercial\s*1 fila/), '2', '900'],
  ]);
  expect(screen.queryByText('Panadería Sol SL')).toBeNull();
  expect(asked('/v1/clientes/grupos')).toEqual(['?tipo=empresa&page=1&limit=10&por=comercial']);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('opening a group filters the list by it, shows its rows under its heading, and Back closes it', async () => {
  const { user, router, asked } = await open('/clientes?grupo=comercial');
  const ana = screen.getByRole('button', { name: /Comercial: Ana/ });
  expect(ana.getAttribute('aria-expanded')).toBe('false');
  ana.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Panadería Sol SL');
  expect(new URLSearchParams(router.location.searchText).get('deGrupo')).toBe(`comercial:${ANA}`);
  expect(asked('/v1/clientes').at(-1)).toContain(encodeURIComponent(`comercial:${ANA}`));
  const order = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(order.findIndex((text) => text.includes('Panadería'))).toBeLessThan(
    order.findIndex((text) => text.includes('Sin comercial')),
  );
  expect(screen.getByLabelText('Quitar el filtro Solo un grupo de Comercial')).toBeDefined();
  router.history.back();
  await waitFor(() => expect(screen.queryByText('Panadería Sol SL')).toBeNull());
  expect(heads()).toHaveLength(2);
});

it('a link opens the group without a value, and another grouping closes it', async () => {
  const { user, router } = await open('/clientes?grupo=comercial&deGrupo=comercial');
  await screen.findByText('Panadería Sol SL');
  const blank = screen.getByRole('button', { name: /Sin comercial/ });
  expect(blank.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Agrupar las filas' }), 'Estado');
  await waitFor(() => expect(router.location.searchText).toBe('?grupo=estado'));
});

it('the keys go from the heading of a group to its rows', async () => {
  const { user } = await open(`/clientes?grupo=comercial&deGrupo=comercial:${ANA}`);
  await screen.findByText('Panadería Sol SL');
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Ana');
  await user.keyboard('j');
  const row = document.activeElement?.closest('tr') as HTMLElement;
  expect(within(row).getByText('Panadería Sol SL')).toBeDefined();
});
