import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import kit from '../kit/es.json';
import AccessControlScreen from './access-control.screen.tsx';
import texts from './es.json';

afterEach(closeScreens);

it.each([
  ['admin', true],
  ['cliente', false],
] as const)('the card of analytics is shown to %s: %s', async (role, shown) => {
  await openScreens('/access-control', {
    screens: { '/access-control': AccessControlScreen },
    texts: { 'access-control': texts, kit, ui },
    answers: {},
    role,
  });
  expect(await screen.findByRole('heading', { name: 'Para todos' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Analítica' }) !== null).toBe(shown);
});

it('the page seen as another role loses what that role may not do, and says why', async () => {
  await openScreens('/access-control', {
    screens: { '/access-control': AccessControlScreen },
    texts: { 'access-control': texts, kit, ui },
    answers: {},
    role: 'admin',
  });
  const button = await screen.findByRole('button', { name: 'Cerrar el mes' });
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Cliente' }));
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Cliente lo ve apagado, con el porqué.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Analítica' })).toBeNull();
  const rights = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(rights).toEqual([
    ['Sí', 'Sí', 'Sí'],
    ['Sí', 'Sí', 'Sí'],
    ['Sí', 'No', 'No'],
    ['Sí', 'No', 'No'],
  ]);
});
