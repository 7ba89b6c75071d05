import { expect, test } from 'vitest';
import { errorsOf, startVatio, USERS } from './vatio.ts';

const vatio = startVatio();

test('a passkey added in the own account opens it without a password, until it is taken away', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  const errors = errorsOf(page);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options });

  await page.goto(`${vatio.url}/login`);
  await page.getByLabel(/correo/i).fill(USERS.comercial.email);
  await page.getByLabel(/^Contraseña/).fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');

  await page.goto(`${vatio.url}/mi-cuenta`);
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await page.getByLabel(/^Nombre de la llave/).fill('Dispositivo de la prueba');
  await page
    .getByRole('dialog')
    .getByLabel(/^Contraseña actual/)
    .fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Dispositivo de la prueba', { exact: true }).waitFor();
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId])).toEqual([
    [true, 'localhost'],
  ]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${vatio.url}/mi-cuenta`);
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await page.waitForURL(/\/mi-cuenta/);
  await page.getByText(/usada el/).waitFor();

  await page.getByRole('button', { name: 'Quitar la llave «Dispositivo de la prueba»' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Contraseña actual/)
    .fill(USERS.comercial.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.getByText('Dispositivo de la prueba', { exact: true }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${vatio.url}/login`);
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await page
    .getByRole('alert')
    .getByText(/no vale aquí/)
    .waitFor();
  await page.context().close();
});
