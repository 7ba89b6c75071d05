import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { startProduct } from './product.ts';

/** A start ends in an answer or in an error, and a busy machine takes as long as it takes. */
const NO_LIMIT = 0;

const LAUNCH = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export type Vatio = {
  /** The address of the running product, without a final slash. */
  readonly url: string;
  readonly browser: Browser;
  /** Returns what it has printed so far: a demo prints the mails that it cannot send. */
  readonly printed: () => string;
};

/**
 * Starts the product on a copy of the data of a first start, with the demo portfolio, and a browser. Both end after the last
 * test of the file. The returned value is complete once the tests run. Without more settings there is no mail server. `by` is
 * another file that starts it.
 */
export function startVatio(settings: Readonly<Record<string, string>> = {}, by?: string): Vatio {
  const vatio = { url: '', browser: undefined as never as Browser, printed: () => '' };
  let stop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'vatio-e2e-'));
    const folder = join(parent, 'datos');
    // The copy keeps the owner, which is not the one of this process where that is root.
    execFileSync('cp', ['-a', inject('startedFolder'), folder]);
    const product = await startProduct({ folder, settings, by });
    vatio.url = product.url;
    vatio.printed = product.printed;
    vatio.browser = await launchBrowser();
    stop = async () => {
      await vatio.browser.close();
      await product.stop();
      rmSync(parent, { recursive: true, force: true });
    };
  }, NO_LIMIT);
  afterAll(() => stop(), NO_LIMIT);
  return vatio;
}

/** `more` are arguments of the browser besides those that any journey needs. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...LAUNCH, ...more],
  });
}

export const USERS = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  comercial: { email: 'comercial@demo.com', password: 'comercial' },
  cliente: { email: 'client@demo.com', password: 'client' },
} as const;

/** Opens a window that is signed in by the API, as for a person who signed in before. */
export async function signedIn(
  vatio: Vatio,
  role: keyof typeof USERS,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const answer = await fetch(`${vatio.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(USERS[role]),
  });
  const { accessToken, refreshToken, userData } = await answer.json();
  const context = await vatio.browser.newContext({ locale: 'es-ES', ...options });
  const kept = { accessToken, refreshToken, userData: JSON.stringify(userData) };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, kept);
  const page = await context.newPage();
  return { context, page, errors: errorsOf(page) };
}

/** Collects the errors of the console from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
