import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buttonsOf, noticeEffects, press } from './effects.ts';
import { loseText, loseTextOfPage, type Tried } from './losing-text.ts';
import { signedIn, startVatio } from './vatio.ts';
import { PLAIN, quietOf } from './walk.ts';

const vatio = startVatio();

const LANES = 2;

/** The lists whose rows have a screen of their own, with dialogs of its own. */
const WITH_SHEETS = [
  'clientes',
  'comerciales',
  'contratos',
  'cups',
  'incidencias',
  'liquidaciones',
  'productos',
  'propuestas',
];

/** Other screens where text is written, of the business and of the template. A person's account would end the session of another lane. */
const OTHERS = [
  'ajustes',
  'tareas',
  'claves',
  'webhooks',
  'todo',
  'kanban',
  'chat',
  'user-list',
  'permissions',
];

const ADDRESSES = PLAIN.flatMap(({ id, path }) => {
  if (id === 'clientes') return [path, `${path} ?seccion=notas`, `${path} `];
  if (WITH_SHEETS.includes(id)) return [path, `${path} `];
  if (id === 'chat') return [`${path}?con=2`];
  return OTHERS.includes(id) ? [path] : [];
});

test('what is typed in these screens and in their dialogs is not lost by closing it, by a link or by loading the page again, and is asked for once', async () => {
  const left = [...ADDRESSES];
  const walked = { faults: [] as string[], titles: new Set<string>(), idle: new Set<string>() };
  const lane = async () => {
    const { context, page } = await signedIn(vatio, 'admin', {
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    await noticeEffects(context);
    // The browser asks before a page with unsaved text is loaded again, and the walk goes on.
    page.on('dialog', (dialog) => dialog.accept());
    for (let address = left.shift(); address; address = left.shift()) await walkScreen(page, address, walked);
    await context.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(walked.faults).toEqual([]);
  expect(walked.titles.size).toBeGreaterThan(20);
});

type Walked = {
  readonly faults: string[];
  /** The dialogs and pages where something was typed. */
  readonly titles: Set<string>;
  /** The buttons that open nothing to type in; others of that name are of the same part of a list. */
  readonly idle: Set<string>;
};

/** Types in a screen, or in that of its first row, and in what its buttons and the entries of its menus open. */
async function walkScreen(page: Page, address: string, { faults, titles, idle }: Walked): Promise<void> {
  const quiet = quietOf(page);
  const open = async (path: string) => {
    await page.goto(vatio.url + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await quiet();
  };
  const note = (tried: Tried | undefined) => {
    if (!tried) return false;
    titles.add(tried.title);
    faults.push(...tried.faults.map((fault) => `${new URL(page.url()).pathname}: ${fault}`));
    return true;
  };
  const [list = '', query] = address.split(' ');
  await open(list);
  const path =
    query === undefined
      ? list
      : `${await page.locator('main [data-row-link]').first().getAttribute('href')}${query}`;
  await open(path);
  if (note(await loseTextOfPage(page))) await open(path);
  const here = page.url();
  const tryButton = async (button: Parameters<typeof press>[1], at: number) => {
    await press(page, button);
    const entries = page.locator('[role=menu]:popover-open [role=menuitem]');
    const count = await entries.count();
    if (at < count) await entries.nth(at).evaluate((entry) => (entry as HTMLElement).click());
    if (at < count) await quiet();
    const dialog = page.locator('dialog[open]:not([role=alertdialog])').last();
    const title = ((await dialog.count()) > 0 && (await dialog.locator('h2').first().textContent())) || '';
    const known = title !== '' && titles.has(title.trim());
    const typed = known || note(await (title === '' ? loseTextOfPage : loseText)(page));
    if (!typed && count === 0) idle.add(button.name);
    const covers = await page.locator('dialog[open], :popover-open, [role=menu], [role=listbox]').count();
    if (covers > 0 || typed || page.url() !== here) await open(path);
    return count;
  };
  for (const button of await buttonsOf(page)) {
    if (idle.has(button.name)) continue;
    for (let at = 0, count = 1; at < count; at++) count = await tryButton(button, at);
  }
}
