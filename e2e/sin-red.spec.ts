import { afterEach, expect, test } from 'vitest';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();
let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function open(path: string) {
  const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 1280, height: 900 } });
  close = () => context.close();
  await page.goto(`${vatio.url}${path}`);
  await page.locator('h1').waitFor();
  return { context, page };
}

test('without network the product says so, and the screen that was asked for opens once it is back', async () => {
  const { context, page } = await open('/inicio');
  await context.setOffline(true);
  await page.getByText(/^Sin conexión\./).waitFor();
  await page.evaluate(() => {
    history.pushState({}, '', '/productos');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForTimeout(2_500);
  expect(await page.getByText('Hay una versión nueva').count()).toBe(0);

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Libro de precios' }).waitFor();
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  await page.getByText(/^Sin conexión\./).waitFor({ state: 'detached' });
  // The stylesheets and the dictionary that were lost have arrived too.
  expect(await page.locator('main').textContent()).not.toContain('accion-');
});

test('a screen whose file is lost on its way opens all the same', async () => {
  const { page } = await open('/inicio');
  let asked = 0;
  await page.route(/\/assets\/lista\.screen-.*\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.evaluate(() => {
    history.pushState({}, '', '/productos');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  expect(asked).toBeGreaterThan(1);
});

test('the text of a form stays during a network failure and after it', async () => {
  const { context, page } = await open('/clientes');
  await page.getByRole('button', { name: 'Nuevo cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Teléfono/).fill('600 123 456');
  await context.setOffline(true);
  await page.getByText(/^Sin conexión\./).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Sin conexión\./).waitFor({ state: 'detached' });
  expect(await dialog.getByLabel(/^Teléfono/).inputValue()).toBe('600 123 456');
});

test('a server that is busy when a token is renewed does not end the session', async () => {
  const { page } = await open('/inicio');
  let requests = 0;
  await page.route('**/v1/auth/refresh', (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'caducado'));
  await page.goto(`${vatio.url}/cups`);
  await page
    .getByRole('link', { name: /^ES ?00/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/cups');
  expect(requests).toBe(2);
});

test('a new version on the server is loaded on the way to another screen', async () => {
  const { page } = await open('/inicio');
  const main = new URL(`${vatio.url}/`).href;
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  // The files of the screen are gone, and the server's page names another first file.
  await page.route(/assets\/(productos|lista)[^/]*\.(js|css)$/, (route) =>
    reloads > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(main, (route) => route.fulfill({ body: '<html data-first="/assets/index-otra.js">' }));
  await page.evaluate(() => {
    history.pushState({}, '', '/productos');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => reloads).toBe(1);
  await page.getByRole('heading', { level: 1, name: 'Libro de precios' }).waitFor();
});
