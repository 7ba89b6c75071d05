import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setDisplay } from '../../ui/theme/display.ts';
import { closeApp, openApp } from '../test-app.tsx';

const word = (name: RegExp | string) => screen.getByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const focused = () => document.activeElement?.textContent;
const isOpen = (name: string) => word(name).getAttribute('aria-expanded') === 'true';

async function openAt(address: string) {
  const app = await openApp(address, { role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  // After the paint the heading takes the focus and any open group closes, so the test waits for it.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return { ...app, user: userEvent.setup() };
}

afterEach(() => {
  setDisplay({ rightToLeft: false, menu: 'horizontal', menuHidden: false });
  closeApp();
});

describe('the horizontal menu', () => {
  it('the horizontal menu marks the link of the page and its groups', async () => {
    await openAt('/components/alerts');
    expect(word('Plantilla').dataset.current).toBe('true');
    expect(word('Suministro').dataset.current).toBeUndefined();
    await userEvent.hover(word('Plantilla'));
    expect((await screen.findByRole('button', { name: 'Interfaz' })).dataset.current).toBe('true');
    expect(word('Aplicaciones').dataset.current).toBeUndefined();
    await userEvent.hover(word('Interfaz'));
    await userEvent.hover(await screen.findByRole('button', { name: 'Componentes' }));
    expect((await link('Alertas')).getAttribute('aria-current')).toBe('page');
    expect((await link('Botones')).getAttribute('aria-current')).toBeNull();
  });

  it('a group of the horizontal menu opens under the pointer and closes when it leaves', async () => {
    const { user } = await openAt('/inicio');
    await user.hover(word('Plantilla'));
    await user.hover(await screen.findByRole('button', { name: 'Gráficos' }));
    await link('Chart.js');
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(isOpen('Plantilla')).toBe(false));
  });

  it('the arrows go in and out of the nested groups of the horizontal menu, in the direction of the text', async () => {
    const { user } = await openAt('/inicio');
    for (const [rightToLeft, inwards, outwards] of [
      [false, '{ArrowRight}', '{ArrowLeft}'],
      [true, '{ArrowLeft}', '{ArrowRight}'],
    ] as const) {
      setDisplay({ rightToLeft });
      word('Plantilla').focus();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('Paneles'));
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(focused()).toBe('Interfaz');
      await user.keyboard(inwards);
      await waitFor(() => expect(focused()).toBe('Tipografía'));
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(focused()).toContain('Tarjetas');
      await user.keyboard(inwards);
      await waitFor(() => expect(focused()).toBe('Tarjetas básicas'));
      await user.keyboard(outwards);
      expect(focused()).toContain('Tarjetas');
      await user.keyboard('{Escape}');
      expect(focused()).toBe('Interfaz');
      expect(isOpen('Interfaz')).toBe(false);
      await user.keyboard('{Escape}');
      expect(focused()).toBe('Plantilla');
      await user.keyboard(inwards);
      expect(focused()).toBe('Inicio');
    }
  });

  it('Enter toggles a group of the horizontal menu, and Tab goes through what is open', async () => {
    const { user, router } = await openAt('/inicio');
    word('Plantilla').focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Interfaz' })).focus();
    await user.keyboard('{Enter}');
    await link('Tipografía');
    await user.tab();
    expect(focused()).toBe('Tipografía');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Tipografía' });
    expect(router.location.pathname).toBe('/ui-element/typography');
    expect(isOpen('Plantilla')).toBe(false);
  });

  it('the horizontal menu shows which entries are disabled, external or for another tab', async () => {
    const { user } = await openAt('/inicio');
    await user.hover(word('Plantilla'));
    await user.hover(await screen.findByRole('button', { name: 'Otros' }));
    const disabled: HTMLButtonElement = await screen.findByRole('button', { name: 'Entrada desactivada' });
    expect(disabled.disabled).toBe(true);
    const outside = await screen.findByRole('link', { name: /Ayuda de la CNMC.*otra pestaña/ });
    expect(outside.getAttribute('target')).toBe('_blank');
    expect(outside.getAttribute('href')).toBe('https://www.cnmc.es/');
    await user.hover(word('Niveles de menú'));
    await user.hover(await screen.findByRole('button', { name: 'Segundo nivel' }));
    const third: HTMLElement = await screen.findByRole('button', { name: /Tercer nivel, dos/ });
    expect(third).toBeDefined();
  });
});

describe('the menu at the side', () => {
  const nav = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));

  it('the menu at the side opens one group of a section at a time, and keeps the group of the page open', async () => {
    const { user } = await openAt('/apps/invoice/list');
    setDisplay({ menu: 'vertical' });
    await screen.findByRole('button', { name: 'Plegar el menú' });
    const group = async (name: RegExp) => nav().findByRole('button', { name });
    expect((await group(/^Facturas/)).getAttribute('aria-expanded')).toBe('true');
    await user.click(await group(/^Usuarios/));
    await user.click(await group(/^Roles/));
    expect((await group(/^Usuarios/)).getAttribute('aria-expanded')).toBe('false');
    expect((await group(/^Roles/)).getAttribute('aria-expanded')).toBe('true');
    expect((await group(/^Facturas/)).getAttribute('aria-expanded')).toBe('true');
    await user.click(await group(/^Facturas/));
    expect((await group(/^Facturas/)).getAttribute('aria-expanded')).toBe('false');
  });

  it('the menu at the side collapses to a rail, and remembers it', async () => {
    const { user } = await openAt('/inicio');
    setDisplay({ menu: 'vertical' });
    await user.click(await screen.findByRole('button', { name: 'Plegar el menú' }));
    expect(localStorage.getItem('menuCollapsed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Desplegar el menú' }));
    expect(localStorage.getItem('menuCollapsed')).toBe('false');
  });
});

describe('a link of the menu at the side', () => {
  it('a link of the menu at the side is marked when it is pressed, before its page is drawn', async () => {
    const { user } = await openAt('/inicio');
    setDisplay({ menu: 'vertical' });
    const clients = await screen.findByRole('link', { name: 'Clientes' });
    await user.hover(clients);
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    const before = heading();
    fireEvent.click(clients);
    expect([heading(), clients.getAttribute('aria-current')]).toEqual([before, 'page']);
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
  });
});
