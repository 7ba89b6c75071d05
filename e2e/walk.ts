import type { Page, Request } from 'playwright-core';
import { SCREENS } from '../web/src/app/screens.ts';
import { mayOpen } from '../web/src/data/ability.ts';
import type { Screen } from '../web/src/ui/frame/screen.ts';
import { textIn } from '../web/src/ui/frame/text.ts';

/** Screens without parameters, which need nothing to be shown, and not for guests only. The journeys visit the others. */
const SHOWN = SCREENS.filter((screen) => !screen.guestsOnly && !screen.path.includes(':'));

/** All but those that are for clients alone. */
export const PLAIN = SHOWN.filter(({ clientsOnly }) => !clientsOnly);

/** The screens that nobody but a client may open. */
export const CLIENTS_OWN = SHOWN.filter(({ clientsOnly }) => clientsOnly);

export const BOARDS = PLAIN.filter(({ id }) => ['propuestas', 'contratos'].includes(id)).map((screen) => ({
  ...screen,
  path: `${screen.path}?tablero=si`,
}));

export const SELLING = PLAIN.filter(({ template, access }) => !template && access !== 'manage all');

/** The business screens of a client, who manages and sells nothing. */
export const OF_CLIENTS = SHOWN.filter(
  (screen) => !screen.template && screen.access !== 'public' && mayOpen({ role: 'cliente' }, screen),
);

/** A screen is at rest after this many milliseconds without a request, or after the longest wait. */
const QUIET_MS = 80;
const LONGEST_MS = 4_000;

/** Returns a function that waits until a page has sent no request for a moment; streams do not count. */
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

/** Goes to a screen inside the product, as a link does, and waits until it is drawn and at rest. */
export async function visit(
  page: Page,
  { path, title }: Pick<Screen, 'path' | 'title'>,
  quiet: () => Promise<void>,
): Promise<void> {
  const names = [textIn(title, 'es'), textIn(title, 'en')];
  const old = await page.title();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // The title of a screen may be that of the thing it shows.
  await page
    .waitForFunction(
      (titles) =>
        titles.names.some((name) => document.title.startsWith(name)) || document.title !== titles.old,
      { names, old },
    )
    .catch(() => {
      throw new Error(`${path} no llega a titularse «${names[0]}»`);
    });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await quiet();
}

/** Changes the direction as another tab would, by the storage event. */
export function setDirection(page: Page, rightToLeft: boolean): Promise<void> {
  return page.evaluate((value) => {
    localStorage.setItem('direction', JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'direction' }));
  }, rightToLeft);
}

/**
 * Collects the requests that the server refuses or never answers from now on, except those aborted on leaving a screen.
 */
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
