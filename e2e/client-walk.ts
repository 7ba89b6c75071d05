import type { Page } from 'playwright-core';
import { SCREENS } from '../web/src/app/screens.ts';
import { mayOpen } from '../web/src/data/ability.ts';

/** The addresses of all links in the window, menus included, whose screens a client may not open. */
export async function closedLinks(page: Page): Promise<string[]> {
  const paths = await page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
  return [...new Set(paths)].filter((path) => {
    const screen = screenAt(path);
    return screen && !mayOpen({ role: 'cliente' }, screen);
  });
}

/** The screen of an address; a path written in full goes before one with parameters. */
function screenAt(path: string) {
  const matching = SCREENS.filter((screen) =>
    new RegExp(`^${screen.path.replace(/:[^/]+/g, '[^/]+')}$`).test(path),
  );
  return matching.find((screen) => screen.path === path) ?? matching[0];
}

/** Opens the first row of a list, and checks its page and each of its sections. Returns false when there is no row. */
export async function lookIntoFirst(
  page: Page,
  quiet: () => Promise<void>,
  look: (where: string) => Promise<void>,
): Promise<boolean> {
  const link = page.locator('main [data-row-link]').first();
  if ((await link.count()) === 0) return false;
  const list = new URL(page.url()).pathname;
  await link.click();
  await page.waitForURL(({ pathname }) => pathname !== list);
  await quiet();
  await look(`${list}, its first row`);
  const parts = page.locator('main').locator('[role=tab], nav a[href*="?seccion="]');
  for (const part of await parts.all()) {
    await part.click();
    await quiet();
    await look(`${list}, its first row: ${await part.textContent()}`);
  }
  return true;
}
