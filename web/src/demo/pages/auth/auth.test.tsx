import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readSession } from '../../../data/session.ts';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openPages } from '../test-pages.tsx';
import ForgotPasswordPage from './forgot-password.screen.tsx';
import LoginPage from './login.screen.tsx';
import RegisterPage from './register.screen.tsx';
import ResetPasswordPage from './reset-password.screen.tsx';
import TwoStepsPage from './two-steps.screen.tsx';
import VerifyEmailPage from './verify-email.screen.tsx';

afterEach(closeScreens);

const PAGES = {
  login: LoginPage,
  register: RegisterPage,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
  'verify-email': VerifyEmailPage,
  'two-steps': TwoStepsPage,
};

const screens = Object.fromEntries(
  Object.entries(PAGES).flatMap(([page, Screen]) =>
    ['basic', 'cover'].map((look) => [`/pages/${page}-${look}`, Screen] as const),
  ),
);

const open = (address: string) => openPages(address, screens);

describe.each(['basic', 'cover'])('the %s look of the sign-in pages', (look) => {
  it('refuses people whom the samples do not know, and greets those whom they do', async () => {
    const { user } = await open(`/pages/login-${look}`);
    const before = readSession();
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    await screen.findByText('Escribe un correo válido');
    expect(screen.getByText('Escribe la contraseña')).toBeDefined();
    await user.type(screen.getByLabelText(/^Correo/), 'admin@demo.com');
    await user.type(screen.getByLabelText(/^Contraseña/), 'no es esta');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Email or Password is Invalid');
    await user.click(screen.getByRole('button', { name: 'Cliente' }));
    await user.click(screen.getByRole('checkbox', { name: 'Recordar mi correo' }));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect((await screen.findByText(/Has entrado como cliente/)).closest('[role="status"]')).not.toBeNull();
    expect(localStorage.getItem('sample-email')).toBe('client@demo.com');
    // Outside the demonstration, a sample user must not replace the person who is signed in.
    expect(readSession()).toEqual(before);
  });

  it('leads from page to page in the same look', async () => {
    await open(`/pages/login-${look}`);
    expect((await screen.findByRole('link', { name: 'Crea una' })).getAttribute('href')).toBe(
      `/pages/register-${look}`,
    );
    expect(screen.getByRole('link', { name: '¿La has olvidado?' }).getAttribute('href')).toBe(
      `/pages/forgot-password-${look}`,
    );
  });

  it('registers a new account, and names each value that is taken', async () => {
    const { user } = await open(`/pages/register-${look}`);
    await user.type(await screen.findByLabelText(/^Usuario/), 'nuria');
    await user.type(screen.getByLabelText(/^Correo/), 'admin@demo.com');
    await user.type(screen.getByLabelText(/^Contraseña/), 'contador7');
    await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
    await screen.findByText('Tienes que aceptar las condiciones');
    await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
    await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
    await waitFor(() => expect(screen.getByLabelText(/^Correo/).getAttribute('aria-invalid')).toBe('true'));
    await user.clear(screen.getByLabelText(/^Correo/));
    await user.type(screen.getByLabelText(/^Correo/), 'nuria@vela.example');
    await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
    await screen.findByText('Hola, nuria');
  });

  it('sends a link, and takes a password that is typed twice', async () => {
    const { user, router } = await open(`/pages/forgot-password-${look}`);
    await user.type(await screen.findByLabelText(/^Correo/), 'nuria@vela.example');
    await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    await user.click(await screen.findByRole('link', { name: 'Abrir el enlace' }));
    await waitFor(() => expect(router.location.pathname).toBe(`/pages/reset-password-${look}`));
    await user.type(await screen.findByLabelText(/^Contraseña nueva/), 'corta');
    await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
    await screen.findByText('Al menos 8 caracteres');
    expect(screen.getByText('Las dos no coinciden')).toBeDefined();
    await user.type(screen.getByLabelText(/^Contraseña nueva/), ' pero ya no');
    await user.type(screen.getByLabelText(/^Repítela/), 'corta pero ya no');
    await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
    await screen.findByText('Contraseña cambiada. Ya puedes entrar con ella.');
  });

  it('takes a code of six figures, and sends another only after a while', async () => {
    const { user } = await open(`/pages/two-steps-${look}`);
    await user.type(await screen.findByLabelText(/^Código/), '12a');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Escribe las seis cifras');
    await user.click(screen.getByRole('button', { name: 'Enviarlo otra vez' }));
    const again = screen.getByRole('button', { name: 'Otra vez en 30 s' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.clear(screen.getByLabelText(/^Código/));
    await user.type(screen.getByLabelText(/^Código/), '123456');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Código correcto.');
  });

  it('says where the link to confirm an address went', async () => {
    const { user } = await open(`/pages/verify-email-${look}`);
    const address = await screen.findByText('marta@vatio.example', { exact: false });
    expect(address.tagName).toBe('STRONG');
    await user.click(screen.getByRole('button', { name: 'Enviarlo otra vez' }));
    expect(within(document.body).getByText(/^Enlace enviado a/)).toBeDefined();
  });
});
