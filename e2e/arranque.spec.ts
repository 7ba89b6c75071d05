import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

test('the service worker of an earlier product is unregistered at the start', async () => {
  const context = await vatio.browser.newContext();
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.onfetch = () => {};' }),
  );
  const page = await context.newPage();
  await page.goto(`${vatio.url}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  expect(await workers()).toBe(1);

  await page.reload();
  await expect.poll(workers).toBe(0);
  await context.close();
});

const KEPT = [
  { skin: 'light', scheme: 'light', direction: 'ltr', ground: 'rgb(246, 247, 245)' },
  { skin: 'bordered', scheme: 'light', direction: 'rtl', ground: 'rgb(251, 252, 251)' },
  { skin: 'dark', scheme: 'dark', direction: 'ltr', ground: 'rgb(13, 20, 18)' },
  { skin: 'dark', scheme: 'dark', direction: 'rtl', ground: 'rgb(13, 20, 18)' },
  { skin: 'semi-dark', scheme: 'light', direction: 'rtl', ground: 'rgb(246, 247, 245)' },
] as const;

test('stored settings are visible from the first paint', async () => {
  const { context, page } = await signedIn(vatio, 'comercial');
  await page.goto(`${vatio.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await noteChanges(page);

  for (const { skin, scheme, direction, ground } of KEPT) {
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
      },
      { skin, direction: direction === 'rtl' },
    );
    const open = await shutDoor(page);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    expect(await look(page)).toEqual({ skin, scheme, direction, ground, splash: true });

    await open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await look(page)).toEqual({ skin, scheme, direction, ground, splash: false });
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  }
  await context.close();
});

test('the page of an entry of the menu is drawn out of sight while the pointer rests on it, and a press shows it', async () => {
  const { context, page } = await signedIn(vatio, 'comercial');
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(`${vatio.url}/cups`);
  await page.getByRole('table', { name: 'Puntos de suministro' }).waitFor();
  const actions = page.locator('main > header button');
  const before = await actions.allTextContents();
  await page.getByRole('button', { name: 'Venta', exact: true }).hover();
  const link = (path: string) => page.locator(`nav a[href="${path}"]`);
  const table = page.getByRole('table', { name: 'Libro de precios', includeHidden: true });

  await link('/productos').hover();
  await table.waitFor({ state: 'attached' });
  expect(await table.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Puntos de suministro']);
  expect(await actions.allTextContents()).toEqual(before);

  await link('/clientes').hover();
  await expect.poll(() => table.count()).toBe(0);
  await link('/productos').hover();
  await table.waitFor({ state: 'attached' });
  await link('/productos').click();
  await page.getByRole('heading', { level: 1, name: 'Libro de precios' }).waitFor();
  expect(await table.isVisible()).toBe(true);
  expect(await page.locator('main table[data-rows]').count()).toBe(1);
  await page.goBack();
  await page.getByRole('table', { name: 'Puntos de suministro' }).waitFor();
  expect(failures).toEqual([]);
  await context.close();
});

/**
 * From now on the files of the application are held back, so that what is painted is the page alone. Returns a function
 * that lets them through.
 */
async function shutDoor(page: Page): Promise<() => Promise<void>> {
  let open = () => {};
  const door = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await door;
    // The route may have been removed meanwhile; then the file has gone through already.
    await route.continue().catch(() => undefined);
  });
  return () => {
    open();
    return page.unrouteAll({ behavior: 'wait' });
  };
}

/** Records which settings of the page change from its first paint on. */
function noteChanges(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      if (performance.getEntriesByName('first-paint').length === 0) return;
      for (const { target, attributeName, oldValue } of records) {
        const now = (target as Element).getAttribute(attributeName ?? '');
        if (target === document.documentElement && now !== oldValue) {
          changes.push(`${attributeName}: ${oldValue} → ${now}`);
        }
      }
    }).observe(document, {
      attributes: true,
      attributeOldValue: true,
      subtree: true,
      attributeFilter: ['data-skin', 'data-scheme', 'dir'],
    });
  });
}

function look(page: Page) {
  return page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    const splash = document.getElementById('splash');
    const ground = getComputedStyle(splash ?? document.body).backgroundColor;
    return { skin: dataset.skin, scheme: dataset.scheme, direction: dir, ground, splash: splash !== null };
  });
}
