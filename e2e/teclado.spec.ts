import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFocus, openByKeyboard, tabTo } from './keyboard.ts';
import { startVatio } from './vatio.ts';

const vatio = startVatio();

const JOURNEY_MS = 120_000;

const at = (path: string, kept?: Record<string, unknown>) => openByKeyboard(vatio, path, kept);

test('a mail is written, sent and found among those sent, by keyboard', { timeout: JOURNEY_MS }, async () => {
  const { context, page, errors, press } = await at('/apps/email');
  await tabTo(page, page.getByRole('button', { name: 'Redactar' }));
  await press('Enter');
  const window = page.getByRole('dialog', { name: 'Correo nuevo' });
  await expectFocus(page, window.getByRole('combobox', { name: 'Para' }));
  await page.keyboard.type('nadie@ejemplo.es');
  await press('Enter');
  await press('ArrowDown', 'Enter');
  await window
    .getByRole('button', { name: /^Quitar a / })
    .nth(1)
    .waitFor();
  await tabTo(page, window.getByRole('textbox', { name: 'Asunto' }));
  await page.keyboard.type('Escrito sin ratón');
  await tabTo(page, window.getByRole('textbox', { name: 'Mensaje' }));
  await page.keyboard.type('Todo con las teclas.');
  await tabTo(page, window.getByRole('button', { name: 'Enviar', exact: true }));
  await press('Enter');
  await window.waitFor({ state: 'detached' });
  // The button that opened the window has the focus again.
  await expectFocus(page, page.getByRole('button', { name: 'Redactar' }));

  await tabTo(page, page.getByRole('link', { name: /^Enviados/ }));
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: /Escrito sin ratón/ }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Escrito sin ratón' }).waitFor();
  await page.getByText('Todo con las teclas.').last().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('one goes from mail to mail and back, and chooses several, by keyboard', {
  timeout: JOURNEY_MS,
}, async () => {
  const { context, page, errors, press } = await at('/apps/email');
  const links = page.locator('[data-row-link]');
  await links.first().waitFor();
  await tabTo(page, links.first());
  await press('Enter');
  const open = page.getByRole('region', { name: 'Correo abierto' });
  await open.getByText(/^1 de /).waitFor();
  await tabTo(page, open.getByRole('button', { name: 'Correo siguiente' }), 'Shift+Tab');
  await press('Enter');
  await open.getByText(/^2 de /).waitFor();
  await tabTo(page, open.getByRole('button', { name: 'Correo anterior' }), 'Shift+Tab');
  await press('Enter');
  await open.getByText(/^1 de /).waitFor();
  await tabTo(page, open.getByRole('button', { name: 'Volver a la lista' }), 'Shift+Tab');
  await press('Enter');
  await expectFocus(page, links.first());

  await press('x', 'j', 'x', 'ArrowDown');
  await expectFocus(page, links.nth(2));
  const bulk = page.getByRole('group', { name: 'Acciones con los correos seleccionados' });
  await bulk.getByText('2 seleccionados').waitFor();
  const before = await links.count();
  await tabTo(page, bulk.getByRole('button', { name: 'Mover a la papelera' }), 'Shift+Tab');
  await press('Enter');
  await expect.poll(() => links.count()).toBe(before - 2);
  await bulk.waitFor({ state: 'detached' });
  await expectFocus(page, page.getByRole('checkbox', { name: 'Seleccionar todo' }));
  expect(errors).toEqual([]);
  await context.close();
});

test('an invoice gets two lines, is previewed, saved, downloaded and printed, by keyboard', {
  timeout: JOURNEY_MS,
}, async () => {
  const { context, page, errors, press } = await at('/apps/invoice/add');
  const fill = async (name: string, text: string, line: number) => {
    const field = page.getByRole('group', { name: `Línea ${line}`, exact: true }).getByLabel(name);
    await tabTo(page, field);
    await press('Control+A');
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole('combobox', { name: 'Cliente' }));
  await press('ArrowDown');
  for (const line of [1, 2]) {
    if (line > 1) {
      await tabTo(page, page.getByRole('button', { name: 'Añadir línea' }));
      await press('Enter');
      // The new line stands before the button that added it.
      await tabTo(
        page,
        page.getByRole('group', { name: 'Línea 2', exact: true }).getByLabel('Servicio'),
        'Shift+Tab',
      );
    } else {
      await tabTo(page, page.getByRole('group', { name: 'Línea 1', exact: true }).getByLabel('Servicio'));
    }
    await press('ArrowDown');
    await fill('Precio', '120', line);
    await fill('Cantidad', String(line), line);
  }
  const preview = page.getByRole('button', { name: 'Vista previa' });
  await tabTo(page, preview);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Vista previa' }).getByText('240,00').first().waitFor();
  await press('Escape');
  await expectFocus(page, preview);

  await tabTo(page, page.getByRole('button', { name: 'Guardar', exact: true }), 'Shift+Tab');
  await press('Enter');
  await page.waitForURL(/\/apps\/invoice\/preview\/\d+/);
  await page.getByRole('cell', { name: '240,00' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Descargar' }));
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^factura-\d+\.pdf$/);
  await tabTo(page, page.getByRole('link', { name: 'Imprimir' }));
  const [paper] = await Promise.all([context.waitForEvent('page'), press('Enter')]);
  await paper.getByText('240,00').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the customizer changes skin, direction and menu by keyboard, and they are kept', async () => {
  const { context, page, press } = await at('/clientes', { customizer: true, menuCollapsed: true });
  const gear = page.getByRole('button', { name: 'Personalizador', exact: true });
  await gear.waitFor();
  await tabTo(page, gear, 'Shift+Tab');
  await press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Claro' }));
  await press('ArrowDown');
  await tabTo(page, page.getByRole('checkbox', { name: 'De derecha a izquierda' }));
  await press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Horizontal' }));
  await press('ArrowUp');
  // The menu is collapsed, as it was left.
  await page.locator('[data-collapsed]').waitFor();
  expect(await rootOf(page)).toEqual({ skin: 'bordered', dir: 'rtl' });
  await press('Escape');
  await expectFocus(page, gear);
  expect(await gear.getAttribute('aria-expanded')).toBe('false');
  expect(await cutFromBrand(page)).toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  expect(await menu.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);

  await page.reload();
  await gear.waitFor();
  expect(await rootOf(page)).toEqual({ skin: 'bordered', dir: 'rtl' });
  await context.close();
});

/** The boxes that cut off a part of the logo at the head of the menu. */
function cutFromBrand(page: Page): Promise<string[]> {
  const brand = page.getByRole('complementary').getByRole('link', { name: 'Vatio, ir al inicio' });
  return brand.locator('svg').evaluate((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const cutting: string[] = [];
    for (let around = mark.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const holds = box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom;
      if (!holds && getComputedStyle(around).overflowX !== 'visible') cutting.push(around.className);
    }
    const inWindow = left >= 0 && right <= innerWidth && top >= 0 && right > left;
    return inWindow ? cutting : [...cutting, 'window'];
  });
}

function rootOf(page: Page) {
  return page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    return { skin: dataset.skin, dir };
  });
}

test('a list is searched, walked, selected and opened, and explains its keys, by keyboard', async () => {
  const { context, page, errors, press } = await at('/clientes');
  const links = page.locator('[data-row-link]');
  await links.first().waitFor();
  await press('/');
  await expectFocus(page, page.getByRole('main').getByRole('searchbox').first());
  const all = await links.count();
  await page.keyboard.type('zzzz');
  await expect.poll(() => links.count()).toBe(0);
  await press('Control+A', 'Delete');
  await expect.poll(() => links.count()).toBe(all);

  await tabTo(page, links.first());
  // Down to the end and up again, the focus never lies below the bar or the head of the table.
  for (const key of ['ArrowDown', 'ArrowUp']) {
    for (let row = 1; row < all; row++) {
      await press(key);
      await expectFocus(page, links.nth(key === 'ArrowDown' ? row : all - 1 - row));
    }
  }
  await press('x', 'ArrowDown', 'x');
  await page
    .getByText(/^2 .*seleccionad/)
    .first()
    .waitFor();
  await press('?');
  await page.getByRole('dialog', { name: /teclado/i }).waitFor();
  await press('Escape');
  await expectFocus(page, links.nth(1));
  await press('Enter');
  await expect.poll(() => page.url()).not.toMatch(/\/clientes$/);
  expect(errors).toEqual([]);
  await context.close();
});

test('the search opens, leads to a result, and returns the focus when it is closed, by keyboard', async () => {
  const { context, page, press } = await at('/clientes');
  const links = page.locator('[data-row-link]');
  await links.first().waitFor();
  await tabTo(page, links.first());
  await press('Control+K');
  const box = page.getByRole('combobox', { name: 'Buscar en Vatio' });
  await expectFocus(page, box);
  await press('Escape');
  await expectFocus(page, links.first());

  await press('Control+K');
  await expectFocus(page, box);
  await page.keyboard.type('renov');
  await page
    .getByRole('option', { name: /Renovaciones/ })
    .first()
    .waitFor();
  await press('Enter');
  await page.waitForURL(/\/renovaciones/);
  await page.getByRole('heading', { level: 1, name: 'Renovaciones' }).waitFor();
  await context.close();
});
