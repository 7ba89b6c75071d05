import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { setSampleDoor } from '../../data/sample-door.ts';
import { openScreens } from '../../data/test-screen.tsx';
import type { Texts } from '../../texts/dictionary.ts';
import ui from '../../ui/es.json';
import kit from '../kit/es.json';

// jsdom hides elements with a `popover` and cannot open them, so they are drawn where they stand.
const drawn = document.createElement('style');
drawn.textContent = '[popover] { display: block !important }';

const dictionaries = import.meta.glob<Texts>('./*/es.json', { eager: true, import: 'default' });
const texts = Object.fromEntries(
  Object.entries(dictionaries).map(([file, content]) => [
    file.replace(/^\.\/(.*)\/es\.json$/, 'apps/$1'),
    content,
  ]),
);

/** Opens the screens of an application over samples that nobody has touched. */
export async function openApp(address: string, screens: Readonly<Record<string, () => ReactNode>>) {
  vi.resetModules();
  setSampleDoor(() => import('../../sample-data/index.ts'));
  document.head.append(drawn);
  const opened = await openScreens(address, {
    screens,
    texts: { kit, ui, ...texts },
    answers: {},
    role: 'admin',
  });
  await waitFor(() => {
    if (document.body.textContent === '' || screen.queryByText('Cargando')) throw new Error('It is loading');
  });
  return { ...opened, user: userEvent.setup() };
}

/** Gives what axe finds wrong. Colours and landmarks need the whole page, which the browser journeys check. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
