import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  HOST,
  KEY,
  LOG,
  PAPER,
  submission,
  testDocuseal,
} from '../server/src/platform/signature/test-docuseal.ts';
import { bytesOf, callApi, type Filas, gatherRequisitos } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatio-firma-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A certificate that signs itself, which whoever is told of it believes. */
function certificateOf(host: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
  const names = ['-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { cert, read: { key: readFileSync(key), cert: readFileSync(cert) } };
}

const certificate = certificateOf(HOST);
const docuseal = await testDocuseal(certificate.read);
const vatio = startVatio({ NODE_EXTRA_CA_CERTS: certificate.cert }, 'e2e/local-network.ts');

type Contrato = {
  readonly id: string;
  readonly codigo: string;
  readonly cliente: { readonly id: string };
  readonly relojes: { readonly comercial: { readonly estado: string } };
};
type Cliente = { readonly tipo: string; readonly nombre: string; readonly nif: string };

/** A contract of a person that nobody has signed, and who is to sign it. */
async function unsigned(page: Page) {
  const { rows } = await callApi<Filas<Contrato>>(page, 'GET', '/contratos?firma=pendiente&limit=50');
  for (const contrato of rows) {
    const cliente = await callApi<Cliente>(page, 'GET', `/clientes/${contrato.cliente.id}`);
    const isOpen = contrato.relojes.comercial.estado !== 'cancelado';
    if (isOpen && cliente.tipo === 'persona') return { ...contrato, cliente };
  }
  throw new Error('Every contract of a person is signed');
}

/** Sets the provider up in the brand of the house, and answers where it is to send its notices, and with what secret. */
async function setUpProvider(page: Page) {
  await page.goto(`${vatio.url}/ajustes`);
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Correo y condiciones' }).click();
  await page.getByRole('button', { name: 'Configurar DocuSeal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección de su API').fill(docuseal.url);
  await dialog.getByLabel('Clave de la API').fill('otra clave');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText(/no admite la clave/).waitFor();
  await dialog.getByLabel('Clave de la API').fill(KEY);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('No se volverá a mostrar', { exact: false }).waitFor();
  const secret = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'Ya lo he puesto' }).click();
  const notices = await page.getByText('/v1/publico/contratos/firmas/', { exact: false }).textContent();
  await page.getByLabel('Cómo acepta el cliente').selectOption('proveedor');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardado', { exact: true }).first().waitFor();
  return { secret, notices: notices ?? '' };
}

test('a contract is signed at the provider of its brand, and its paper comes home', async () => {
  const { page, errors } = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${vatio.url}/inicio`);
  const { secret, notices } = await setUpProvider(page);
  const { id, codigo, cliente } = await unsigned(page);
  await callApi(page, 'PUT', `/contratos/${id}/requisitos/firmante`, {
    nombre: cliente.nombre,
    dni: cliente.nif,
    calidad: 'titular',
  });
  await page.goto(`${vatio.url}/contratos/${id}`);
  const card = page.getByRole('region', { name: 'Firma electrónica' });
  await gatherRequisitos(page);
  await card.getByRole('button', { name: 'Enviar a firmar' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Nombre y apellidos').inputValue()).toBe(cliente.nombre);
  await dialog.getByRole('button', { name: 'Enviar a firmar' }).click();
  const sent = () => docuseal.heard.find(({ call }) => call === 'POST /submissions/pdf')?.body;
  await expect.poll(sent).toBeDefined();
  expect(JSON.parse(sent() ?? '').submitters[0].name).toBe(cliente.nombre);

  const envios = () =>
    callApi<{ envios: { estado: string; siguiente: string | null }[] }>(
      page,
      'GET',
      `/contratos/${id}/firma`,
    );
  await expect.poll(async () => (await envios()).envios[0]?.estado).toBe('enviado');

  // The client signs at the provider, which tells the house.
  docuseal.answer('GET /submissions/5', submission('completed', { url: docuseal.url }));
  const notice = await fetch(notices, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vatio-secreto': secret ?? '' },
    body: JSON.stringify({ event_type: 'form.completed', data: { id: 1, submission_id: 5 } }),
  });
  expect(notice.status).toBe(204);
  await expect
    .poll(async () => (await envios()).envios[0], { timeout: 20_000 })
    .toMatchObject({ estado: 'firmado', siguiente: null });
  await page.reload();
  await card.getByText('Firmado', { exact: true }).first().waitFor();
  await page
    .getByRole('region', { name: 'Firma', exact: true })
    .locator('[aria-current="step"]', { hasText: 'Firmada' })
    .waitFor();

  await page
    .getByRole('navigation', { name: 'Partes del contrato' })
    .getByRole('link', { name: 'Documentos' })
    .click();
  const papers = page.getByRole('region', { name: /^Documentos/ });
  for (const [name, bytes] of [
    [`Contrato_${codigo}.pdf`, PAPER],
    [`Certificado_de_firma_${codigo}.pdf`, LOG],
  ] as const) {
    const download = page.waitForEvent('download');
    await papers.getByRole('button', { name: `Descargar ${name}` }).click();
    expect((await bytesOf(await download)).equals(bytes), name).toBe(true);
  }
  // The key that was wrong is an answer that the browser tells of.
  expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
});
