import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './sale.ts';

type Contrato = {
  readonly codigo: string;
  readonly cups: string;
  readonly producto: { readonly comercializadora: string };
  readonly fechaActivacion: string;
};

/** Imports a statement in which the supplier of a contract pays a euro for it, and claims the rest of it. */
export async function claimShortPayment(page: Page, id: string): Promise<void> {
  const contrato = await callApi<Contrato>(page, 'GET', `/contratos/${id}`);
  const { codigo, cups, fechaActivacion } = contrato;
  const { comercializadora } = contrato.producto;
  const [year, month] = fechaActivacion.split('-');
  await page.goto(new URL('/extractos/importar', page.url()).href);
  await page.getByRole('combobox', { name: 'Comercializadora' }).selectOption(comercializadora);
  await page.getByLabel('Mes').fill(`${month}/${year}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'extracto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`CUPS;Comisión\r\n${cups};1,00`),
  });
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();

  const row = page.getByRole('row').filter({ hasText: codigo });
  await row.getByText('Pagada de menos').waitFor();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Reclamar', exact: true }).click();
  const text = page.getByLabel('Lo que se le dice a la comercializadora');
  await expect.poll(() => text.inputValue()).toContain(`A ${comercializadora}:`);
  const claim = await text.inputValue();
  const figures = new RegExp(`CUPS ${cups}.*?esperaban (\\S+)\\s€.*?pagaron (\\S+)\\s€.*?faltan (\\S+)\\s€`);
  const [expected = 0, paid, missing] = (figures.exec(claim) ?? [])
    .slice(1)
    .map((figure) => Number(figure.replaceAll('.', '').replace(',', '.')));
  expect(expected).toBeGreaterThan(1);
  expect({ paid, missing }).toEqual({ paid: 1, missing: Number((expected - 1).toFixed(2)) });
}
