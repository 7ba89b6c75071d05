import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { PICTURE_NAMES, PICTURES_FOLDER, type Picture, writeManifest } from '../scripts/pictures.ts';
import { signedIn, startVatio, type USERS } from './vatio.ts';
import { quietOf } from './walk.ts';

/**
 * `npm run shots -- pictures` takes the pictures of the README, on the demo and by the very steps that the README tells. The demo
 * is the same each time but for its days, which count from today.
 */
const MOST_BYTES = 300_000;
const LONGEST_MS = 120_000;
/** Heights at which no line, row or card is cut in two. */
const OF_STUDY = { width: 1440, height: 1210 };
const OF_FIRST_PAGE = { width: 1440, height: 962 };
const OF_SHEET = { width: 1440, height: 1114 };
const OF_LIST = { width: 1440, height: 882 };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;
const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const CUPS = /`(ES\d{16}[A-Z]{2})`/.exec(README)?.[1] ?? '';
const vatio = startVatio();

afterAll(() => {
  for (const name of PICTURE_NAMES)
    expect(statSync(join(PICTURES_FOLDER, name)).size, name).toBeLessThan(MOST_BYTES);
  writeManifest();
});

test(
  'the first page, in the morning',
  async () => {
    const { page, quiet } = await open('comercial', OF_FIRST_PAGE);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
    await page.clock.setFixedTime(`${today}T09:00:00Z`);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByText('Buenos días, Carlos').waitFor();
    await take(page, quiet, 'inicio.png');
  },
  LONGEST_MS,
);

test(
  'the list of contracts, and a supply point in the dark',
  async () => {
    const { page, quiet } = await open('admin', OF_LIST);
    await page.goto(`${vatio.url}/contratos`);
    await page.getByRole('row').nth(5).waitFor();
    await take(page, quiet, 'contratos.png');

    const dark = await open('comercial', OF_SHEET, 'dark');
    await dark.page.goto(`${vatio.url}/cups/${CUPS}`);
    await dark.page.getByRole('heading', { level: 1 }).waitFor();
    await take(dark.page, dark.quiet, 'punto-de-suministro.png');
  },
  LONGEST_MS,
);

test(
  'the first study of the README, and its proposal as the client sees it',
  async () => {
    const { page, quiet } = await open('comercial', OF_STUDY);
    await page.goto(`${vatio.url}/analisis/nuevo`);
    await page.getByRole('main').getByRole('textbox').first().fill(CUPS);
    await page.getByRole('button', { name: 'Analizar' }).click();
    await page.getByLabel('Precio de la energía de P1, €/kWh').fill('0,198');
    await page.getByRole('button', { name: 'P1 de energía en todos' }).click();
    await page.getByRole('button', { name: 'Potencia a precio regulado' }).click();
    await page.getByLabel('Fee de energía, escrito').fill('5');
    await take(page, quiet, 'analisis.png');

    await page.getByRole('button', { name: 'Guardar análisis' }).click();
    await page.getByRole('link', { name: 'Hacer propuesta' }).click();
    await page.getByRole('button', { name: 'Crear el borrador' }).click();
    await page.waitForURL(/\/propuestas\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
    const link = /https?:\/\/[^\s/]+\/p\/[\w-]+/;
    await expect.poll(vatio.printed, { timeout: 30_000 }).toMatch(link);

    const phone = await vatio.browser.newContext({ locale: 'es-ES', ...PHONE });
    const client = await phone.newPage();
    const still = quietOf(client);
    await client.goto(link.exec(vatio.printed())?.[0] ?? '');
    await client.getByRole('heading', { level: 1 }).waitFor();
    await take(client, still, 'propuesta-en-el-movil.png');
  },
  LONGEST_MS,
);

async function open(role: keyof typeof USERS, viewport: ViewportSize, skin: 'light' | 'dark' = 'light') {
  const { page } = await signedIn(vatio, role, { viewport, colorScheme: skin, reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('skin', JSON.stringify(value)), skin);
  const quiet = quietOf(page);
  // A page takes the fonts that are there already, so the first one of a visit may have those of the system.
  await page.goto(`${vatio.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet();
  await page.evaluate(() => document.fonts.ready);
  return { page, quiet };
}

async function take(page: Page, quiet: () => Promise<void>, name: Picture): Promise<void> {
  await quiet();
  await page.evaluate(() => document.fonts.ready);
  // Charts are drawn in the frames after their data has come.
  await page.waitForTimeout(500);
  await quiet();
  writeFileSync(join(PICTURES_FOLDER, name), await page.screenshot());
}
