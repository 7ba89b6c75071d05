import { IconLock } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../data/session.ts';
import { problem, testSession } from '../data/test-answers.ts';
import type { AreaScreen } from './area-screens.ts';
import { SCREENS } from './screens.ts';
import { closeApp, openApp } from './test-app.tsx';

const admin: AreaScreen = {
  id: 'prueba-admin',
  path: '/admin/prueba',
  title: 'Solo administración',
  icon: IconLock,
  keywords: [],
  access: 'manage all',
  layout: 'shell',
  area: 'inicio',
  load: async () => ({ default: () => <p>Secreto</p> }),
};

let app: Awaited<ReturnType<typeof openApp>> | undefined;
const open = async (...args: Parameters<typeof openApp>) => {
  app = await openApp(...args);
  return app;
};
const address = () => app?.router.location.href;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

describe('somebody not signed in', () => {
  it('somebody not signed in is asked to sign in, and then taken where they were going', async () => {
    await open('/inicio?q=pan', {
      answers: { 'POST /v1/auth/login': testSession('comercial') },
    });
    await heading('Entrar');
    expect(address()).toBe('/login?volver=%2Finicio%3Fq%3Dpan');
    await waitFor(() => expect(document.title).toBe('Entrar · Vatio'));

    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Correo/), 'marta@vatio.example');
    await user.type(screen.getByLabelText(/^Contraseña/), 'una buena');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await heading('Inicio');
    expect(address()).toBe('/inicio?q=pan');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ role: 'comercial' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('somebody not signed in sees what is wrong with the sign-in beside the field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = () => problem(400, 'credenciales', { email: 'Email or Password is Invalid' });
    await open('/login', { answers: { 'POST /v1/auth/login': refusal } });
    await heading('Entrar');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Correo/), 'a@b.es');
    await user.type(screen.getByLabelText(/^Contraseña/), 'mala');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Email or Password is Invalid');
    expect(screen.getByLabelText(/Correo/)).toBeInstanceOf(HTMLInputElement);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Correo/)));
  });
});

describe('somebody signed in', () => {
  it('somebody signed in is taken home from the sign-in page and from the root', async () => {
    for (const start of ['/login', '/register', '/', '/login?volver=//otro.example']) {
      await open(start, { role: 'cliente' });
      await heading('Inicio');
      expect(address()).toBe('/inicio');
    }
  });

  it('the heading of a new page gets the focus, unless one of its fields has it by then', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const painted = async () => {
      for (const frame of frames.splice(0)) frame(0);
      await new Promise((done) => setTimeout(done));
    };
    await open('/inicio', { role: 'admin' });
    await heading('Inicio');
    endSession('expired');
    await heading('Entrar');
    await painted();
    expect(document.activeElement?.tagName).toBe('MAIN');

    await app?.router.navigate({ to: '/forgot-password' });
    await heading('Recuperar la contraseña');
    const field = await screen.findByLabelText(/Correo/);
    field.focus();
    await painted();
    expect(document.activeElement).toBe(field);
  });

  it('somebody signed in is told when a screen is not for them', async () => {
    await open('/admin/prueba', { role: 'comercial', screens: [...SCREENS, admin] });
    await heading('Sin permiso');
    expect(screen.queryByText('Secreto')).toBeNull();
    await open('/admin/prueba', { role: 'admin', screens: [...SCREENS, admin] });
    await heading('Solo administración');
    await screen.findByText('Secreto');
  });

  it('somebody signed in finds a screen with the main search', async () => {
    await open('/inicio', { role: 'admin' });
    await heading('Inicio');
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Buscar en Vatio' });
    await user.type(box, 'portada');
    expect(screen.getByRole('option', { name: 'Inicio' }).getAttribute('href')).toBe('/inicio');
  });

  it('the end of the session leads to the sign-in page, and keeps the address unless the user signed out', async () => {
    await open('/inicio', { role: 'admin' });
    await heading('Inicio');
    endSession('expired');
    await heading('Entrar');
    expect(address()).toBe('/login?volver=%2Finicio');
    await screen.findByText(/La sesión ha caducado/);

    await open('/inicio', { role: 'admin' });
    await heading('Inicio');
    endSession('signed-out');
    await heading('Entrar');
    expect(address()).toBe('/login');
  });
});

describe('a table that arrives in parts', () => {
  it('a screens table that arrives in parts lets a visitor sign in, and a user work', async () => {
    await open('/cups', { inParts: true });
    await heading('Entrar');
    expect(address()).toBe('/login?volver=%2Fcups');
    await open('/inicio', { role: 'comercial', inParts: true });
    await heading('Inicio');
  });

  it('a screens table that arrives in parts opens an address of its last part, and the dashboard at the root', async () => {
    await open('/components/alerts', { role: 'admin', inParts: true });
    await heading('Alertas');
    await open('/', { role: 'admin', inParts: true });
    await heading('Comercio electrónico');
  });

  it('a screens table that arrives in parts still tells an unknown address, and sends others home from the root', async () => {
    await open('/no/existe', { role: 'admin', inParts: true });
    await heading('Esta página no existe');
    await open('/', { role: 'comercial', inParts: true });
    await heading('Inicio');
  });

  it('a screens table that arrives in parts shows the menu of the template to administrators only', async () => {
    await open('/inicio', { role: 'admin', inParts: true });
    await screen.findByRole('button', { name: 'Plantilla' });
    await open('/inicio', { role: 'comercial', inParts: true });
    await heading('Inicio');
    expect(screen.queryByRole('button', { name: 'Plantilla' })).toBeNull();
  });
});

describe('a view pinned to the menu', () => {
  it('a pinned view stands in the menu group of its list and opens it, for those who may open the list', async () => {
    const view = { id: 'v1', nombre: 'Grandes', consulta: 'sort=-consumo', fijada: true };
    const answers = {
      'GET /v1/vistas': {
        rows: [
          { ...view, lista: 'clientes' },
          { ...view, id: 'v2', nombre: 'Sin fijar', lista: 'clientes', fijada: false },
          { ...view, id: 'v3', nombre: 'De administración', lista: 'auditoria' },
        ],
      },
    };
    await open('/inicio', { role: 'comercial', answers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Venta' }));
    const link = await screen.findByRole('link', { name: 'Grandes' });
    expect(link.getAttribute('href')).toBe('/clientes?sort=-consumo&vista=v1');
    for (const name of ['Sin fijar', 'De administración']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });
});

describe('an address that nobody answers', () => {
  it('an unknown address says so', async () => {
    await open('/no/existe', { role: 'admin' });
    await heading('Esta página no existe');
  });
});
