import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroDeHojas } from '../server/src/modules/productos/tarifario/test-libro.ts';
import { callApi, type Filas } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

type Suministro = { readonly cups: string; readonly cliente: { readonly nombre: string } | null };
type Producto = { readonly nombre: string; readonly comercializadora: string };

const CUPS = 'ES0021000000000001RK';

async function ownerOf(page: Page): Promise<string | undefined> {
  return (await callApi<Suministro>(page, 'GET', `/puntos-suministro/${CUPS}`)).cliente?.nombre;
}

test('on a phone, two pasted columns join a supply and its client, and the undo parts them', async () => {
  const { context, page, errors } = await signedIn(vatio, 'admin', { viewport: { width: 360, height: 740 } });
  await page.goto(`${vatio.url}/cups/importar`);
  await page.getByText('O pega las filas').waitFor();
  await callApi(page, 'POST', '/puntos-suministro', { cups: CUPS, tarifa: '2.0TD', potenciasKw: [4.6, 4.6] });
  const { rows } = await callApi<Filas<{ readonly nombre: string; readonly nif: string }>>(
    page,
    'GET',
    '/clientes?estado=activo&limit=1',
  );
  const [cliente] = rows;
  await page.getByText('O pega las filas').click();
  await page.getByLabel('Filas copiadas de una hoja').fill(`CUPS\tNIF\n${CUPS}\t${cliente?.nif}\n`);
  await page.getByRole('button', { name: 'Leer lo pegado' }).click();
  await page.getByRole('button', { name: 'Importar una fila' }).click();
  const dialog = page.getByRole('dialog');
  const undo = dialog.getByRole('button', { name: 'Deshacer' });
  await undo.waitFor();
  expect(await ownerOf(page)).toBe(cliente?.nombre);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await undo.click();
  await expect.poll(() => ownerOf(page)).toBeUndefined();
  expect(errors).toEqual([]);
  await context.close();
});

const SEIS = [0.16, 0.15, 0.13, 0.12, 0.1, 0.09];

/** A supplier's book as it is sent: a cover, a title with its dates, energy and power apart. */
const LIBRO = libroDeHojas({
  Portada: [['Brisa Energía'], ['Canal externo']],
  Tarifas: [
    ['BRISA ENERGÍA — Tarifas de diciembre'],
    ['Vigencia: 01/12/2026 a 31/12/2026 · Peajes incluidos'],
    [],
    ['PRODUCTO: Brisa Estable'],
    ['Término de energía (€/kWh)'],
    [null, '12 meses', null, null, null, null, null, '24 meses', null, null, null, null, null],
    ['Tarifa', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
    ['3.0TD', ...SEIS, ...SEIS],
    [],
    ['Término de potencia (€/kW año), común a todos los productos'],
    ['Tarifa', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
    ['3.0TD', 25.5, 20.1, 10, 8, 5, 3],
  ],
});

test('a matrix of a supplier is tried, and becomes a product for each duration', async () => {
  const { context, page, errors } = await signedIn(vatio, 'admin');
  await page.goto(`${vatio.url}/productos/tarifario`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'brisa.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: LIBRO,
  });
  await page.getByText('Lo que haría brisa.xlsx').waitFor();
  const book = async () =>
    (await callApi<Filas<Producto>>(page, 'GET', '/productos?q=Brisa&sort=nombre')).rows.map(
      ({ nombre }) => nombre,
    );
  expect(await book()).toEqual([]);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(book).toEqual(['Brisa Estable 12 meses', 'Brisa Estable 24 meses']);
  expect(errors).toEqual([]);
  await context.close();
});
