import { expect, test } from 'vitest';
import { startVatio, USERS } from './vatio.ts';

const vatio = startVatio();

test('se entra, se vuelve a donde se iba, y salir cierra la sesión', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${vatio.url}/cups?tarifa=3.0TD`);
  await page.waitForURL(/\/login/);

  await page.getByLabel(/correo/i).fill(USERS.comercial.email);
  await page.getByLabel(/^Contraseña/).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Email or Password is Invalid').waitFor();

  await page.getByLabel(/^Contraseña/).fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/cups\?tarifa=3\.0TD/);
  await page.getByRole('heading', { level: 1, name: 'Puntos de suministro' }).waitFor();

  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'userData']));
  await page.context().close();
});

test('un testigo caducado se renueva una sola vez, y uno robado cierra la sesión', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${vatio.url}/login`);
  await page.getByLabel(/correo/i).fill(USERS.comercial.email);
  await page.getByLabel(/^Contraseña/).fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/inicio/);

  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh')) refreshes++;
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'caducado'));
  await page.goto(`${vatio.url}/cups`);
  await page.getByRole('table').waitFor();
  expect(refreshes).toBe(1);

  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'caducado');
    localStorage.setItem('refreshToken', 'inventado');
  });
  await page.goto(`${vatio.url}/cups`);
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.context().close();
});
