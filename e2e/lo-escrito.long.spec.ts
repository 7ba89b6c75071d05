import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buttonsOf, noticeEffects, press } from './effects.ts';
import { loseText } from './losing-text.ts';
import { signedIn, startVatio } from './vatio.ts';
import { PLAIN, quietOf } from './walk.ts';

const vatio = startVatio();

const LANES = 3;
const WALK_MS = 1_500_000;
const SOON = { timeout: 5_000 };

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
  'analisis',
  'ajustes',
];

/** Other screens whose dialogs hold text, of the business and of the template. */
const OTHERS = [
  'tareas',
  'claves',
  'webhooks',
  'comisiones',
  'mi-cuenta',
  'todo',
  'kanban',
  'user-list',
  'permissions',
];

test(
  'what is typed in the dialogs of these screens is not lost by closing it, by a link or by loading the page again',
  async () => {
    const lost: string[] = [];
    const tried = new Set<string>();
    const left = PLAIN.filter(({ id }) => [...WITH_SHEETS, ...OTHERS].includes(id));
    const lane = async () => {
      const { context, page } = await signedIn(vatio, 'admin', {
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
      });
      await noticeEffects(context);
      // The browser asks before a page with unsaved text is loaded again, and the walk goes on.
      page.on('dialog', (dialog) => dialog.accept());
      const quiet = quietOf(page);
      await page.goto(`${vatio.url}/inicio`);
      const look = async () => {
        for (const { title, lost: found } of await tryDialogs(page, quiet)) {
          tried.add(title);
          lost.push(...found.map((what) => `${new URL(page.url()).pathname}: ${what}`));
        }
      };
      // What was typed on the screen before would be asked for: each screen is loaded anew.
      const open = async (path: string) => {
        await page.goto(vatio.url + path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await quiet();
      };
      for (let screen = left.shift(); screen; screen = left.shift()) {
        await open(screen.path);
        await look();
        if (!WITH_SHEETS.includes(screen.id)) continue;
        await open(screen.path);
        const row = page.locator('main [data-row-link]').first();
        const sheet = (await row.count()) > 0 ? await row.getAttribute('href') : screen.path;
        if (!sheet) continue;
        await open(sheet);
        const parts = page.locator('main').locator('[role=tab], nav a[href*="?seccion="]');
        const count = await parts.count();
        await look();
        for (let at = 1; at < count; at += 1) {
          await open(sheet);
          await parts.nth(at).click();
          await quiet();
          await look();
        }
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(lost).toEqual([]);
    expect(tried.size).toBeGreaterThan(12);
  },
  WALK_MS,
);

/** Presses every button of a page, and the entries of the menus that open, and tries the dialogs that come of it. */
async function tryDialogs(page: Page, quiet: () => Promise<void>) {
  const tried: { title: string; lost: readonly string[] }[] = [];
  const here = page.url();
  const again = async () => {
    await page.goto(here);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await quiet();
  };
  /** Presses a button and, if a menu opens, one of its entries; returns how many entries there are. */
  const open = async (button: Parameters<typeof press>[1], at: number) => {
    if (!(await pressed(page, button))) return 0;
    const entries = page.locator('[role=menu]:popover-open [role=menuitem]');
    const count = await entries.count();
    if (at < count) await entries.nth(at).evaluate((entry) => (entry as HTMLElement).click(), null, SOON);
    await quiet();
    return count;
  };
  const tryOpen = async (button: Parameters<typeof press>[1], at: number) => {
    const count = await open(button, at);
    if ((await page.locator('dialog[open]:not([role=alertdialog])').count()) > 0) {
      const found = await loseText(page);
      if (found) tried.push(found);
    }
    const left = await page.locator('dialog[open], :popover-open, [role=menu], [role=listbox]').count();
    if (left > 0 || page.url() !== here) await again();
    return count;
  };
  for (const button of await buttonsOf(page)) {
    for (let at = 0, count = 1; at < count; at++) {
      // A document that an earlier press asked for may take the page away meanwhile: then it is tried once more.
      count = await tryOpen(button, at).catch(() =>
        again().then(() => tryOpen(button, at).catch(() => again().then(() => 0))),
      );
    }
  }
  return tried;
}

/** The effect of a press; one that loads another page has none that could be asked for. */
const pressed: typeof press = (page, button) => press(page, button).catch(() => 'another page');
