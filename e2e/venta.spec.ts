import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

/** Calls the API as the signed-in person, for what the journey only has to check. */
async function callApi<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await fetch(`${vatio.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text || 'null');
}

type Filas<T> = { readonly rows: T[] };
type Analisis = { readonly id: string; readonly cliente: { readonly id: string } };
type Oferta = { readonly idProducto: string };

/** Saves an analysis, with its best offer chosen, of a client's supply that has no contract. */
async function storeAnalisis(page: Page): Promise<Analisis> {
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
async function move(page: Page, reloj: string, accion: string, estado: string): Promise<void> {
  const track = page.getByRole('region', { name: reloj, exact: true });
  await track.getByRole('button', { name: accion, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: accion, exact: true }).click();
  await track.locator('[aria-current="step"]', { hasText: estado }).waitFor();
}

/** Uploads and records what the contract's page says is missing, until it says that nothing is. */
async function gatherRequisitos(page: Page): Promise<void> {
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

test('a sale goes from an analysis to a paid commission', { timeout: 240_000 }, async () => {
  const { page, errors } = await signedIn(vatio, 'comercial', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${vatio.url}/inicio`);
  const analisis = await storeAnalisis(page);

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
  await dialog.getByLabel('Mandarla por correo al cliente').uncheck();
  await dialog.locator('button[type=submit]').click();
  const enlace = await dialog.getByLabel('Enlace del cliente').inputValue();
  await dialog.getByRole('button', { name: 'Hecho' }).click();

  // The client accepts on a phone, without an account.
  const { nif } = await callApi<{ nif: string }>(page, 'GET', `/clientes/${analisis.cliente.id}`);
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
  await aceptar.getByRole('button', { name: 'Aceptar y contratar' }).click();
  await visita.getByText('Propuesta aceptada').first().waitFor();
  await phone.close();

  const { oferta, alternativas } = await callApi<{ oferta: number; alternativas: { oferta: number }[] }>(
    page,
    'GET',
    `/propuestas/${propuestaId}`,
  );
  expect([oferta, ...alternativas.map((otra) => otra.oferta)]).toEqual([2, 1, 3]);

  // The supply has its contract: the representative has it signed, and asks the distributor for the change.
  const contratos = await callApi<Filas<{ id: string; codigo: string }>>(
    page,
    'GET',
    `/contratos?propuesta=${propuestaId}`,
  );
  expect(contratos.rows).toHaveLength(1);
  const contrato = contratos.rows[0]!;
  await page.goto(`${vatio.url}/contratos/${contrato.id}`);
  await move(page, 'Venta', 'Anotar como enviado', 'Enviado');
  await gatherRequisitos(page);
  await move(page, 'Firma', 'Anotar la firma', 'Firmada');
  const comercial = page.getByRole('region', { name: 'Venta', exact: true });
  if (await comercial.getByRole('button', { name: 'Dar por firmado' }).isVisible()) {
    await move(page, 'Venta', 'Dar por firmado', 'Firmado');
  }
  await move(page, 'ATR', 'Solicitar', 'Solicitado');

  // The distributor accepts and the supply begins: the administrator records both.
  const admin = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
  await admin.page.goto(`${vatio.url}/contratos/${contrato.id}`);
  await move(admin.page, 'ATR', 'Anotar aceptación', 'Aceptado');
  await move(admin.page, 'ATR', 'Activar', 'Activado');

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

  expect([...errors, ...admin.errors]).toEqual([]);
});

/** Opens a settlement and takes an action on it. */
async function act(page: Page, id: string, accion: string, estado: string): Promise<void> {
  await page.goto(`${vatio.url}/liquidaciones/${id}`);
  await page.getByRole('button', { name: accion, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: accion, exact: true }).click();
  await page.getByText(estado, { exact: true }).first().waitFor();
}
