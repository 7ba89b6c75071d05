import type { Page, Request } from 'playwright-core';
import { SCREENS } from '../web/src/app/screens.ts';
import { mayOpen } from '../web/src/data/ability.ts';
import type { Screen } from '../web/src/ui/frame/screen.ts';
import { textIn } from '../web/src/ui/frame/text.ts';

/** Screens with parameters need something to show, and the journeys visit them; those for guests want nobody. */
export const PLAIN = SCREENS.filter((screen) => !screen.guestsOnly && !screen.path.includes(':'));

/** The lists that stand on a board too, there. */
export const BOARDS = PLAIN.filter(({ id }) => ['propuestas', 'contratos'].includes(id)).map((screen) => ({
  ...screen,
  path: `${screen.path}?tablero=si`,
}));

/** Those for who sells. */
export const SELLING = PLAIN.filter(({ template, access }) => !template && access !== 'manage all');

/** Those of the business for a client, who has nothing to manage and nothing to sell. */
export const OF_CLIENTS = PLAIN.filter(
  (screen) => !screen.template && screen.access !== 'public' && mayOpen({ role: 'cliente' }, screen),
);

/** A screen is at rest when it has asked nothing for this long, or after the longest wait. */
const QUIET_MS = 80;
const LONGEST_MS = 4_000;

/** Waits until a page has asked nothing for a moment; what streams for ever is not waited for. */
export function quietOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const start = Date.now();
    const asks = () => pending.size > 0 || Date.now() - Math.max(last, start) < QUIET_MS;
    while (asks() && Date.now() - start < LONGEST_MS) await page.waitForTimeout(20);
    pending.clear();
  };
}

/** Goes to a screen inside the product, as a link does, and waits until it is there and at rest. */
export async function visit(
  page: Page,
  { path, title }: Pick<Screen, 'path' | 'title'>,
  quiet: () => Promise<void>,
): Promise<void> {
  const name = textIn(title, 'es');
  const old = await page.title();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // A screen may be titled after the thing it shows.
  await page
    .waitForFunction((titles) => document.title.startsWith(titles.name) || document.title !== titles.old, {
      name,
      old,
    })
    .catch(() => {
      throw new Error(`${path} no llega a titularse «${name}»`);
    });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await quiet();
}

/** Another tab would change it the same way. */
export function setDirection(page: Page, rightToLeft: boolean): Promise<void> {
  return page.evaluate((value) => {
    localStorage.setItem('direction', JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'direction' }));
  }, rightToLeft);
}

/** What the server refused or never answered from now on, but for what was given up on leaving a screen. */
export function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on(
    'response',
    (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}
