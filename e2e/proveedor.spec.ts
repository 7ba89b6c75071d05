import { proveedor } from '@vatio/contract/endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  REGISTRATION,
  type Served,
  startProvider,
} from '../server/src/modules/auth/proveedor/test-provider.ts';
import { startVatio, USERS } from './vatio.ts';

const vatio = startVatio();
let provider: Served;

beforeAll(async () => {
  provider = await startProvider((email) => !email.startsWith('client@'), `${vatio.url}/login`);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(USERS.admin);
  const entered = await fetch(`${vatio.url}/v1/auth/login`, { method: 'POST', headers, body });
  const { accessToken } = await entered.json();
  const settings = {
    nombre: 'La casa',
    emisor: provider.address,
    ...REGISTRATION,
    dominios: ['demo.com'],
    pideCuentas: false,
    conDosFactores: false,
  };
  const saved = await fetch(`${vatio.url}${proveedor.update.path}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(settings),
  });
  expect(saved.status).toBe(200);
});

/** A page of a browser that nobody has used before, at the sign-in of Vatio. */
async function newVisitor(path = '/login'): Promise<Page> {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${vatio.url}${path}`);
  return page;
}

async function leaveForProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar con La casa' }).click();
  await page.waitForURL((url) => url.origin === provider.address);
}

/** The provider asks who it is, and then whether Vatio may know. */
async function provesToBe(page: Page, email: string): Promise<void> {
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').fill('cualquiera');
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
}

async function isTold(page: Page, words: RegExp): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await page.getByRole('alert').getByText(words).waitFor();
  expect(await page.getByRole('button', { name: 'Entrar', exact: true }).isEnabled()).toBe(true);
  await page.context().close();
}

test('a person who the identity provider knows comes in, to the page that they asked for', async () => {
  const page = await newVisitor('/clientes');
  await page.waitForURL(/\/login/);
  await leaveForProvider(page);
  await provesToBe(page, USERS.comercial.email);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(`${vatio.url}/clientes`);
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  await page.context().close();
});

test('a person who refuses at the provider to be named is told so, and may enter with a password', async () => {
  const page = await newVisitor();
  await leaveForProvider(page);
  await provesToBe(page, USERS.comercial.email);
  await page.getByRole('link', { name: /cancel/i }).click();
  await isTold(page, /No se ha podido entrar con el proveedor/);
});

test.each([
  ['nobody knows', 'nadie@demo.com', /No hay ninguna cuenta para nadie@demo\.com/],
  ['the provider has not verified', USERS.cliente.email, /La casa no confirma que tu correo sea tuyo/],
])('a person whose address %s is told so', async (_, email, words) => {
  const page = await newVisitor();
  await leaveForProvider(page);
  await provesToBe(page, email);
  await page.locator('button[type="submit"]').click();
  await isTold(page, words);
});

test('a return that answers no departure of this browser opens nothing, and says to try again', async () => {
  const page = await newVisitor('/login?code=robado&state=de-otro-navegador');
  await isTold(page, /no vale o ha caducado: inténtalo otra vez/);
});

test('a person is told that the provider does not answer while they were away', async () => {
  const page = await newVisitor();
  await leaveForProvider(page);
  await provesToBe(page, USERS.comercial.email);
  // Vatio asks the provider who it was only now.
  await page.route(`${vatio.url}${proveedor.signIn.path}`, (route) => {
    provider.stop();
    return route.continue();
  });
  await page.locator('button[type="submit"]').click();
  await isTold(page, /La casa no responde: entra con tu contraseña o inténtalo más tarde/);
});
