import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../data/test-screen.tsx';
import ui from '../ui/es.json';
import { Toaster } from '../ui/feedback/toaster.tsx';
import type { Screen } from '../ui/frame/screen.ts';
import kit from './kit/es.json';

export type ExamplePages = {
  readonly area: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly screens: readonly Screen[];
  /**
   * The files hold the text of every example of the area: `import.meta.glob('./**\/*.example.tsx', { query: '?raw', …
   * })`.
   */
  readonly files: Readonly<Record<string, string>>;
};

/** Opens a page of examples, and returns the simulated user. The test closes it with `closeScreens`. */
export async function openExamples({ area, texts, screens }: ExamplePages, path: string, address = path) {
  // `closeScreens` removes this stub.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const row = screens.find((screen) => screen.path === path);
  const Page = (await row?.load())?.default as ComponentType;
  const withToasts = () => (
    <>
      <h1>Ejemplos</h1>
      <Page />
      <Toaster />
    </>
  );
  await openScreens(address, {
    screens: { [path]: withToasts },
    texts: { [area]: texts, kit, ui },
    answers: {},
    role: 'admin',
  });
  await screen.findAllByRole('heading', { level: 2 });
  return userEvent.setup();
}

/** Tests what holds for every page of examples of an area. */
export function describeExamplePages(title: string, pages: ExamplePages): void {
  describe(title, () => {
    it.each(pages.screens.map(({ path }) => path))(
      '%s shows each of its examples, titled, without faults',
      async (path) => {
        const complaints = vi.spyOn(console, 'error');
        await openExamples(pages, path);
        const titles = screen
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent ?? '');
        expect(titles.length).toBeGreaterThan(1);
        // A title that is missing from the dictionary would show its key.
        expect(titles.filter((shown) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(shown))).toEqual([]);
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
      for (const { path } of pages.screens) {
        await openExamples(pages, path);
        shown += screen.getAllByRole('heading', { level: 2 }).length;
        cleanup();
        closeScreens();
      }
      expect(shown).toBe(Object.keys(pages.files).length);
    });
  });
}
