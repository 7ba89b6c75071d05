import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const START_MS = 180_000;

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
 * Starts the product as `npm start` does, on a data folder of its own with the demo portfolio, and a browser. Both end
 * after the last test of the file. The returned value is complete once the tests run. Without more settings there is no mail
 * server. `by` is another file that starts it.
 */
export function startVatio(
  settings: Readonly<Record<string, string>> = {},
  by = 'server/src/main.ts',
): Vatio {
  let printed = '';
  const vatio = { url: '', browser: undefined as never as Browser, printed: () => printed };
  let stop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vatio-e2e-'));
    const child = spawn(process.execPath, ['--import', 'tsx', by], {
      cwd: PROJECT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        VATIO_DATA: folder,
        VATIO_DEMO: '1',
        PORT: String(await freePort()),
        ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
        ...(process.env.VATIO_WEB && { VATIO_WEB: process.env.VATIO_WEB }),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    const ended = once(child, 'exit');
    const line = await Promise.race([
      once(child.stdout, 'data').then(([chunk]) => String(chunk)),
      ended.then(([code]) => Promise.reject(new Error(`The product ended with code ${code}`))),
    ]);
    vatio.url = /https?:\/\/[^\s/]+/.exec(line)?.[0] ?? '';
    vatio.browser = await launchBrowser();
    stop = async () => {
      await vatio.browser.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
  }, START_MS);
  afterAll(() => stop(), START_MS);
  return vatio;
}

/** A port that nobody listens on: the product has to know its own, because passkeys and links hold for one address. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: LAUNCH,
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
