import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usuarios } from '@vatio/contract';
import { afterEach, expect, it } from 'vitest';
import { keepLook, readLook } from '../../data/session.ts';
import { closeApp, openApp } from '../test-app.tsx';

const JORGE = {
  id: 'u2',
  fullName: 'Jorge Peña',
  username: 'jorge',
  email: 'jorge@vatio.example',
  avatar: null,
  role: 'comercial',
  ability: [{ action: 'read', subject: 'Auth' }],
  extras: { eCommerceCartItemsCount: 0 },
} as const;

afterEach(() => {
  keepLook(undefined);
  return closeApp();
});

it('a tab that looks as somebody else says so, calls and shows as them, and goes back to the own account', async () => {
  keepLook({ mirada: 'm1', userData: { ...JORGE, ability: [...JORGE.ability] } });
  const { requests } = await openApp('/cups', {
    role: 'admin',
    answers: { 'DELETE /v1/admin/usuarios/ver-como': {} },
  });
  expect(await screen.findByText(/^Ves Vatio como Jorge Peña\./)).toBeDefined();
  expect(screen.queryByText('Administración')).toBeNull();
  const own = () => requests.filter(({ headers }) => headers.has('authorization'));
  await waitFor(() => expect(own()).not.toEqual([]));
  expect(new Set(own().map(({ headers }) => headers.get(usuarios.LOOK_HEADER)))).toEqual(new Set(['m1']));
  await userEvent.click(screen.getByRole('button', { name: 'Volver a mi cuenta' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  const ended = requests.find(({ method }) => method === 'DELETE');
  expect(ended?.headers.has(usuarios.LOOK_HEADER)).toBe(false);
  expect(readLook()).toBeUndefined();
});
