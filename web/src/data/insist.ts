import { readConnection, reportBusy, reportNewVersion, reportOffline, untilBack } from './connection.ts';
import { retryAfterMs } from './problem.ts';

/** What browsers say of a file of ours that did not come. */
const LOST_FILE = /dynamically imported module|module script|preload CSS/i;
/** A file that fails this often with the network and the server in order will not come by itself. */
const TRIES = 3;
const RELOADED = 'vt-reloaded-for';

/** A file of this page is gone from the server, which has a newer version of the product. */
export class NewVersion extends Error {
  override readonly name = 'NewVersion';
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && LOST_FILE.test(error.message);
}

/**
 * Fetches a part of the product: `insist(() => import('./part.tsx'))`. Without network, or with the server busy, it
 * waits until they are back and goes on. Fails with `NewVersion` where the part no longer exists.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
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

/** Loads the page again for a new version, once for each. Answers whether it does. */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED) === ownVersion()) return false;
  sessionStorage.setItem(RELOADED, ownVersion());
  location.reload();
  return true;
}

/** The name of the first file changes with whatever it can load. */
function ownVersion(): string {
  return document.documentElement.dataset.first ?? '';
}

/** The version that the server has, as soon as it can be asked. */
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
    // Another part may have found the new version meanwhile.
    await untilBack();
    if (readConnection() === 'new-version') throw new NewVersion('Hay una versión nueva');
  }
}

/** Takes away the link of a stylesheet that did not come: the next try would find it, and take it for loaded. */
export function forgetLostStylesheets(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove();
    },
    true,
  );
}
