import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import kit from '../kit/es.json';
import ComingSoonScreen from './coming-soon.screen.tsx';
import ErrorScreen from './error.screen.tsx';
import misc from './es.json';
import MaintenanceScreen from './maintenance.screen.tsx';
import NotAuthorizedScreen from './not-authorized.screen.tsx';

afterEach(closeScreens);

const open = (address: string) =>
  openScreens(address, {
    screens: {
      '/misc/coming-soon': ComingSoonScreen,
      '/misc/maintenance': MaintenanceScreen,
      '/misc/error': ErrorScreen,
      '/misc/not-authorized': NotAuthorizedScreen,
    },
    texts: { misc, kit, ui },
    answers: {},
  });

it.each(['/misc/coming-soon', '/misc/maintenance'])(
  'the page %s takes an e-mail address to send news to',
  async (address) => {
    const user = userEvent.setup();
    await open(address);
    const field = await screen.findByLabelText('Tu correo');
    await user.type(field, 'nuria@');
    await user.click(screen.getByRole('button', { name: 'Avísame' }));
    await screen.findByText('Escribe un correo válido');
    await user.type(field, 'vela.example');
    await user.click(screen.getByRole('button', { name: 'Avísame' }));
    expect((await screen.findByRole('status')).textContent).toBe('Te escribiremos a nuria@vela.example');
  },
);

it.each([
  ['/misc/error', 'Aquí no hay nada enchufado'],
  ['/misc/not-authorized', 'Esta puerta tiene llave'],
])('the page %s says «%s» and leads home', async (address, title) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});
