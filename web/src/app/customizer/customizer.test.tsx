import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { readDisplay, setDisplay } from '../../ui/theme/display.ts';
import { keepShared, linkOf, readKept } from '../../ui/theme/kept-layout.ts';
import { LAYOUT_DEFAULTS } from '../../ui/theme/layout-config.ts';
import { closeApp, openApp } from '../test-app.tsx';

const root = document.documentElement;
const radio = (name: string) => screen.getByRole('radio', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const shell = () => document.querySelector<HTMLElement>('[data-menu]')?.dataset;

async function openCustomizer(address = '/inicio') {
  await openApp(address, { role: 'admin' });
  setDisplay({ customizer: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Personalizador' }));
  return user;
}

afterEach(() => {
  setDisplay(LAYOUT_DEFAULTS);
  closeApp();
});

describe('the customizer', () => {
  it('the customizer is off until somebody turns it on', async () => {
    await openApp('/inicio', { role: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Personalizador' })).toBeNull();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /.+Administración$/ }));
    await user.click(box('Personalizador'));
    await screen.findByRole('button', { name: 'Personalizador' });
    expect(localStorage.getItem('customizer')).toBe('true');
  });

  it('the customizer changes skin and direction at once, and keeps them', async () => {
    const user = await openCustomizer();
    await user.click(radio('Oscuro'));
    expect(root.dataset).toMatchObject({ skin: 'dark', scheme: 'dark' });
    await user.click(radio('Con bordes'));
    expect(root.dataset).toMatchObject({ skin: 'bordered', scheme: 'light' });
    await user.click(box('De derecha a izquierda'));
    expect(root.dir).toBe('rtl');
    expect([localStorage.getItem('skin'), localStorage.getItem('direction')]).toEqual(['"bordered"', 'true']);
  });

  it('the customizer offers some settings only with the menu at the side', async () => {
    const user = await openCustomizer();
    const names = ['Semioscuro', 'Ámbar', 'Oculta'];
    for (const name of names) expect(screen.queryByRole('radio', { name })).toBeNull();
    await user.click(radio('Vertical'));
    for (const name of names) await user.click(radio(name));
    expect(shell()).toMatchObject({ menu: 'vertical', navbar: 'hidden' });
    expect(box('Menú plegado')).toBeDefined();
    await user.click(radio('Horizontal'));
    expect(shell()).toMatchObject({ menu: 'horizontal', navbar: 'floating' });
  });

  it('the customizer changes width, menu and footer, and keeps them', async () => {
    const user = await openCustomizer();
    await user.click(radio('Completo'));
    await user.click(screen.getAllByRole('radio', { name: 'Oculto' })[0] ?? radio('Oculto'));
    await user.click(box('Menú oculto'));
    expect(shell()).toMatchObject({ width: 'full', footer: 'hidden', menuHidden: 'true' });
    expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
    expect([localStorage.getItem('contentWidth'), localStorage.getItem('footer')]).toEqual([
      '"full"',
      '"hidden"',
    ]);
  });

  it('the customizer changes main colour, corners, air and size of text, and takes all back', async () => {
    const user = await openCustomizer();
    for (const name of ['Violeta', 'Redondas', 'Compacta', 'Grande']) await user.click(radio(name));
    expect(root.dataset).toMatchObject({
      color: 'violet',
      corners: 'round',
      density: 'compact',
      text: 'large',
    });
    await user.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect(root.dataset).toMatchObject({
      color: 'green',
      corners: 'normal',
      density: 'comfortable',
      text: 'normal',
    });
  });

  it('a link carries the look, and whoever opens it keeps what is known of it', async () => {
    const look = { ...LAYOUT_DEFAULTS, skin: 'dark', color: 'blue', menuCollapsed: true } as const;
    const link = linkOf(look, location.origin);
    expect(link).toBe(`${location.origin}/?apariencia=skin:dark,color:blue,menuCollapsed:true`);
    history.replaceState(null, '', `${link},footer:flying,secret:1&other=2`);
    keepShared();
    expect(location.search).toBe('?other=2');
    expect(readKept()).toMatchObject({ skin: 'dark', color: 'blue', menuCollapsed: true, footer: 'static' });
    expect(localStorage.getItem('secret')).toBeNull();
    expect(linkOf(LAYOUT_DEFAULTS, 'https://vatio.example')).toBe('https://vatio.example/');
  });

  it('the customizer closes with Esc and returns the focus to its gear', async () => {
    const user = await openCustomizer();
    radio('Claro').focus();
    await user.keyboard('{Escape}');
    const gear = screen.getByRole('button', { name: 'Personalizador' });
    expect(gear.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(gear);
  });
});

describe('a screen that forces a layout', () => {
  it('a screen that overrides the layout has its own while it is open', async () => {
    const { router } = await openApp('/page-layout/without-menu', { role: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Sin menú' });
    expect(readDisplay().menuHidden).toBe(true);
    await router.navigate({ to: '/inicio' });
    await screen.findByRole('heading', { level: 1, name: 'Inicio' });
    expect(readDisplay().menuHidden).toBe(false);
  });

  it('a screen that overrides the layout gives way to the choice of the person', async () => {
    await openApp('/page-layout/collapse-menu', { role: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Menú plegado' });
    setDisplay({ menu: 'vertical' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Desplegar el menú' }));
    expect(readDisplay().menuCollapsed).toBe(false);
  });
});
