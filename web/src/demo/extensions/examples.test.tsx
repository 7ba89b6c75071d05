import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { setDisplay } from '../../ui/theme/display.ts';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { extensionsScreens } from './screens.ts';

const PAGES: ExamplePages = {
  area: 'extensions',
  texts,
  screens: extensionsScreens,
  files: import.meta.glob<string>('./**/*.example.tsx', { import: 'default', query: '?raw', eager: true }),
};

afterEach(() => {
  setDisplay({ language: 'es' });
  closeScreens();
});

const cardOf = (name: string) => within(screen.getByRole('region', { name }));

describeExamplePages('the pages of extensions', PAGES);

describe('the clipboard page', () => {
  it('copies what the field says, and says so', async () => {
    const user = await openExamples(PAGES, '/extensions/clipboard');
    const card = cardOf('Lo que pone un campo');
    await user.clear(card.getByRole('textbox'));
    expect(card.getByRole('button', { name: 'Copiar' })).toHaveProperty('disabled', true);
    await user.type(card.getByRole('textbox'), 'Contador leído');
    await user.click(card.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Texto copiado');
    expect(await navigator.clipboard.readText()).toBe('Contador leído');
  });
});

describe('the page of languages', () => {
  it('writes figures in the language that is chosen', async () => {
    const user = await openExamples(PAGES, '/extensions/i18n');
    const figures = cardOf('Fechas, cifras y plurales');
    expect(figures.getByText('12,8 %')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await vi.waitFor(() => expect(figures.getByText('12.8%')).toBeTruthy());
  });
});

describe('the page of context menus', () => {
  it('opens a menu inside another, does not choose what is off, and gives the focus back', async () => {
    // jsdom hides what has a `popover` and cannot open it.
    const drawn = document.createElement('style');
    drawn.textContent = '[popover] { display: block !important }';
    document.head.append(drawn);
    const user = await openExamples(PAGES, '/extensions/context-menu');
    const target = screen.getByRole('button', { name: /^Un menú dentro de otro/ });
    target.focus();
    await user.pointer({ keys: '[MouseRight]', target });
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const inner = within(screen.getByRole('menu', { name: 'Pasar a' }));
    expect(document.activeElement).toBe(inner.getByRole('menuitem', { name: 'En estudio' }));
    await user.click(inner.getByRole('menuitem', { name: /^Firmada/ }));
    expect(screen.queryByText('Contrato firmado')).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Pasar a' }));
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await screen.findByText('Ahora está: enviada');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, target]);
    await user.pointer({ keys: '[MouseRight]', target });
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, target]);
    drawn.remove();
  });
});
