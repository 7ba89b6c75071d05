import { expect, test } from 'vitest';
import { callApi, type Filas } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

const CUPS = 'ES0021000000000002RE';

type Cliente = { readonly id: string; readonly nombre: string; readonly nif: string };
type Ficha = { readonly sips: object | null; readonly curva: object | null };

test('a supply of which nothing is known fills by itself once its holder gives leave on a phone', async () => {
  const { context, page, errors } = await signedIn(vatio, 'admin');
  await page.goto(`${vatio.url}/clientes`);
  const { rows } = await callApi<Filas<Cliente>>(page, 'GET', '/clientes?estado=activo&tipo=persona&limit=1');
  const [cliente] = rows;
  if (!cliente) throw new Error('The demonstration has no person');
  const punto = { cups: CUPS, tarifa: '2.0TD', potenciasKw: [4.6, 4.6], clienteId: cliente.id };
  await callApi(page, 'POST', '/puntos-suministro', punto);
  await page.goto(`${vatio.url}/cups/${CUPS}`);
  await page.getByRole('button', { name: 'Pedir permiso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hacer el enlace' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Enlace', exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  const phone = await vatio.browser.newContext({ locale: 'es-ES', viewport: { width: 360, height: 740 } });
  const holder = await phone.newPage();
  await holder.goto(`${vatio.url}${new URL(link).pathname}`);
  await holder.getByLabel('Tu nombre y apellidos').fill(cliente.nombre);
  await holder.getByLabel('Tu NIF').fill(cliente.nif);
  await holder.getByLabel('Lo he leído y doy mi permiso').check();
  await holder.getByRole('button', { name: 'Dar el permiso' }).click();
  await holder.getByText(/^Permiso dado/).waitFor();
  expect(await holder.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.close();

  const known = async () => {
    const { sips, curva } = await callApi<Ficha>(page, 'GET', `/puntos-suministro/${CUPS}`);
    return [sips !== null, curva !== null];
  };
  await expect.poll(known).toEqual([true, true]);
  await page.reload();
  await page.getByText(/^Traído el/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
