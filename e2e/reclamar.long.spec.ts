import { expect, test } from 'vitest';
import { bytesOf, callApi, type Filas } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

type Factura = { readonly id: string; readonly numero: string; readonly deMasEur: number };

test('a bill dearer than its contract is claimed with its text, its mail and its letter, and followed in an issue', async () => {
  const { context, page, errors } = await signedIn(vatio, 'admin');
  await page.goto(`${vatio.url}/facturas?revision=mal`);
  const { rows } = await callApi<Filas<Factura>>(page, 'GET', '/facturas?revision=mal&sort=-deMas');
  const [factura] = rows;
  if (!factura) throw new Error('The demonstration has no wrong bill');
  await page.locator(`[data-row-link][href="/facturas/${factura.id}"]`).click();
  await page.getByRole('button', { name: 'Reclamar' }).click();
  const dialog = page.getByRole('dialog');
  const text = await dialog.getByLabel('Texto de la reclamación').inputValue();
  expect(text).toContain(factura.numero);
  // A figure and its unit never part at the end of a line.
  expect(text).toContain(`${factura.deMasEur.toFixed(2).replace('.', ',')}\u00a0€ de más`);
  const mail = new URL(
    (await dialog.getByRole('link', { name: 'Escribir un correo' }).getAttribute('href')) ?? '',
  );
  expect([mail.protocol, mail.searchParams.get('body')]).toEqual(['mailto:', text]);
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Carta en PDF' }).click(),
  ]);
  expect((await bytesOf(letter)).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Reclamar' }).click();
  const issue = page.locator('main a[href^="/incidencias/"]').first();
  await issue.click();
  await page.waitForURL(/\/incidencias\//);
  await page.locator('main', { hasText: factura.numero }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
