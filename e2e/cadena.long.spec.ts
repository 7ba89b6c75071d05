import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAIN, chainConsumption, chainSheets, HOTELS } from './chain-files.ts';
import { callApi } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();
const NAME = 'Hoteles Brisa del Sur, S. A.';
const PRICES = ['0,198', '0,181', '0,162', '0,151', '0,143', '0,142'];

/** The sizes of the answers of the API, in bytes before they are compressed, by their method and path. */
function followAnswers(page: Page) {
  const sizes: { readonly call: string; readonly bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) return;
    const response = await request.response();
    const body = await response?.body().catch(() => undefined);
    sizes.push({ call: `${request.method()} ${pathname}`, bytes: body?.length ?? 0 });
  });
  return sizes;
}

/** The figure of a text such as `1.224.771,45 €`. */
const euros = (text: string | null) => Number(text?.replace(/[^\d,-]/g, '').replace(',', '.'));

test('the 200 supplies of a chain of hotels become one study and one proposal, with their totals', {
  timeout: 180_000,
}, async () => {
  const { page, errors } = await signedIn(vatio, 'comercial', { viewport: { width: 1440, height: 900 } });

  // The supplies come in two files, and are given to the chain.
  await page.goto(`${vatio.url}/importaciones`);
  const files = { 'SIPS2_PS.csv': chainSheets(), 'SIPS2_CONSUMOS.csv': chainConsumption() };
  await page.locator('input[type=file]').setInputFiles(
    Object.entries(files).map(([name, contents]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(contents),
    })),
  );
  for (const name of Object.keys(files)) {
    await page
      .getByRole('article', { name })
      .getByText('Terminada', { exact: true })
      .waitFor({ timeout: 60_000 });
  }
  const chain = await callApi<{ id: string }>(page, 'POST', '/clientes', {
    tipo: 'empresa',
    nombre: NAME,
    nif: 'A58818501',
    email: 'compras@brisa.example',
  });
  await callApi(page, 'POST', '/puntos-suministro/lote', {
    accion: 'asignar',
    clienteId: chain.id,
    ids: CHAIN,
  });

  // All of them are chosen at once, and their study is the chain's.
  await page.goto(`${vatio.url}/cups?cliente=${chain.id}`);
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }).check();
  await page.getByRole('button', { name: `Seleccionar las ${HOTELS} que cumplen el filtro` }).click();
  const answers = followAnswers(page);
  await page.getByRole('button', { name: 'Analizar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${NAME}` }).waitFor({ timeout: 60_000 });
  expect(answers.filter(({ call }) => /analisis|consumos/.test(call)).map(({ call }) => call)).toEqual([
    'GET /v1/analisis/datos',
  ]);

  // The prices of one supply and the fee go to all of them.
  for (const [p, price] of PRICES.entries()) {
    await page.getByLabel(`Precio de la energía de P${p + 1}, €/kWh`).fill(price);
  }
  await page.getByRole('button', { name: 'Potencia a precio regulado' }).click();
  await page.getByRole('button', { name: `Copiar a otros ${HOTELS - 1} CUPS` }).click();
  await page.getByLabel('Fee de energía, escrito').fill('5');
  const totals = page.getByRole('row', { name: `Total de ${HOTELS} puntos con oferta y precios` });
  await totals.waitFor({ timeout: 60_000 });
  const saving = async () => euros(await totals.getByRole('cell').nth(2).textContent());
  await page.locator('tfoot[aria-busy="false"]').waitFor({ timeout: 60_000 });
  expect(await saving()).toBeGreaterThan(100_000);

  // What is saved says the same, and is answered with the bills of one supply.
  const studied = await saving();
  const save = page.getByRole('button', { name: 'Guardar análisis' });
  await save.click();
  await page.waitForURL(/\/analisis\/[0-9a-f-]{36}/, { timeout: 60_000 });
  await save.waitFor({ state: 'detached' });
  expect(await saving()).toBe(studied);
  await expect.poll(() => answers.find(({ call }) => call === 'POST /v1/analisis')?.bytes).toBeLessThan(2e6);

  // One proposal has them all, with the same total.
  await page.getByRole('link', { name: 'Hacer propuesta' }).click();
  const offered = page.getByRole('region', { name: 'Lo que vas a ofrecer' });
  await offered.getByText(String(HOTELS), { exact: true }).waitFor({ timeout: 60_000 });
  expect(euros(await offered.getByText(/€/).first().textContent())).toBe(studied);
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await page.waitForURL(/\/propuestas\/[0-9a-f-]{36}/, { timeout: 60_000 });
  const proposal = await callApi<{ puntos: object[]; cliente: { nombre: string } }>(
    page,
    'GET',
    new URL(page.url()).pathname,
  );
  expect([proposal.cliente.nombre, proposal.puntos.length]).toEqual([NAME, HOTELS]);
  await page.getByText(NAME).first().waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});
