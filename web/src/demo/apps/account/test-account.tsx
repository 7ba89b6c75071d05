import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import kit from '../../kit/es.json';
import user from '../user/es.json';
import account from './es.json';

/** Opens a screen of the account, with the corner of the notices, over samples that nobody has touched. */
export async function openAccount(Screen: ComponentType, search = '') {
  vi.resetModules();
  setSampleDoor(() => import('../../../sample-data/index.ts'));
  const drawn = () => (
    <>
      <Screen />
      <Toaster />
    </>
  );
  const texts = { 'apps/account': account, 'apps/user': user, kit, ui };
  await openScreens(`/account${search}`, {
    screens: { '/account': drawn },
    texts,
    answers: {},
    role: 'admin',
  });
  return userEvent.setup();
}
