import { describe, expect, test } from 'vitest';
import { startIntruder } from './intruder.ts';
import { signedIn, startVatio, USERS } from './vatio.ts';
import { quietOf } from './walk.ts';

const vatio = startVatio();
const intruder = startIntruder();

describe.each(['/login', '/p/un-enlace-cualquiera'])('on the page %s', (path) => {
  test('the browser runs nothing that somebody writes into the page, and sends nothing to another server', async () => {
    const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
    await page.goto(`${vatio.url}${path}`);
    await page.getByRole('heading').first().waitFor();
    const tried = await page.evaluate(async (foreign) => {
      const refused: string[] = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.ranInline = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.ranInline = true');
      image.src = '/no-existe.png';
      document.body.append(image);
      const linked = document.createElement('script');
      linked.src = `${foreign}/script.js`;
      document.body.append(linked);
      const fetched = await fetch(`${foreign}/fetch`).then(
        () => 'answered',
        () => 'refused',
      );
      const evaluated = await new Promise((resolve) => {
        // It runs outside the debugger, to which the policy does not apply.
        setTimeout(() => {
          try {
            resolve(new Function('return "ran"')());
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { refused, fetched, evaluated, ranInline: 'ranInline' in window };
    }, intruder.url);
    expect(tried).toMatchObject({
      fetched: 'refused',
      evaluated: 'EvalError',
      ranInline: false,
    });
    expect(new Set(tried.refused)).toEqual(
      new Set(['script-src-elem', 'script-src-attr', 'script-src', 'connect-src']),
    );
    expect(intruder.asked).not.toContain('/fetch');
    expect(intruder.asked).not.toContain('/script.js');
    await page.context().close();
  });

  test('the browser does not open the product inside the page of another site', async () => {
    const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
    const refused = page.waitForEvent('console', { predicate: (message) => /frame/i.test(message.text()) });
    await page.goto(`${intruder.url}/?frame=${encodeURIComponent(vatio.url + path)}`);
    expect((await refused).text()).toContain("frame-ancestors 'none'");
    const framed = page.frames()[1];
    expect(framed?.url()).not.toContain(vatio.url);
    expect(await framed?.locator('#root').count()).toBe(0);
    await page.context().close();
  });
});

test('signing in leads to where one was going, and signing out ends the session', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${vatio.url}/cups?tarifa=3.0TD`);
  await page.waitForURL(/\/login/);

  await page.getByLabel(/correo/i).fill(USERS.comercial.email);
  await page.getByLabel(/^Contraseña/).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('Email or Password is Invalid').waitFor();

  await page.getByLabel(/^Contraseña/).fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/cups\?tarifa=3\.0TD/);
  await page.getByRole('heading', { level: 1, name: 'Puntos de suministro' }).waitFor();

  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'userData']));
  await page.context().close();
});

test('an expired token is renewed only once, and a stolen one ends the session', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  const quiet = quietOf(page);
  await page.goto(`${vatio.url}/login`);
  await page.getByLabel(/correo/i).fill(USERS.comercial.email);
  await page.getByLabel(/^Contraseña/).fill(USERS.comercial.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/inicio/);
  // A call of this page that meets the expired token would renew it before the next page does.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet();

  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh')) refreshes++;
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'caducado'));
  await page.goto(`${vatio.url}/cups`);
  await page
    .getByRole('link', { name: /^ES ?00/ })
    .first()
    .waitFor();
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

function spanishDay(instant: Date): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return instant.toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid', ...parts });
}

test('a client on a phone tells a problem, reads the answer and asks to have their data erased, which administrators see with its days left', async () => {
  const phone = { viewport: { width: 360, height: 780 } };
  const client = await signedIn(vatio, 'cliente', phone);
  await client.page.goto(`${vatio.url}/inicio`);
  await client.page.getByRole('link', { name: 'Tengo un problema' }).click();
  const form = client.page.getByRole('dialog');
  await form.getByLabel(/Qué pasa/).fill('Me han cobrado dos veces');
  await form.getByLabel(/Mensaje/).fill('La factura de octubre llegó dos veces');
  await form.getByRole('button', { name: 'Mandar' }).click();
  await client.page.waitForURL(/\/incidencias\/[\w-]+$/);
  const { pathname } = new URL(client.page.url());

  const seller = await signedIn(vatio, 'admin');
  await seller.page.goto(`${vatio.url}/incidencias`);
  await seller.page.getByRole('link', { name: /Me han cobrado dos veces/ }).click();
  await seller.page
    .getByLabel(/^Mensaje/)
    .last()
    .fill('Te devolvemos la segunda');
  await seller.page.getByRole('button', { name: 'Mandar' }).click();
  await seller.page.getByText('Mensaje mandado').waitFor();
  await expect.poll(() => vatio.printed()).toContain('Te hemos contestado: Me han cobrado dos veces');

  await client.page.goto(`${vatio.url}${pathname}`);
  await client.page.getByText('Te devolvemos la segunda').waitFor();
  await client.page.goto(`${vatio.url}/mis-datos`);
  await client.page.getByRole('button', { name: 'Pedir que se supriman' }).click();
  await client.page.getByText(/Te contestaremos antes del/).waitFor();

  await seller.page.goto(`${vatio.url}/admin/supresiones`);
  const asked = seller.page.getByRole('region').filter({ hasText: spanishDay(new Date()) });
  await asked.getByText(/^Quedan \d+ días$/).waitFor();
  await client.page.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await client.page.getByText(/y lo retiraste/).waitFor();
  expect([client.errors, seller.errors]).toEqual([[], []]);
  for (const { context } of [client, seller]) await context.close();
});

test('somebody who registers enters once an administrator approves, with the role that they are given, until the account is blocked', async () => {
  const person = { email: 'nuria@example.com', password: 'una clave bien larga' };
  const visitor = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await visitor.goto(`${vatio.url}/register`);
  await visitor.getByLabel(/^Nombre y apellidos/).fill('Nuria Prueba');
  await visitor.getByLabel(/^Nombre de usuario/).fill('nuria');
  await visitor.getByLabel(/correo/i).fill(person.email);
  await visitor.getByLabel(/^Contraseña/).fill(person.password);
  await visitor.getByLabel(/^Acepto las condiciones/).check();
  await visitor.getByRole('button', { name: 'Crear una cuenta' }).click();
  await visitor.getByText('Falta que la aprobemos').waitFor();

  const enter = async () => {
    await visitor.goto(`${vatio.url}/login`);
    await visitor.getByLabel(/correo/i).fill(person.email);
    await visitor.getByLabel(/^Contraseña/).fill(person.password);
    await visitor.getByRole('button', { name: 'Entrar', exact: true }).click();
  };
  await enter();
  await visitor.getByText('Tu cuenta espera a que un administrador la apruebe').waitFor();

  const { context, page, errors } = await signedIn(vatio, 'admin');
  const dialog = page.getByRole('dialog').last();
  await page.goto(`${vatio.url}/usuarios`);
  await page.getByRole('button', { name: 'Aprobar a Nuria Prueba' }).first().click();
  await dialog.getByLabel(/^Ninguno por ahora/).check();
  await dialog.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByText('Nuria Prueba ya puede entrar').waitFor();

  await page.getByRole('button', { name: /^Nuria Prueba/ }).click();
  await dialog.getByLabel(/^Rol/).selectOption({ label: 'Comercial' });
  await dialog.getByRole('button', { name: 'Cambiar el rol' }).click();
  await page.getByText('El rol de Nuria Prueba ahora es: Comercial').waitFor();
  await enter();
  await visitor.getByText(/^Hola, Nuria Prueba\. Has entrado como Comercial/).waitFor();
  await visitor.goto(`${vatio.url}/usuarios`);
  await visitor.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();

  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await page.getByText('La cuenta de Nuria Prueba está bloqueada').waitFor();
  await visitor.goto(`${vatio.url}/clientes`);
  await visitor.waitForURL(/\/login/);
  await enter();
  await visitor.getByText('Tu cuenta está bloqueada').waitFor();
  expect(errors).toEqual([]);
  for (const opened of [context, visitor.context()]) await opened.close();
});

test('a user who forgot the password chooses another by the mailed link, which works once', async () => {
  const page = await (await vatio.browser.newContext({ locale: 'es-ES' })).newPage();
  await page.goto(`${vatio.url}/login`);
  await page.getByRole('link', { name: 'He olvidado la contraseña' }).click();
  await page.getByRole('heading', { name: 'Recuperar la contraseña' }).waitFor();
  await page.getByLabel(/correo/i).fill(USERS.cliente.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Mira tu correo').waitFor();
  const printed = () => /reset-password#token=([\w-]+)/.exec(vatio.printed())?.[1];
  await expect.poll(printed).toBeDefined();
  const token = printed();

  const choose = async () => {
    // The browser would not load the same address again, so this leaves it first.
    await page.goto('about:blank');
    await page.goto(`${vatio.url}/reset-password#token=${token}`);
    await page.getByLabel(/^Contraseña nueva/).fill('otra clave buena');
    await page.getByLabel(/^Repite/).fill('otra clave buena');
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  };
  await choose();
  await page.getByText('Contraseña guardada').waitFor();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel(/correo/i).fill(USERS.cliente.email);
  await page.getByLabel(/^Contraseña/).fill('otra clave buena');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText(/^Hola, Clara Demo\. Has entrado como Cliente/).waitFor();
  await page.waitForURL(/\/inicio/);

  await choose();
  await page.getByText('Este enlace ya no vale').waitFor();
  await page.context().close();
});
