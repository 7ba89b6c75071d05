import { readConnection, reportBusy, reportNewVersion, reportOffline, untilBack } from './connection.ts';
import { retryAfterMs } from './problem.ts';

/** The messages of the browsers when a file of ours did not load. */
const LOST_FILE = /dynamically imported module|module script|preload CSS/i;
/** A file that fails this often, with network and server in order, will not load by itself. */
const TRIES = 3;
const RELOADED = 'vt-reloaded-for';

/** The server has a newer version of the product, without this file of the page. */
export class NewVersion extends Error {
  override readonly name = 'NewVersion';
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && LOST_FILE.test(error.message);
}

/**
 * Loads a part of the product: `insist(() => import('./part.tsx'))`. Without network, or while the server is busy, it
 * waits and goes on. Fails with `NewVersion` when the part no longer exists.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    // A browser may hold a file that it could not fetch for lost as long as the page lives, so none is asked for in vain.
    await untilBack();
    try {
      return await load();
    } catch (cause) {
      if (!isLostFile(cause)) throw cause;
      if ((await deployedVersion()) !== ownVersion()) {
        reportNewVersion();
        throw new NewVersion('Hay una versión nueva', { cause });
      }
      if (tries >= TRIES) throw cause;
    }
  }
}

/** Reloads the page for a new version, once for each. Returns whether it does. */
export function reloadOnce(page: Pick<Location, 'reload'> = location): boolean {
  if (sessionStorage.getItem(RELOADED) === ownVersion()) return false;
  sessionStorage.setItem(RELOADED, ownVersion());
  page.reload();
  return true;
}

/** The name of the first file identifies the version, since it changes with every file that it can load. */
function ownVersion(): string {
  return document.documentElement.dataset.first ?? '';
}

/** Asks the server for its version, waiting until it can be reached. */
async function deployedVersion(): Promise<string> {
  for (;;) {
    try {
      const headers = { accept: 'text/html' };
      const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', headers });
      if (response.ok) return /data-first="([^"]*)"/.exec(await response.text())?.[1] ?? '';
      reportBusy(retryAfterMs(response));
    } catch {
      reportOffline();
    }
    // Meanwhile another part may have found the new version.
    await untilBack();
    if (readConnection() === 'new-version') throw new NewVersion('Hay una versión nueva');
  }
}

/** Removes the link of a stylesheet that did not load: the next attempt would find it and believe that it did. */
export function forgetLostStylesheets(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove();
    },
    true,
  );
}
