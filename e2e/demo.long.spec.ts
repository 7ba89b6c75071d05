import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANION_PATHS, SPEC_PATHS } from '../web/src/app/test-spec-paths.ts';
import { addressesOf } from '../web/src/demo/sample-addresses.ts';
import { errorsOf, launchBrowser } from './vatio.ts';

const PROJECT = join(import.meta.dirname, '..');
/** A build ends in files or in an error, and a busy machine takes as long as it takes. */
const NO_LIMIT = 0;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The folder of the host in which the web is installed. */
const BASE = '/muestras/vatio/';

const folder = mkdtempSync(join(tmpdir(), 'vatio-demo-'));
const requests: string[] = [];

/** A host that only serves files: of a folder its index.html, and instead of what it does not find, 404.html. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  requests.push(`${request.method} ${pathname}`);
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : 'of another site';
  const named = join(folder, path);
  const file = [named, join(named, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
  const sent = file ?? join(folder, '404.html');
  response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'text/plain' });
  createReadStream(sent).pipe(response);
});

let browser: Browser;
let url: string;

beforeAll(async () => {
  // Builds as `npm run build:demo` does, in a folder of its own and without the environment of the tests.
  const options = [
    '--mode',
    'demo',
    '--base',
    BASE,
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const build = spawnSync(
    process.execPath,
    [join(PROJECT, 'node_modules/vite/bin/vite.js'), 'build', 'web', ...options],
    { cwd: PROJECT, env: { PATH: process.env.PATH, HOME: process.env.HOME }, stdio: 'inherit' },
  );
  expect(build.status).toBe(0);
  await new Promise<void>((ready) => {
    server.listen(0, 'localhost', ready);
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}${BASE.slice(0, -1)}`;
  browser = await launchBrowser();
}, NO_LIMIT);

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(/correo/i).fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The host may be asked for files of the web's own folder, and for nothing else. */
function callsSoFar(): string[] {
  const own = new RegExp(`^GET ${BASE}(?!v1/|jwt/|api/)`);
  return requests.filter((line) => !own.test(line));
}

test('without a server, an administrator signs in and visits the areas of the template', async () => {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  const errors = errorsOf(page);
  await page.goto(`${url}/`);
  await page.waitForURL(`${url}/login**`);
  await page.getByText('client@demo.com').waitFor();

  await signIn(page, 'admin@demo.com', 'no es esta');
  await page.getByText('Email or Password is Invalid').waitFor();
  await signIn(page, 'admin@demo.com', 'admin');
  await page.waitForURL(`${url}/`);

  for (const path of ['/apps/email', '/apps/kanban', '/apps/invoice/list', '/pages/faq', '/access-control']) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // This build does not have the product's own screens.
  await page.goto(`${url}/cups`);
  await page.getByRole('heading', { level: 1, name: 'Esta página no existe' }).waitFor();

  // Something of the sample data is found from outside too, and what is no address of it is said to be none.
  const open = await page.goto(`${url}/pages/blog/detail/3`);
  expect(open?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // A host of files answers 404 together with the page that starts the application, and the browser logs that.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  expect(callsSoFar()).toEqual([]);
  await page.context().close();
});

test('each thing of the sample data is answered with a page of its own under its address, and no other is', async () => {
  const unanswered: string[] = [];
  for (const path of COMPANION_PATHS.filter((companion) => companion.includes(':'))) {
    const addresses = addressesOf(path);
    if (addresses.length === 0) unanswered.push(path);
    for (const address of addresses) {
      if ((await fetch(url + address)).status !== 200) unanswered.push(address);
    }
  }
  expect(unanswered).toEqual([]);
  expect((await fetch(`${url}/apps/invoice/preview/999999`)).status).toBe(404);
});

test('each address of the specification is answered with a page of its own', async () => {
  const answers = await Promise.all(
    [...SPEC_PATHS, '/login', '/register'].map(async (path) => [path, (await fetch(url + path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect((await fetch(`${url}/nada`)).status).toBe(404);
});

test('in a folder of its host, links, menu and Back stay in that folder', async () => {
  const page = await openSignedIn('/apps/invoice/list');
  await page.getByRole('heading', { level: 1, name: 'Lista de facturas' }).waitFor();
  const outside = await page
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, base) => links.map((link) => link.getAttribute('href')).filter((to) => !to?.startsWith(base)),
      BASE,
    );
  expect(outside).toEqual([]);
  const bill = page.locator('td a[href*="/apps/invoice/preview/"]').first();
  const address = await bill.getAttribute('href');
  expect(address).toMatch(new RegExp(`^${BASE}apps/invoice/preview/\\d+`));
  await bill.click();
  await page.waitForURL(`**${address}`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Factura|Vista/ }).waitFor();
  await page.goBack();
  await page.waitForURL(`${url}/apps/invoice/list`);
  await page.getByRole('heading', { level: 1, name: 'Lista de facturas' }).waitFor();
  expect(await page.locator('html').getAttribute('data-boot')).toBe('shell');
  expect(callsSoFar()).toEqual([]);
  await page.context().close();
});

test('without a server, a client begins in the access control and does not see the rest', async () => {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${url}/login`);
  await signIn(page, 'client@demo.com', 'client');
  await page.waitForURL(/\/access-control$/);
  await page.getByRole('heading', { level: 1, name: 'Control de acceso' }).waitFor();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(stored).toMatchObject({ role: 'client', ability: [{ subject: 'ACL' }, { subject: 'Auth' }] });

  await page.goto(`${url}/apps/email`);
  await page.getByText('Esta pantalla no es para tu cuenta').waitFor();
  await page.goto(`${url}/`);
  await page.waitForURL(/\/access-control$/);
  expect(callsSoFar()).toEqual([]);
  await page.context().close();
});

/** What each application shows on a phone once it is drawn. */
const DRAWN = {
  email: '[data-row-link]',
  chat: 'text=Empieza una conversación',
  'chat?con=2': '[role=log]',
  todo: '[data-task]',
  calendar: '[data-day]',
  kanban: '[data-card]',
};

test('on a phone, an application fills the window and scrolls inside', async () => {
  const page = await openSignedIn('/apps/email');
  await page.setViewportSize({ width: 360, height: 740 });
  const beyond: string[] = [];
  for (const [app, drawn] of Object.entries(DRAWN)) {
    await page.goto(`${url}/apps/${app}`);
    await page.locator(drawn).first().waitFor();
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (pixels > 0) beyond.push(`${app}: ${pixels} px`);
  }
  expect(beyond).toEqual([]);
  await page.context().close();
});

/** Presses the pointer, moves it in steps and lets it go. */
async function drag(page: Page, from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drop it');
  // Near its start: what lasts two days is drawn over both, and held by the second it would go one day further.
  await page.mouse.move(start.x + Math.min(20, start.width / 2), start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags with a finger, which has to rest before it drags. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drop it');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [start.x + 40, start.y + start.height / 2];
  await touch('touchStart', x, y);
  await page.waitForTimeout(500);
  await touch('touchMove', (x + end.x) / 2, y);
  await touch('touchMove', end.x + end.width / 2, end.y + 90);
  await touch('touchEnd', 0, 0);
}

async function openSignedIn(path: string, hasTouch = false): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-ES', hasTouch })).newPage();
  await page.goto(`${url}/`);
  await page.getByText('client@demo.com').waitFor();
  await signIn(page, 'admin@demo.com', 'admin');
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}${path}`);
  return page;
}

test('a kanban card changes its board with the mouse, with a finger and with the arrow keys', async () => {
  const page = await openSignedIn('/apps/kanban', true);
  const board = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.locator('[data-card="1"]');
  await drag(page, card, board('Hecho'), { x: 0.5, y: 0.25 });
  await board('Hecho').locator('[data-card="1"]').waitFor();
  await dragByFinger(page, card, board('En curso'));
  await board('En curso').locator('[data-card="1"]').waitFor();
  await card.getByRole('link').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await board('Por hacer').locator('[data-card="1"]').waitFor();
  expect(await card.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
  // A drag is no click, so the task has not been opened.
  expect(page.url()).toBe(`${url}/apps/kanban`);
  await page.context().close();
});

test('a calendar event changes its day and its length with the mouse, and Esc leaves it where it was', async () => {
  const page = await openSignedIn('/apps/calendar');
  // The event is today's: towards the end of a month its week has to be in sight too.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const event = page.locator('[data-event="1"]').first();
  const first = page.locator('[data-day]').first();
  await event.waitFor();
  const [before, day] = [await event.textContent(), await first.getAttribute('data-day')];
  const box = await event.boundingBox();
  if (!box) throw new Error('The event is not in sight');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 100, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await event.textContent()).toBe(before);

  await drag(page, event, first, { x: 0.2, y: 0.9 });
  await page.locator(`[data-day="${day}"] [data-event="1"]`).waitFor();
  const moved = await event.textContent();
  expect(moved).not.toBe(before);
  const edge = page.locator('[data-part="end"]').first();
  await drag(page, edge, page.locator('[data-day]').nth(4), { x: 0.5, y: 0.9 });
  await page.waitForFunction((was) => document.querySelector('[data-event="1"]')?.textContent !== was, moved);
  await page.context().close();
});

test('a task changes its place with the mouse, and is still there after a reload', async () => {
  const page = await openSignedIn('/apps/todo');
  const rows = page.locator('[data-task]');
  await rows.first().waitFor();
  const moved = await rows.first().getAttribute('data-task');
  await drag(page, rows.first().locator('[data-handle]'), rows.nth(3), { x: 0.5, y: 0.8 });
  await page.waitForFunction(
    (id) => document.querySelectorAll<HTMLElement>('[data-task]')[3]?.dataset.task === id,
    moved,
  );
  await page.reload();
  await rows.nth(3).waitFor();
  expect(await rows.nth(3).getAttribute('data-task')).toBe(moved);
  await page.context().close();
});
