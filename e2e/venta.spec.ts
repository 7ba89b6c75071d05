import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lineasDePdf } from '../server/src/modules/propuestas/pdf/test-lectura.ts';
import { readMail, testSmtp } from '../server/src/platform/outbox/test-smtp.ts';
import { BRAND, setUpBrand } from './brand.ts';
import { claimShortPayment } from './claim.ts';
import {
  act,
  bytesOf,
  callApi,
  clicksOf,
  type Filas,
  gatherRequisitos,
  move,
  storeAnalisis,
} from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const smtp = await testSmtp();
const vatio = startVatio({ VATIO_SMTP_URL: smtp.url });
const EMAIL = 'titular@cliente.example';

/** The next mail to an address with such a subject, which goes out under the brand. */
async function mailTo(email: string, subject: RegExp) {
  const isIt = ({ to, text }: (typeof smtp.taken)[number]) =>
    to === email && subject.test(readMail(text).subject);
  await expect.poll(() => smtp.taken.some(isIt)).toBe(true);
  const [taken] = smtp.taken.splice(smtp.taken.findIndex(isIt), 1);
  const mail = readMail(taken?.text ?? '');
  expect(mail.from).toContain(BRAND.nombre);
  return mail;
}

/** The evidence is checked with its identifier, and refused once a byte of it is another. */
async function checkEvidence(visit: Page): Promise<void> {
  const link = visit.getByRole('link', { name: 'Guardar la evidencia sellada' });
  const answer = await visit.request.get(await link.evaluate((a: HTMLAnchorElement) => a.href));
  const evidence = await answer.body();
  await visit.getByRole('link', { name: 'Comprobar el sello' }).click();
  await visit.getByText('El sello es válido').waitFor();
  await visit.getByText(new RegExp(`^${BRAND.razonSocial}.*${BRAND.nif}.* selló estos hechos`)).waitFor();
  await visit.getByText('Comprobado en su correo').waitFor();
  const changed = Buffer.from(evidence);
  changed[changed.length - 40] = 0;
  const file = { name: 'evidencia.pdf', mimeType: 'application/pdf' };
  const field = visit.locator('input[type=file]');
  await field.setInputFiles({ ...file, buffer: changed });
  await visit.getByText('Ese fichero no es una evidencia sellada aquí', { exact: false }).waitFor();
  await field.setInputFiles({ ...file, buffer: evidence });
  await expect.poll(() => visit.getByText('El sello es válido').count()).toBe(2);
}

test('a sale goes from a brand of the house to a commission that is paid, and to a supplier that paid less', {
  timeout: 240_000,
}, async () => {
  const admin = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
  await admin.page.goto(`${vatio.url}/inicio`);
  const { page, errors } = await signedIn(vatio, 'comercial', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${vatio.url}/inicio`);
  const analisis = await storeAnalisis(page);
  type Cliente = { readonly nif: string; readonly comercial: { readonly nombre: string } };
  const { nif, comercial: seller } = await callApi<Cliente>(page, 'GET', `/clientes/${analisis.cliente.id}`);
  await setUpBrand(admin.page, seller.nombre);

  // From the analysis to a proposal with its PDF.
  await page.goto(`${vatio.url}/analisis/${analisis.id}`);
  await page.getByRole('link', { name: 'Hacer propuesta' }).click();
  const otras = page.getByRole('list', { name: 'Otras ofertas para elegir' }).getByRole('listitem');
  for (const [i] of ['second', 'third'].entries()) {
    await page.getByRole('button', { name: 'Añadir oferta' }).click();
    const oferta = page.getByRole('dialog');
    await oferta.getByRole('button', { name: 'Añadir oferta' }).click();
    await otras.nth(i).waitFor();
  }
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await page.waitForURL(/\/propuestas\/[0-9a-f-]{36}/);
  const propuestaId = /propuestas\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const pdf = await fetch(`${vatio.url}/v1/propuestas/${propuestaId}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // The proposal is sent, and the client gets a link.
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo del cliente').fill(EMAIL);
  await dialog.locator('button[type=submit]').click();
  const enlace = await dialog.getByLabel('Enlace del cliente').inputValue();
  await dialog.getByRole('button', { name: 'Hecho' }).click();

  const ofProposal = await mailTo(EMAIL, /propuesta/i);
  expect(ofProposal.plain).toContain(enlace);
  expect(ofProposal.plain).toContain(BRAND.greeting);
  expect(ofProposal.html).toContain(BRAND.principal);

  // The client accepts on a phone, without an account.
  const phone = await vatio.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });
  const visita = await phone.newPage();
  await visita.goto(`${vatio.url}${new URL(enlace).pathname}`);
  // Nothing is accepted before one of the three offers is chosen.
  await visita
    .getByRole('button', { name: /^Aceptar/ })
    .first()
    .click();
  await visita.getByText('Elige primero la oferta que quieres aceptar').waitFor();
  await visita.getByRole('radio', { name: /^Oferta 2/ }).check();
  await visita
    .getByRole('button', { name: /^Aceptar/ })
    .first()
    .click();
  const aceptar = visita.getByRole('dialog');
  await aceptar.getByLabel('Nombre y apellidos').fill('Titular de Prueba');
  const dni = aceptar.getByLabel('Tu DNI o NIE');
  if (await dni.isVisible()) await dni.fill('12345678Z');
  await aceptar.getByLabel('NIF del titular').fill(nif);
  await aceptar.getByText(/^Elijo la oferta 2 de las 3 de la propuesta /).waitFor();
  for (const casilla of await aceptar.getByRole('checkbox').all()) await casilla.check();
  await aceptar.getByRole('button', { name: 'Pedir el código' }).click();
  const { plain: ofCode } = await mailTo(EMAIL, /código/i);
  const codigo = /\b\d{6}\b/.exec(ofCode)?.[0] ?? '';
  await aceptar.getByLabel('Código del correo').fill(codigo);
  await aceptar.getByRole('button', { name: 'Aceptar y contratar' }).click();
  await visita.getByText('Propuesta aceptada').first().waitFor();
  await checkEvidence(visita);
  await phone.close();

  const { oferta, alternativas } = await callApi<{ oferta: number; alternativas: { oferta: number }[] }>(
    page,
    'GET',
    `/propuestas/${propuestaId}`,
  );
  expect([oferta, ...alternativas.map((otra) => otra.oferta)]).toEqual([2, 1, 3]);

  // What the client keeps of it, and what the representative is told, say the brand.
  expect((await mailTo(EMAIL, /acepta/i)).html).toContain(BRAND.principal);

  // The supply has its contract: the representative has it signed, and asks the distributor for the change.
  const contratos = await callApi<Filas<{ id: string; codigo: string }>>(
    page,
    'GET',
    `/contratos?propuesta=${propuestaId}`,
  );
  expect(contratos.rows).toHaveLength(1);
  const contrato = contratos.rows[0]!;
  await page.goto(`${vatio.url}/contratos/${contrato.id}`);
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Contrato en PDF' }).click();
  const printed = (await lineasDePdf(await bytesOf(await paper))).flat().join(' ');
  for (const words of [BRAND.razonSocial, contrato.codigo, nif]) expect(printed).toContain(words);
  await gatherRequisitos(page);

  // Once nothing is missing, five clicks of the representative and of the administrator make it active.
  await admin.page.goto(`${vatio.url}/contratos/${contrato.id}`);
  const clicks = [await clicksOf(page), await clicksOf(admin.page)] as const;
  await page.getByRole('button', { name: 'Anotar la firma', exact: true }).click();
  const firmar = page.getByRole('dialog');
  await firmar.getByLabel('Dejarlo también solicitado a la distribuidora', { exact: false }).check();
  await firmar.getByRole('button', { name: 'Anotar la firma', exact: true }).click();
  const atr = page.getByRole('region', { name: 'ATR', exact: true });
  await atr.locator('[aria-current="step"]', { hasText: 'Solicitado' }).waitFor();
  await page.getByRole('note').filter({ hasText: 'Espera a administración' }).waitFor();
  await admin.page.reload();
  await move(admin.page, 'ATR', 'Activar', 'Activado');
  expect((await clicks[0]()) + (await clicks[1]())).toBeLessThanOrEqual(5);

  // Closing the month brings the commission to the representative, who accepts it; then it is paid, and locked.
  const mes = new Date().toISOString().slice(0, 7);
  await callApi(admin.page, 'POST', '/liquidaciones/cierres', { mes, ensayo: false });
  const quien = await callApi<Filas<{ id: string; nombre: string }>>(page, 'GET', '/comerciales?limit=100');
  const liquidaciones = await callApi<Filas<{ id: string; comercial: { id: string }; estado: string }>>(
    admin.page,
    'GET',
    `/liquidaciones?mes=${mes}&limit=100`,
  );
  const mia = liquidaciones.rows.find(({ comercial: { id } }) =>
    quien.rows.some((candidato) => candidato.id === id),
  )!;
  await act(admin.page, mia.id, 'Enviar a revisión', 'En revisión');
  await page.goto(`${vatio.url}/liquidaciones/${mia.id}`);
  await page.getByText(contrato.codigo).first().waitFor();
  await act(page, mia.id, 'Aceptar', 'Aceptada');
  await act(admin.page, mia.id, 'Pagar', 'Pagada');
  const pagada = await callApi<{ estado: string; acciones: string[] }>(
    page,
    'GET',
    `/liquidaciones/${mia.id}`,
  );
  expect(pagada).toMatchObject({ estado: 'pagada', acciones: [] });

  await claimShortPayment(admin.page, contrato.id);
  expect([...errors, ...admin.errors]).toEqual([]);
});
