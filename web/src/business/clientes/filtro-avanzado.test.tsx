import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import filters from '../../list/filters/es.json';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaClientesScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS } from './test-cliente.ts';

const SELLERS = {
  rows: [{ id: '00000000-0000-4000-8000-000000000001', nombre: 'Lucía Herrero', zona: null }],
  more: false,
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/clientes': ListaClientesScreen },
    texts: { clientes: textos, ui, filters },
    answers: { ...BACKGROUND_ANSWERS, 'GET /v1/comerciales/opciones': SELLERS, ...more },
  });

const user = userEvent.setup();
afterEach(closeScreens);

const at = (where: unknown) => `/clientes?donde=${encodeURIComponent(JSON.stringify(where))}`;

it('the advanced filter has a chip in words, from which it is changed and removed', async () => {
  const where = {
    or: [
      ['consumo', '>=', 50_000],
      {
        and: [
          ['provincia', 'in', ['28', '45']],
          ['creado', 'last', 30],
        ],
      },
    ],
  };
  const { router, requests } = await open(at(where));
  const chip = await screen.findByRole('button', { name: /^Cambiar el filtro Consumo anual/ });
  expect(chip.textContent?.replaceAll('\u200e', '').replaceAll('\u00a0', ' ')).toMatch(
    /^Consumo anual ≥ 50\.000 kWh o \(\(Provincia es \S+ o \S+\) y Fecha de alta: los últimos 30 días\)$/,
  );
  expect(requests.some(({ url }) => new URL(url).searchParams.get('donde') === JSON.stringify(where))).toBe(
    true,
  );

  await user.click(chip);
  const dialog = await screen.findByRole('dialog', { name: 'Filtro avanzado' });
  const found = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Quitar el grupo' }));
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(router.location.search).toEqual({ donde: '{"or":[["consumo",">=",50000]]}' }));
  await user.click(screen.getByRole('button', { name: /^Quitar el filtro Consumo anual/ }));
  await waitFor(() => expect(router.location.search).toEqual({}));
});

it('the advanced filter is built with the keyboard, and waits for missing values', async () => {
  const { router } = await open('/clientes');
  await user.click(await screen.findByRole('button', { name: 'Más filtros' }));
  await user.click(screen.getByRole('button', { name: 'Filtro avanzado' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtro avanzado' });
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(within(dialog).getByText('Escribe un valor')).toBeDefined();
  await user.type(within(dialog).getByLabelText('Valor'), `50% "O'Hara" \\`);
  await user.click(within(dialog).getByRole('button', { name: 'Añadir condición' }));
  await user.selectOptions(within(dialog).getAllByLabelText('Campo')[1]!, 'Comercial');
  await user.selectOptions(within(dialog).getAllByLabelText('Condición')[1]!, 'mi equipo');
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  const expected = {
    and: [
      ['nombre', 'contains', `50% "O'Hara" \\`],
      ['comercial', 'team'],
    ],
  };
  await waitFor(() => expect(router.location.search).toEqual({ donde: JSON.stringify(expected) }));
  expect(
    await screen.findByRole('button', { name: /^Cambiar el filtro Nombre contiene «50%/ }),
  ).toBeDefined();
});

it('pasted codes filter the list of clients, and the result of each is shown', async () => {
  const id = '00000000-0000-4000-8000-00000000000a';
  const result = {
    id,
    codigos: 3,
    encontrados: 2,
    noEncontrados: ['B1'],
    repetidos: [],
    malformados: ['no'],
  };
  const { router, requests } = await open('/clientes', {
    'POST /v1/listas-de-codigos': result,
    [`GET /v1/listas-de-codigos/${id}`]: result,
  });
  await user.click(await screen.findByRole('button', { name: 'Más filtros' }));
  await user.click(screen.getByRole('button', { name: 'Pegar códigos' }));
  await user.type(await screen.findByLabelText('Códigos'), 'B12345674; no');
  await user.click(screen.getByRole('button', { name: 'Filtrar la lista' }));
  expect(await screen.findByText('2 encontrados')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copiar: 1 no encontrado' }));
  expect(await navigator.clipboard.readText()).toBe('B1');
  await waitFor(() => expect(router.location.search).toEqual({ lista: id }));
  await user.click(screen.getByRole('button', { name: 'Ver la lista' }));
  const chip = 'Códigos: 2 encontrados · 1 no encontrado · 1 mal escrito';
  expect(await screen.findByRole('button', { name: `Quitar el filtro ${chip}` })).toBeDefined();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ de: 'clientes', texto: 'B12345674; no' });
});

it('a condition finds its sellers by typing, and its chip has their names', async () => {
  const { router } = await open('/clientes');
  await user.click(await screen.findByRole('button', { name: 'Más filtros' }));
  await user.click(screen.getByRole('button', { name: 'Filtro avanzado' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtro avanzado' });
  await user.selectOptions(within(dialog).getByLabelText('Campo'), 'Comercial');
  await user.selectOptions(within(dialog).getByLabelText('Condición'), 'es');
  const field = within(dialog).getByRole('combobox', { name: /Comercial/ });
  await chooseByTyping({ user, field, text: 'Lucía Herrero' });
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  const [{ id } = { id: '' }] = SELLERS.rows;
  await waitFor(() =>
    expect(router.location.search).toEqual({
      donde: JSON.stringify({ and: [['comercial', 'in', [id]]] }),
    }),
  );
  expect(await screen.findByRole('button', { name: /^Quitar el filtro Comercial es Lucía/ })).toBeDefined();
});

it('the quick filter by seller accepts one found by typing, and nobody too', async () => {
  const { router } = await open('/clientes');
  const field = await screen.findByRole('combobox', { name: 'Comercial' });
  await chooseByTyping({ user, field, text: 'Lucía Herrero' });
  expect(
    await screen.findByRole('button', { name: 'Quitar el filtro Comercial: Lucía Herrero' }),
  ).toBeDefined();
  await chooseByTyping({
    user,
    field: await screen.findByRole('combobox', { name: 'Comercial' }),
    text: 'Sin comercial',
  });
  const [{ id } = { id: '' }] = SELLERS.rows;
  await waitFor(() => expect(router.location.search).toEqual({ comercial: `${id},ninguno` }));
});
