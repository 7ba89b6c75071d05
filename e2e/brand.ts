import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const BRAND = {
  nombre: 'Luz Clara',
  razonSocial: 'Luz Clara Energía',
  nif: 'B12345674',
  principal: '#7a1f5c',
  greeting: 'Te escribe la casa de la luz clara.',
} as const;

/** Makes a brand in the settings that has its own colour, words and sender, asks for a code, and gives it to a seller. */
export async function setUpBrand(page: Page, seller: string): Promise<void> {
  await page.goto(new URL('/ajustes', page.url()).href);
  await page.getByRole('button', { name: 'Nueva marca' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre de la marca').fill(BRAND.nombre);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await page.getByRole('heading', { level: 1, name: BRAND.nombre }).waitFor();
  await page.getByLabel('Razón social').fill(BRAND.razonSocial);
  await page.getByLabel('NIF de la empresa').fill(BRAND.nif);
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle Mayor, 1');
  await page.getByLabel('Contacto de protección de datos').fill('datos@luzclara.example');
  await save(page);

  await openPart(page, 'Aspecto');
  const colour = page.getByLabel('Color principal', { exact: true });
  await colour.fill('#ffee00');
  await page.getByText(/^Contraste 1,2: no sirve para texto/).waitFor();
  await colour.fill(BRAND.principal);
  await page.getByText(/^Contraste [5-9][,\d]*: se lee/).waitFor();
  await save(page);

  await openPart(page, 'Correo y condiciones');
  await page.getByLabel('Cómo acepta el cliente').selectOption('codigo');
  await save(page);

  await openPart(page, 'Textos');
  await page.getByRole('textbox', { name: 'Comienzo del correo con la propuesta' }).fill(BRAND.greeting);
  await save(page, 'Guardar como versión nueva');

  await openPart(page, 'Quién la lleva');
  await page.getByRole('combobox', { name: 'Añadir un comercial' }).fill(seller);
  await page.getByRole('option', { name: seller }).click();
  await page.getByRole('link', { name: seller }).waitFor();
}

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Presses a button that saves, and waits until the server has answered that it did. */
async function save(page: Page, name = 'Guardar'): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/v1/ajustes/') && response.request().method() !== 'GET',
  );
  await page.locator('button:enabled').getByText(name, { exact: true }).click();
  expect((await answer).ok()).toBe(true);
}
