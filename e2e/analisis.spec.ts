import { expect, test } from 'vitest';
import { CUPS, datadis, sipsConsumos, sipsPs } from './ficheros.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();
const PRECIOS_HOY = ['0,198', '0,181', '0,162', '0,151', '0,143', '0,142'];

test('imported files lead to a saved analysis that does not change', async () => {
  const { page, errors } = await signedIn(vatio, 'comercial', { viewport: { width: 1440, height: 900 } });

  // Import a SIPS pair and a curve, and wait until both imports end.
  await page.goto(`${vatio.url}/importaciones`);
  const files = [
    { name: 'SIPS2_PS.csv', contents: sipsPs() },
    { name: 'SIPS2_CONSUMOS.csv', contents: sipsConsumos() },
    { name: 'datadis.csv', contents: datadis() },
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles(
      files.map(({ name, contents }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(contents) })),
    );
  // One row of thirteen is bad, which is too many for them to be left out without a yes.
  await page.getByRole('button', { name: 'Importar las demás filas' }).click();
  for (const { name } of files) {
    await page
      .getByRole('article', { name })
      .getByText('Terminada', { exact: true })
      .waitFor({ timeout: 60_000 });
  }
  const consumos = page.getByRole('article', { name: 'SIPS2_CONSUMOS.csv' });
  expect(await consumos.locator('dl').textContent()).toMatch(/Nuevas\s*12[\s\S]*Rechazadas\s*1/);

  // Open the supply point and compare.
  await page.goto(`${vatio.url}/cups/${CUPS}`);
  await page.getByText('3.0TD').first().waitFor();
  await page.getByRole('link', { name: 'Analizar' }).click();
  for (const [p, precio] of PRECIOS_HOY.entries()) {
    await page.getByLabel(`Precio de la energía de P${p + 1}, €/kWh`).fill(precio);
  }
  await page.getByRole('button', { name: 'Potencia a precio regulado' }).click();
  await page.getByRole('radio').first().waitFor();

  // A fee moves the commission at once.
  const commission = () =>
    page.getByText('Tu comisión', { exact: true }).first().locator('xpath=..').textContent();
  const before = await commission();
  await page.getByRole('slider', { name: 'Fee de energía' }).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(commission).not.toBe(before);

  // The best powers go into the study.
  await page.getByRole('button', { name: 'Optimizar potencia' }).click();
  await page.getByRole('button', { name: 'Usar esta potencia en el estudio' }).click();

  // After saving and reloading, the figures are the same, and the API has the same cents.
  const save = page.getByRole('button', { name: 'Guardar análisis' });
  await save.click();
  await page.waitForURL(/\/analisis\/[0-9a-f-]{36}/);
  // The address changes before the screen does.
  await save.waitFor({ state: 'detached' });
  const figures = async () => {
    await page
      .getByRole('row', { name: /^Total/ })
      .first()
      .waitFor();
    // The rules that decide the viewer's own part are read after the analysis.
    await page.getByText('Tu comisión', { exact: true }).first().waitFor();
    return page.getByRole('table').allInnerTexts();
  };
  const saved = await figures();
  await page.reload();
  expect(await figures()).toEqual(saved);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kept = await get(page, `/v1/analisis/${id}`);
  const [punto] = kept.puntos;
  const chosen = kept.datosCupsProducto.find(
    (dato: { idProducto: string }) => dato.idProducto === punto.idProducto,
  );
  expect(punto.cups).toBe(CUPS);
  expect(saved.join(' ')).toContain(euros(punto.actual.totales.total));
  expect(saved.join(' ')).toContain(euros(chosen.totales.total));
  expect(chosen.ahorroEur).toBeCloseTo(punto.actual.totales.total - chosen.totales.total, 2);
  // The browser also logs the question about the bad row, which is an answer 422.
  expect(errors).toEqual([expect.stringContaining('422')]);
});

function euros(importe: number): string {
  return importe.toLocaleString('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' });
}

async function get(page: Awaited<ReturnType<typeof signedIn>>['page'], path: string) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await fetch(`${vatio.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}
