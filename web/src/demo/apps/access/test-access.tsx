import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import kit from '../../kit/es.json';
import user from '../user/es.json';
import access from './es.json';
import PermissionsScreen from './permissions/permissions.screen.tsx';
import RolesScreen from './roles/roles.screen.tsx';

/** Opens the screens of roles and permissions, with the corner of the notices, over samples that nobody has touched. */
export async function openAccess(address: string) {
  vi.resetModules();
  setSampleDoor(() => import('../../../sample-data/index.ts'));
  const withToasts = (Screen: typeof RolesScreen) => () => (
    <>
      <Screen />
      <Toaster />
    </>
  );
  const screens = {
    '/apps/roles': withToasts(RolesScreen),
    '/apps/permissions': withToasts(PermissionsScreen),
  };
  const texts = { 'apps/access': access, 'apps/user': user, kit, ui };
  const opened = await openScreens(address, { screens, texts, answers: {}, role: 'admin' });
  return { ...opened, user: userEvent.setup() };
}
