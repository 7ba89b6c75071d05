import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import kit from '../../kit/es.json';
import invoice from '../invoice/es.json';
import user from './es.json';
import UserListScreen from './list/list.screen.tsx';
import * as newUser from './list/new-user.tsx';
import UserViewScreen from './view/view.screen.tsx';

/** Opens the screens of users at an address, with the corner of the notices, over samples that nobody has touched. */
export async function openUsers(address: string) {
  vi.resetModules();
  // What comes on demand would come with new copies of everything it uses, its texts among them.
  vi.doMock('./list/new-user.tsx', () => newUser);
  setSampleDoor(() => import('../../../sample-data/index.ts'));
  const withToasts = (Screen: typeof UserListScreen) => () => (
    <>
      <Screen />
      <Toaster />
    </>
  );
  const screens = {
    '/apps/user/list': withToasts(UserListScreen),
    '/apps/user/view': withToasts(UserViewScreen),
    '/apps/user/view/:id': withToasts(UserViewScreen),
  };
  const opened = await openScreens(address, {
    screens,
    texts: { 'apps/invoice': invoice, 'apps/user': user, kit, ui },
    answers: {},
    role: 'admin',
  });
  return { ...opened, user: userEvent.setup() };
}

export async function violations() {
  const { violations: found } = await axe.run(document.body, {
    // These rules need the colours and landmarks of the whole page, which the browser journeys check.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
