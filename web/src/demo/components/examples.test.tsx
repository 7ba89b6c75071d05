import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { underConstruction } from '../../ui/frame/under-construction.ts';
import components from './es.json';
import { componentsScreens } from './screens.ts';

const FILES = import.meta.glob<string>('./**/*.example.tsx', {
  import: 'default',
  query: '?raw',
  eager: true,
});
const built = componentsScreens.filter(({ load }) => load !== underConstruction);

afterEach(closeScreens);

async function openPage(path: string, address = path) {
  // Closing the screens takes it away.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const row = built.find((screen) => screen.path === path);
  const Screen = (await row?.load())?.default as ComponentType;
  const withToasts = () => (
    <>
      <h1>Ejemplos</h1>
      <Screen />
      <Toaster />
    </>
  );
  await openScreens(address, {
    screens: { [path]: withToasts },
    texts: { components, ui },
    answers: {},
    role: 'admin',
  });
  await screen.findAllByRole('heading', { level: 2 });
  return userEvent.setup();
}

describe('the pages of components', () => {
  it.each(built.map(({ path }) => path))(
    '%s shows each of its examples, titled, without faults',
    async (path) => {
      const complaints = vi.spyOn(console, 'error');
      await openPage(path);
      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
      expect(titles.length).toBeGreaterThan(1);
      // A title that is missing from the dictionary would show its key.
      expect(titles.filter((title) => /^[a-z]+(-[a-z]+)+$/.test(title))).toEqual([]);
      expect(new Set(titles).size).toBe(titles.length);
      const { violations } = await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();
    },
  );

  it('leave no example out', async () => {
    let shown = 0;
    for (const { path } of built) {
      await openPage(path);
      shown += screen.getAllByRole('heading', { level: 2 }).length;
      cleanup();
      closeScreens();
    }
    expect(shown).toBe(Object.keys(FILES).length);
  });
});

describe('an example', () => {
  const cardOf = (name: string) => within(screen.getByRole('region', { name }));

  it('shows and copies the text of its very file', async () => {
    const user = await openPage('/components/tabs-component');
    const file = FILES['./tabs/vertical.example.tsx']?.trimEnd();
    await user.click(screen.getByRole('button', { name: 'Ver el código de «En vertical, delante»' }));
    const source = await screen.findByRole('region', { name: 'Código de «En vertical, delante»' });
    await vi.waitFor(() => expect(source.textContent).toBe(file));
    expect(source.querySelector('[data-kind="keyword"]')?.textContent).toBe('import');
    await user.click(screen.getByRole('button', { name: 'Copiar el código de «En vertical, delante»' }));
    await screen.findByText('Código copiado');
    expect(await navigator.clipboard.readText()).toBe(file);
  });

  it('can be opened alone, and leads back to all', async () => {
    const user = await openPage('/components/tabs-component');
    await user.click(cardOf('Con iconos').getByRole('link', { name: 'Abrir solo «Con iconos»' }));
    await vi.waitFor(() => expect(screen.getAllByRole('tablist')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Ver todos los ejemplos' }));
    await vi.waitFor(() => expect(screen.getAllByRole('tablist')).toHaveLength(8));
  });
});
