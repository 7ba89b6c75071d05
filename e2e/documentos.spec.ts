import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readMail, testSmtp } from '../server/src/platform/outbox/test-smtp.ts';
import { signedIn, startVatio } from './vatio.ts';

const smtp = await testSmtp();
const vatio = startVatio({ VATIO_SMTP_URL: smtp.url });

const EMAIL = 'papeles@cliente.example';
const NOTE = 'Vale una foto de la de octubre';
const BILL = { name: 'factura octubre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') };
const SCRIPT = { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('una lista') };

/** Opens the documents of the first client of the list. */
async function openPapersOfFirst(page: Page): Promise<void> {
  await page.goto(`${vatio.url}/clientes`);
  await page.locator('main [data-row-link]').first().click();
  await page.getByRole('link', { name: /^Documentos/ }).click();
  await page.getByRole('button', { name: 'Pedir documentos' }).waitFor();
}

/** Returns the link in the last mail to the client. */
async function mailedLink(): Promise<string> {
  await expect.poll(() => smtp.taken.some(({ to }) => to === EMAIL)).toBe(true);
  const { plain, html } = readMail(smtp.taken.findLast(({ to }) => to === EMAIL)?.text ?? '');
  smtp.taken.length = 0;
  const link = /http:\S+\/d\/[\w-]+/.exec(plain)?.[0] ?? '';
  expect(html).toContain(`href="${link}"`);
  expect(plain).toContain(NOTE);
  return link;
}

/** The part of the page of a link that is about one paper. */
const paperOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('a client without an account sends from a phone what the broker asks for, until the link is revoked', async () => {
  const { page, errors } = await signedIn(vatio, 'comercial', { viewport: { width: 1440, height: 900 } });
  await openPapersOfFirst(page);
  await page.getByRole('button', { name: 'Pedir documentos' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('checkbox', { name: 'El documento de identidad' }).check();
  await ask.getByLabel('Mensaje').fill(NOTE);
  await ask.getByRole('checkbox', { name: 'Mandar el enlace por correo' }).check();
  await ask.getByLabel(/^Correo/).fill(EMAIL);
  await ask.getByRole('button', { name: 'Hacer el enlace' }).click();
  await ask.getByText('Enlace hecho y mandado por correo').waitFor();
  const shown = await ask.getByLabel('Enlace para subir documentos').inputValue();
  await ask.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  const link = await mailedLink();
  expect(link).toBe(shown);

  const phone = await vatio.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });
  const visit = await phone.newPage();
  await visit.goto(link);
  await visit.getByText(NOTE).waitFor();
  const bill = paperOf(visit, 'La última factura de la luz');
  await bill.locator('input[type=file]').setInputFiles([SCRIPT, BILL]);
  await bill
    .getByRole('alert')
    .getByText(/lista\.txt: .*PDF/)
    .waitFor();
  await bill.getByText('Ha llegado', { exact: true }).waitFor();
  await bill.getByText(BILL.name).waitFor();
  expect(await visit.getByText('Ya está todo').count()).toBe(0);
  const identity = paperOf(visit, 'El documento de identidad');
  await identity.locator('input[type=file]').setInputFiles({ ...BILL, name: 'dni.pdf' });
  await visit.getByText(/^Ya está todo/).waitFor();

  // The broker has both papers, and the one that was refused is nowhere.
  await page.reload();
  const asked = page.getByRole('list', { name: 'Documentos pedidos' });
  await asked.getByText('Completa', { exact: true }).waitFor();
  const papers = page.locator('table[data-rows]:not([data-pending]) tbody');
  await papers.getByText(BILL.name).waitFor();
  await papers.getByText('dni.pdf').waitFor();
  expect(await papers.getByText(SCRIPT.name).count()).toBe(0);

  await asked.getByRole('button', { name: /^Revocar el enlace/ }).click();
  await asked.getByText('Revocada', { exact: true }).waitFor();
  await visit.reload();
  await visit.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' }).waitFor();
  expect(errors).toEqual([]);
});
