import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Calls the API as the signed-in person, for what the journey only has to check. */
export async function callApi<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await fetch(`${new URL(page.url()).origin}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text || 'null');
}

export type Filas<T> = { readonly rows: T[] };
type Analisis = { readonly id: string; readonly cliente: { readonly id: string } };
type Oferta = { readonly idProducto: string };

/** Saves an analysis, with its best offer chosen, of a client's supply that has no contract. */
export async function storeAnalisis(page: Page): Promise<Analisis> {
  const { rows } = await callApi<Filas<{ cups: string; cliente: object | null }>>(
    page,
    'GET',
    '/puntos-suministro?contrato=sin&tarifa=3.0TD&limit=50',
  );
  const punto = {
    cups: rows.find(({ cliente }) => cliente !== null)?.cups,
    precioEnergiaCliente: [0.25, 0.23, 0.21, 0.19, 0.18, 0.17],
    precioPotenciaCliente: [25, 18, 8, 7, 5, 4],
    potenciaEstudio: null,
    idProducto: null,
  };
  const estudio = {
    fecha: new Date().toISOString().slice(0, 10),
    costeOperativoComercial: 5,
    costeOperativoPotenciaComercial: 1,
    puntos: [punto],
  };
  const { datosCupsProducto } = await callApi<{ datosCupsProducto: Oferta[] }>(
    page,
    'POST',
    '/analisis/simular',
    estudio,
  );
  const idProducto = datosCupsProducto[0]?.idProducto;
  return callApi(page, 'POST', '/analisis', { ...estudio, puntos: [{ ...punto, idProducto }] });
}

/** Moves a clock of the contract on screen, and waits until it shows the new state. */
export async function move(page: Page, reloj: string, accion: string, estado: string): Promise<void> {
  const track = page.getByRole('region', { name: reloj, exact: true });
  await track.getByRole('button', { name: accion, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: accion, exact: true }).click();
  await track.locator('[aria-current="step"]', { hasText: estado }).waitFor();
}

/** Uploads and records what the contract's page says is missing, until it says that nothing is. */
export async function gatherRequisitos(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Antes de firmar' });
  const complete = card.getByText('No falta nada');
  const firmar = page.getByRole('button', { name: 'Anotar la firma', exact: true });
  await card.getByText(/^Faltan? \d/).waitFor();
  await expect.poll(() => firmar.isDisabled()).toBe(true);
  await card.getByRole('button', { name: 'Anotar entrega en mano' }).click();
  await card.getByText(/^Entregada en mano/).waitFor();
  for (const paper of await card.getByRole('button', { name: /^Subir: / }).allTextContents()) {
    await card.getByRole('button', { name: paper, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'papel.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7 ${paper}`),
    });
    await dialog.waitFor({ state: 'hidden' });
  }
  const contacto = card.getByRole('button', { name: 'Anotar: Origen del contacto' });
  if (await contacto.isVisible()) {
    await contacto.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anotar', exact: true }).click();
  }
  const sinBono = card.getByRole('button', { name: 'No tiene bono social' });
  if (await sinBono.isVisible()) await sinBono.click();
  await complete.waitFor();
}

/** Opens a settlement and takes an action on it. */
export async function act(page: Page, id: string, accion: string, estado: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/liquidaciones/${id}`);
  await page.getByRole('button', { name: accion, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: accion, exact: true }).click();
  await page.getByText(estado, { exact: true }).first().waitFor();
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Counts what a person clicks in a window from now on, the pages that come after included. */
export async function clicksOf(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  const listen = () =>
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as never as { tellClick(): void }).tellClick(),
      true,
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    // What was told before this call has come.
    await page.evaluate(() => undefined);
    return clicks;
  };
}
