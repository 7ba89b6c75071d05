import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf, launchBrowser } from './vatio.ts';

const PROJECT = join(import.meta.dirname, '..');
const BUILD_MS = 180_000;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const folder = mkdtempSync(join(tmpdir(), 'vatio-demo-'));
const asked: string[] = [];

/** A host that knows nothing but files: what it does not find is answered with 404.html. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  asked.push(`${request.method} ${pathname}`);
  const named = join(folder, pathname === '/' ? 'index.html' : pathname);
  const found = existsSync(named) && statSync(named).isFile();
  const file = found ? named : join(folder, '404.html');
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
  createReadStream(file).pipe(response);
});

let browser: Browser;
let url: string;

beforeAll(async () => {
  // As `npm run build:demo` does, in a folder of its own, and without what the tests put in the environment.
  const options = ['--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const build = spawnSync(
    process.execPath,
    [join(PROJECT, 'node_modules/vite/bin/vite.js'), 'build', 'web', ...options],
    { cwd: PROJECT, env: { PATH: process.env.PATH, HOME: process.env.HOME }, stdio: 'inherit' },
  );
  expect(build.status).toBe(0);
  await new Promise<void>((ready) => {
    server.listen(0, 'localhost', ready);
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
}, BUILD_MS);

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(/correo/i).fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Only files are asked of the host, never an answer. */
function callsSoFar(): string[] {
  return asked.filter((line) => !line.startsWith('GET ') || /^GET \/(v1|jwt|api)\//.test(line));
}

test('sin servidor, el administrador entra y recorre las áreas de la plantilla', async () => {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  const errors = errorsOf(page);
  await page.goto(url);
  await page.waitForURL(/\/login/);
  await page.getByText('client@demo.com').waitFor();

  await signIn(page, 'admin@demo.com', 'no es esta');
  await page.getByText('Email or Password is Invalid').waitFor();
  await signIn(page, 'admin@demo.com', 'admin');
  await page.waitForURL(`${url}/`);

  for (const path of ['/apps/email', '/apps/kanban', '/apps/invoice/list', '/pages/faq', '/access-control']) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // The product's own screens are not in this build.
  await page.goto(`${url}/cups`);
  await page.getByRole('heading', { level: 1, name: 'Esta página no existe' }).waitFor();

  // A host of files answers 404 together with the page that begins the application: the browser notes it.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  expect(callsSoFar()).toEqual([]);
  await page.context().close();
});

test('sin servidor, el cliente empieza en el control de acceso y no ve lo demás', async () => {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${url}/login`);
  await signIn(page, 'client@demo.com', 'client');
  await page.waitForURL(/\/access-control$/);
  await page.getByRole('heading', { level: 1, name: 'Control de acceso' }).waitFor();

  await page.goto(`${url}/apps/email`);
  await page.getByText('Esta pantalla no es para tu cuenta').waitFor();
  await page.goto(`${url}/`);
  await page.waitForURL(/\/access-control$/);
  expect(callsSoFar()).toEqual([]);
  await page.context().close();
});
