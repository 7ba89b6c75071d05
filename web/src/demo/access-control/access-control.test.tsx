import { screen } from '@testing-library/react';
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
