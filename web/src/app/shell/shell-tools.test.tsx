import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApp, openApp } from '../test-app.tsx';

afterEach(closeApp);

const TEMPLATE = '/components/alerts';

describe('bookmarks', () => {
  it('shows the flagged pages, and flags another one at once', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    const user = userEvent.setup();
    const bar = within(await screen.findByRole('navigation', { name: 'Páginas marcadas' }));
    await waitFor(() => expect(bar.getAllByRole('link')).toHaveLength(4));
    await user.click(bar.getByRole('button', { name: 'Marcar páginas' }));
    const box = within(bar.getByRole('region', { name: 'Marcar páginas' }));
    expect(box.getAllByRole('link')).toHaveLength(4);
    await user.type(box.getByRole('searchbox'), 'aler');
    await user.click(box.getByRole('button', { name: 'Marcar Alertas' }));
    // Its hit, and its icon in the bar.
    await waitFor(() => expect(bar.getAllByRole('link', { name: 'Alertas' })).toHaveLength(2));
    await box.findByRole('button', { name: 'Quitar la marca de Alertas', pressed: true });
    await user.keyboard('{Escape}');
    expect(bar.queryByRole('searchbox')).toBeNull();
    expect(bar.getAllByRole('link')).toHaveLength(5);
  });

  it('are the template’s: a business screen loads them when the star opens, and others have none', async () => {
    await openApp('/inicio', { role: 'admin' });
    const bar = within(await screen.findByRole('navigation', { name: 'Páginas marcadas' }));
    expect(bar.queryAllByRole('link')).toEqual([]);
    await userEvent.setup().click(bar.getByRole('button', { name: 'Marcar páginas' }));
    await waitFor(() => expect(bar.getAllByRole('link').length).toBeGreaterThan(3));
    await openApp('/inicio', { role: 'comercial' });
    await screen.findByRole('heading', { level: 1, name: 'Inicio' });
    expect(screen.queryByRole('navigation', { name: 'Páginas marcadas' })).toBeNull();
  });
});

describe('the cart', () => {
  it('counts, multiplies, and takes out', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Carrito: \d+ artículos/ }));
    const panel = within(screen.getByRole('region', { name: 'Carrito' }));
    const before = panel.getAllByRole('listitem').length;
    const total = () => panel.getByText('Total').parentElement?.textContent;
    const first = within(panel.getAllByRole('listitem')[0]!);
    const was = total();
    await user.click(first.getByRole('button', { name: /^Uno más/ }));
    expect(total()).not.toBe(was);
    await user.click(first.getByRole('button', { name: /^Quitar/ }));
    await waitFor(() => expect(panel.queryAllByRole('listitem')).toHaveLength(before - 1));
    expect(panel.getByRole('link', { name: 'Tramitar el pedido' }).getAttribute('href')).toBe(
      '/apps/ecommerce/checkout',
    );
  });

  it('is not of the business', async () => {
    await openApp('/inicio', { role: 'admin' });
    await screen.findByRole('navigation', { name: 'Páginas marcadas' });
    expect(screen.queryByRole('button', { name: /^Carrito/ })).toBeNull();
  });
});

describe('notifications', () => {
  const enlace = { path: '/contratos', search: { atr: 'rechazado' } };
  const answers = { 'GET /v1/inicio/resumen': { tareas: [{ tarea: 'atr-rechazado', cuantas: 3, enlace }] } };

  it('count what waits, lead to it, and are read', async () => {
    await openApp('/usuarios', { role: 'admin', answers });
    const user = userEvent.setup();
    const bell = await screen.findByRole('button', { name: 'Notificaciones: 3 nuevas' });
    await user.click(bell);
    const panel = within(screen.getByRole('region', { name: 'Notificaciones' }));
    const link = panel.getByRole('link', { name: /3 contratos con el ATR rechazado/ });
    expect(link.getAttribute('href')).toBe('/contratos?atr=rechazado');
    await user.click(panel.getByRole('button', { name: 'Marcar todo como leído' }));
    expect(bell.getAttribute('aria-label')).toBe('Notificaciones');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(bell);
  });
});

describe('the user menu', () => {
  it('gives administrators the pages of their own, and everybody the way out', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Marta Ibáñez/ }));
    const links = within(screen.getByRole('region', { name: 'Tu cuenta' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/pages/profile',
      '/apps/email',
      '/apps/todo',
      '/apps/chat',
      '/pages/account-settings',
      '/pages/pricing',
      '/pages/faq',
    ]);
    await openApp('/inicio', { role: 'comercial' });
    await user.click(await screen.findByRole('button', { name: /Marta Ibáñez/ }));
    const panel = within(screen.getByRole('region', { name: 'Tu cuenta' }));
    expect(panel.queryAllByRole('link')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  });
});
