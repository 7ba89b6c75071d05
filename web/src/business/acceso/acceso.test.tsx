import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, readSession } from '../../data/session.ts';
import { problem, testSession } from '../../data/test-answers.ts';
import { withPasskeys } from '../../data/test-passkeys.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { readToasts } from '../../ui/feedback/toasts.ts';
import acceso from './es.json';
import NuevaContrasenaScreen from './nueva-contrasena.screen.tsx';
import OlvidoScreen from './olvido.screen.tsx';
import RegistroScreen from './registro.screen.tsx';
import SignInScreen from './sign-in.screen.tsx';

const screens = {
  '/login': SignInScreen,
  '/register': RegistroScreen,
  '/forgot-password': OlvidoScreen,
  '/reset-password': NuevaContrasenaScreen,
};
const texts = { acceso, ui, app: { 'role-comercial': 'Comercial' } };

async function open(address: string, answers: Readonly<Record<string, unknown>> = {}) {
  const opened = await openScreens(address, { screens, texts, answers });
  endSession('signed-out');
  return { ...opened, user: userEvent.setup() };
}
const bodyOf = (requests: readonly Request[], path: string) =>
  requests.find(({ url }) => url.endsWith(path))?.json();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeScreens();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('the sign-in offers the accounts of a demonstration, and greets by name and role', async () => {
    const cuentas = [{ email: 'comercial@demo.com', password: 'comercial' }];
    const { user } = await open('/login', {
      'GET /v1/auth/demo': { cuentas },
      'POST /v1/auth/login': testSession('comercial'),
    });
    await user.click(await screen.findByRole('button', { name: 'comercial@demo.com' }));
    expect(screen.getByLabelText(/^Contraseña/)).toHaveProperty('value', 'comercial');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await expect
      .poll(() => readToasts().at(-1)?.text)
      .toBe('Hola, Marta Ibáñez. Has entrado como Comercial.');
  });

  it('the sign-in shows no accounts when the server has none', async () => {
    await open('/login', { 'GET /v1/auth/demo': { cuentas: [] } });
    await screen.findByRole('button', { name: 'Entrar' });
    expect(screen.queryByText(/Demostración/)).toBeNull();
    expect(screen.getByRole('link', { name: 'He olvidado la contraseña' })).toBeDefined();
  });
});

describe('signing in with a passkey', () => {
  const reto = { challenge: 'cmV0bw', rpId: 'vatio.test', timeout: 240_000, userVerification: 'required' };

  it('opens the session with what the device signs', async () => {
    const response = { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'cw', userHandle: 'dQ' };
    const challenges = withPasskeys(() => response);
    const { user, requests } = await open('/login', {
      'GET /v1/auth/demo': { cuentas: [] },
      'POST /v1/auth/llave/comienzo': reto,
      'POST /v1/auth/llave': testSession('comercial'),
    });
    await user.click(await screen.findByRole('button', { name: acceso.entrarConLlave }));
    await expect.poll(() => readSession()?.userData.fullName).toBe('Marta Ibáñez');
    expect(challenges).toEqual([{ method: 'get', publicKey: reto }]);
    expect(await bodyOf(requests, '/v1/auth/llave')).toEqual({
      credencial: { id: 'bGxhdmU', rawId: 'bGxhdmU', type: 'public-key', response },
    });
  });

  it('says that none was used, or what the server refuses, and can be tried again', async () => {
    let cancelled = true;
    withPasskeys(() => {
      if (cancelled) throw new DOMException('', 'NotAllowedError');
      return { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'cw' };
    });
    const { user } = await open('/login', {
      'GET /v1/auth/demo': { cuentas: [] },
      'POST /v1/auth/llave/comienzo': reto,
      'POST /v1/auth/llave': () => problem(400, 'llave-no-valida'),
    });
    const button = await screen.findByRole('button', { name: acceso.entrarConLlave });
    await user.click(button);
    await screen.findByText(acceso.llaveCancelada);
    cancelled = false;
    await user.click(button);
    await expect.poll(() => screen.getByRole('alert').textContent).toBe('llave-no-valida');
  });
});

describe('signing in with the identity provider of the house', () => {
  const ways = { 'GET /v1/auth/demo': { cuentas: [], proveedor: 'Microsoft' } };
  afterEach(() => history.replaceState(null, '', '/'));

  it('offers it by its name, and says when it does not answer', async () => {
    const { user } = await open('/login', {
      ...ways,
      'POST /v1/auth/proveedor/comienzo': () => problem(503, 'proveedor-no-responde'),
    });
    await user.click(await screen.findByRole('button', { name: 'Entrar con Microsoft' }));
    await screen.findByText('proveedor-no-responde');
  });

  it('opens the session with what the provider brings back, which leaves the address', async () => {
    history.replaceState(null, '', '/login?code=abc&state=def&iss=https%3A%2F%2Fidp.example');
    const { requests, router } = await open('/login?code=abc&state=def', {
      ...ways,
      'POST /v1/auth/proveedor': testSession('comercial'),
    });
    await expect.poll(() => readSession()?.userData.fullName).toBe('Marta Ibáñez');
    expect(await bodyOf(requests, '/v1/auth/proveedor')).toEqual({
      code: 'abc',
      state: 'def',
      iss: 'https://idp.example',
    });
    expect(router.location.searchText).toBe('');
  });

  it('asks for the code of the second step where the provider has seen one factor', async () => {
    history.replaceState(null, '', '/login?code=abc&state=def');
    await open('/login', { ...ways, 'POST /v1/auth/proveedor': { segundoPaso: 'un-testigo' } });
    await screen.findByLabelText(/^Código/);
  });

  it('says that the provider let nobody in, and asks the server nothing', async () => {
    history.replaceState(null, '', '/login?error=access_denied&state=def');
    const { requests } = await open('/login', ways);
    await screen.findByText(acceso.proveedorRechaza);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the second step of a sign-in', () => {
  it('the sign-in asks for a code where the account has a second step, and a wrong one stays beside its field', async () => {
    let refused = true;
    const { user, requests } = await open('/login', {
      'GET /v1/auth/demo': { cuentas: [] },
      'POST /v1/auth/login': { segundoPaso: 'un-testigo' },
      'POST /v1/auth/segundo-paso': () =>
        refused
          ? problem(400, 'datos-no-validos', { codigo: 'No es un código válido' })
          : testSession('comercial'),
    });
    await user.type(await screen.findByLabelText(/Correo/), 'marta@vatio.example');
    await user.type(screen.getByLabelText(/^Contraseña/), 'una clave buena');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await user.type(await screen.findByLabelText(/^Código/), '123456');
    await user.click(screen.getByRole('button', { name: 'Comprobar' }));
    await screen.findByText('No es un código válido');
    expect(await bodyOf(requests, '/segundo-paso')).toEqual({ testigo: 'un-testigo', codigo: '123456' });
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Comprobar' }));
    await expect.poll(() => readToasts().at(-1)?.text).toMatch(/^Hola, Marta Ibáñez/);
  });
});

describe('asking for an account', () => {
  it("the sign-up needs the terms, and shows the server's refusal beside its field", async () => {
    const refused = () => problem(400, 'datos-no-validos', { password: 'Es una contraseña muy usada' });
    const { user, requests } = await open('/register', { 'POST /v1/auth/register': refused });
    await user.type(await screen.findByLabelText(/^Nombre y/), 'Marta Ibáñez');
    await user.type(screen.getByLabelText(/usuario/), 'marta');
    await user.type(screen.getByLabelText(/Correo/), 'marta@vatio.example');
    await user.type(screen.getByLabelText(/^Contraseña/), 'una clave buena');
    await user.click(screen.getByRole('button', { name: 'Crear una cuenta' }));
    await screen.findByText('Acepta las condiciones para pedir la cuenta');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Crear una cuenta' }));
    await screen.findByText('Es una contraseña muy usada');
    expect(await bodyOf(requests, '/register')).not.toHaveProperty('condiciones');
  });
});

describe('a forgotten password', () => {
  it('the screen of a forgotten password sends the link, and tells nobody whether the account exists', async () => {
    const { user } = await open('/forgot-password', {
      'POST /v1/auth/forgot-password': () => new Response(null, { status: 204 }),
    });
    const field = await screen.findByLabelText(/Correo/);
    await user.type(field, 'esto no');
    await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    await screen.findByText('No es un correo válido');
    await user.clear(field);
    await user.type(field, 'marta@vatio.example');
    await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    await screen.findByText(/Si marta@vatio\.example tiene una cuenta activa/);
  });
});

describe('choosing a password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, first: string, second: string) => {
    await user.clear(await screen.findByLabelText(/^Contraseña nueva/));
    await user.type(screen.getByLabelText(/^Contraseña nueva/), first);
    await user.clear(screen.getByLabelText(/^Repite/));
    await user.type(screen.getByLabelText(/^Repite/), second);
    await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  };

  it('the choice of a password refuses a weak one and two that differ, and then leads to the sign-in', async () => {
    const { user, router, requests } = await open('/reset-password#token=abc', {
      'POST /v1/auth/reset-password': { email: 'marta@vatio.example' },
    });
    await fill(user, 'corta', 'corta');
    await screen.findByText('Al menos 10 caracteres');
    await fill(user, 'una clave buena', 'otra clave buena');
    await screen.findByText('Las dos contraseñas no son iguales');
    await fill(user, 'una clave buena', 'una clave buena');
    await screen.findByText(/Ya puedes entrar con marta@vatio\.example/);
    expect(await bodyOf(requests, '/reset-password')).toEqual({ token: 'abc', password: 'una clave buena' });
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await expect.poll(() => router.location.pathname).toBe('/login');
  });

  it('the choice of a password says that a link is spent or incomplete, and how to get another', async () => {
    const { user } = await open('/reset-password#token=abc', {
      'POST /v1/auth/reset-password': () => problem(400, 'enlace-no-valido', { token: 'Ha caducado' }),
    });
    await fill(user, 'una clave buena', 'una clave buena');
    await screen.findByText('Este enlace ya no vale');
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    closeScreens();
    await open('/reset-password');
    await screen.findByText('Falta una parte del enlace');
  });
});
