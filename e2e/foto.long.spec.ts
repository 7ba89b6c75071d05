import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FACTURAS } from '../server/src/modules/calculos/lectura/test-facturas.ts';
import { columna, pdfDePrueba } from '../server/src/modules/calculos/lectura/test-pdf.ts';
import { photoOf } from '../server/src/modules/calculos/lectura/test-photo.ts';
import { QR, qrFilm, qrPicture } from '../server/src/modules/calculos/lectura/test-qr.ts';
import { callApi, type Filas } from './sale.ts';
import { launchBrowser, signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

type Punto = { readonly cups: string; readonly cliente: object | null };
type Propuesta = { readonly id: string };

/** A photo of a bill that carries the code of a supply, as a phone takes it. */
async function photoOfBill(cups: string): Promise<Buffer> {
  const png = await qrPicture(QR.replace('ES0021000000000101YY0F', cups));
  const textos = columna(40, ['Factura de electricidad', `CUPS ${cups}`]);
  const pdf = await pdfDePrueba([{ textos, draw: (doc) => doc.image(png, 200, 300, { width: 200 }) }]);
  return photoOf(pdf, { degrees: 3 });
}

async function say(page: Page): Promise<void> {
  await page.getByLabel('Uso del suministro').selectOption('vivienda');
  await page.getByLabel('Territorio').selectOption('peninsula');
  const doubtful = page.getByRole('button', { name: /^Confirmar las/ });
  if (await doubtful.isVisible()) await doubtful.click();
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
}

test('on a phone, the photo of a bill becomes a study with its prices, and the study a proposal', async () => {
  const { context, page, errors } = await signedIn(vatio, 'comercial', PHONE);
  await page.goto(`${vatio.url}/facturas/comprobar`);
  const { rows } = await callApi<Filas<Punto>>(page, 'GET', '/puntos-suministro?tarifa=2.0TD&limit=50');
  const cups = rows.find(({ cliente }) => cliente !== null)?.cups ?? '';
  const buffer = await photoOfBill(cups);
  await page
    .locator('[data-photo]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }, { timeout: 60_000 });
  await page.getByLabel('Uso del suministro').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await say(page);
  await page.getByRole('button', { name: 'Guardar en el suministro' }).click();
  await page.getByRole('link', { name: 'Estudiar con sus precios' }).click();
  await page.waitForURL(/analisis\?factura=/);
  const price = page.getByLabel('Precio de la energía de P1, €/kWh');
  await expect.poll(() => price.inputValue()).toMatch(/^0,192/);
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: 'Guardar análisis' }).click();
  await page.waitForURL(/\/analisis\/[0-9a-f-]{36}/);
  await page.getByRole('link', { name: 'Hacer propuesta' }).click();
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await page.waitForURL(/\/propuestas\/[0-9a-f-]{36}/);
  const propuesta = new URL(page.url()).pathname.split('/').at(-1);
  expect((await callApi<Propuesta>(page, 'GET', `/propuestas/${propuesta}`)).id).toBe(propuesta);
  expect(errors).toEqual([]);
  await context.close();
});

test('the page of a bill in PDF stands behind its values, and lights the place of the field that is looked at', async () => {
  const { context, page, errors } = await signedIn(vatio, 'comercial', PHONE);
  await page.goto(`${vatio.url}/facturas/comprobar`);
  const buffer = await pdfDePrueba([...FACTURAS[0]!.paginas, { textos: columna(60, ['La segunda página']) }]);
  await page
    .locator('input[type=file]:not([data-photo])')
    .setInputFiles({ name: 'enero.pdf', mimeType: 'application/pdf', buffer });
  const see = page.getByRole('button', { name: 'Texto, página 1: Consumo P2' });
  await see.focus();
  await page.keyboard.press('Enter');
  const picture = page.locator('figure svg image');
  await picture.waitFor();
  const [paper, place] = [await picture.boundingBox(), await page.locator('[data-now]').boundingBox()];
  // An A4, with the place where the file prints the value: at the height of its eleventh line.
  expect(paper!.height / paper!.width).toBeCloseTo(842 / 595, 2);
  expect((place!.y - paper!.y) / paper!.height).toBeCloseTo((60 + 10 * 14) / 842, 1);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await page.getByText('Página 2 de 2', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Volver a su campo' }).click();
  expect(await page.getByLabel(/^Consumo P2/).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(errors).toEqual([]);
  await context.close();
});

test('the camera reads the code of a bill, and what it sees leaves the page by no call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-camera-'));
  const film = join(folder, 'code.y4m');
  writeFileSync(film, await qrFilm());
  const browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  const { page, errors } = await signedIn({ ...vatio, browser }, 'comercial', {
    ...PHONE,
    permissions: ['camera'],
  });
  await page.goto(`${vatio.url}/facturas/comprobar`);
  await page.getByRole('button', { name: 'Escanear el código' }).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Escanear el código' }).click();
  await page.getByLabel(/^CUPS/).first().waitFor();
  expect(await page.getByLabel(/^CUPS/).first().inputValue()).toContain('ES0021000000000101YY');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
