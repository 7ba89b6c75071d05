import { expect, test } from 'vitest';
import { bringAxe, violations } from './accessibility.ts';
import { openByKeyboard, tabTo } from './keyboard.ts';
import { startVatio } from './vatio.ts';

const vatio = startVatio();

const JOURNEY = { timeout: 120_000 };

test('a conversation is opened and answered without a mouse', JOURNEY, async () => {
  const { context, page, errors, press } = await openByKeyboard(vatio, '/apps/chat');
  await tabTo(page, page.getByRole('link', { name: /Lucía Ferrandis/ }));
  await press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Mensaje para Lucía Ferrandis' }));
  await page.keyboard.type('Contestado con las teclas');
  await press('Enter');
  const log = page.getByRole('log', { name: 'Mensajes con Lucía Ferrandis' });
  await log.getByText('Contestado con las teclas').waitFor();

  // Each part that the head of a conversation opens, as it is seen.
  await bringAxe(page);
  for (const [name, opened] of [
    ['Buscar en la conversación', page.getByRole('searchbox', { name: 'Buscar en la conversación' })],
    ['Más sobre Lucía Ferrandis', page.getByText('Silenciar', { exact: true })],
    ['Ver el contacto', page.getByRole('dialog')],
    ['Tu perfil', page.getByRole('dialog')],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name }), 'Shift+Tab');
    await press('Enter');
    await opened.waitFor();
    expect(await violations(page)).toEqual([]);
    await press('Escape');
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('a task is added, and another changes its place, without a mouse', JOURNEY, async () => {
  const { context, page, errors, press } = await openByKeyboard(vatio, '/apps/todo');
  await tabTo(page, page.getByRole('button', { name: 'Nueva tarea' }).first());
  await press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Título/).waitFor();
  await page.keyboard.type('Leer el contador sin ratón');
  await tabTo(page, drawer.getByRole('button', { name: 'Añadir', exact: true }));
  await press('Enter');
  await page.getByRole('link', { name: 'Leer el contador sin ratón' }).waitFor();

  const names = () => page.locator('[data-task] a').allTextContents();
  const [first, second] = await names();
  await tabTo(page, page.locator('[data-handle]').first());
  await press('Alt+ArrowDown');
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  expect(errors).toEqual([]);
  await context.close();
});

test('the shop leads from its products to a paid order without a mouse', JOURNEY, async () => {
  const { context, page, errors, press } = await openByKeyboard(vatio, '/apps/ecommerce/shop');
  await tabTo(page, page.getByRole('button', { name: /^Añadir/ }).first());
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^En el carrito/ }).first());
  await press('Enter');
  await page.waitForURL('**/apps/ecommerce/checkout');
  for (const step of [/^Seguir con la dirección$/, /^Entregar aquí$/]) {
    await tabTo(page, page.getByRole('button', { name: step }).first());
    await press('Enter');
  }
  const onDelivery = page.getByRole('radio', { name: /^Contra reembolso/ });
  await tabTo(page, page.getByRole('radio').first());
  for (let at = 0; at < 5 && !(await onDelivery.isChecked()); at++) await press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: /^Pagar/ }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Gracias por tu compra' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a role is copied with its permissions without a mouse', JOURNEY, async () => {
  const { context, page, errors, press } = await openByKeyboard(vatio, '/apps/roles');
  await tabTo(page, page.getByRole('button', { name: 'Copiar el rol Soporte' }));
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Añadir rol' });
  const payslips = dialog.getByRole('checkbox', { name: 'Nóminas: Leer' });
  await tabTo(page, payslips);
  await press('Space');
  expect(await payslips.isChecked()).toBe(true);
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Copia de Soporte' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a calendar event changes its day and its length without a mouse', JOURNEY, async () => {
  const { context, page, errors, press } = await openByKeyboard(vatio, '/apps/calendar');
  const event = page.locator('[data-event]').first();
  await event.waitFor();
  const id = await event.getAttribute('data-event');
  const own = page.locator(`[data-event="${id}"]`).first();
  const name = () => own.getAttribute('aria-label').then(async (label) => label ?? own.textContent());
  await tabTo(page, own.locator('xpath=descendant-or-self::*[self::a or self::button]').first());
  const before = await name();
  await press('Alt+ArrowRight');
  await expect.poll(name).not.toBe(before);
  const moved = await name();
  await press('Alt+Shift+ArrowRight');
  await expect.poll(name).not.toBe(moved);
  expect(errors).toEqual([]);
  await context.close();
});
