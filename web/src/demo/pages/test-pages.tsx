import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { setSampleDoor } from '../../data/sample-door.ts';
import { openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import kit from '../kit/es.json';
import pages from './es.json';

/** Opens pages at an address, with the corner of the notices, over samples that nobody has touched. */
export async function openPages(address: string, screens: Readonly<Record<string, ComponentType>>) {
  vi.resetModules();
  setSampleDoor(() => import('../../sample-data/index.ts'));
  const withToasts = Object.entries(screens).map(([path, Screen]) => [
    path,
    () => (
      <>
        <Screen />
        <Toaster />
      </>
    ),
  ]);
  const opened = await openScreens(address, {
    screens: Object.fromEntries(withToasts),
    texts: { pages, kit, ui },
    answers: {},
    role: 'admin',
  });
  return { ...opened, user: userEvent.setup() };
}
