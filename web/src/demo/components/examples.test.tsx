import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { componentsScreens } from './screens.ts';

const PAGES: ExamplePages = {
  area: 'components',
  texts,
  screens: componentsScreens,
  files: import.meta.glob<string>('./**/*.example.tsx', { import: 'default', query: '?raw', eager: true }),
};

afterEach(closeScreens);

describeExamplePages('the pages of components', PAGES);

describe('an example', () => {
  const cardOf = (name: string) => within(screen.getByRole('region', { name }));

  it('shows and copies the text of its own file', async () => {
    const user = await openExamples(PAGES, '/components/tabs-component');
    const file = PAGES.files['./tabs/vertical.example.tsx']?.trimEnd();
    await user.click(screen.getByRole('button', { name: 'Código de «En vertical, delante»' }));
    const source = await screen.findByRole('region', { name: 'Código de «En vertical, delante»' });
    await vi.waitFor(() => expect(source.textContent).toBe(file));
    expect(source.querySelector('[data-kind="keyword"]')?.textContent).toBe('import');
    await user.click(screen.getByRole('button', { name: 'Copiar el código de «En vertical, delante»' }));
    await screen.findByText('Código copiado');
    expect(await navigator.clipboard.readText()).toBe(file);
  });

  it('shows the properties of what it uses, as their types say them', async () => {
    const user = await openExamples(PAGES, '/components/tooltips');
    await user.click(screen.getByRole('button', { name: 'Propiedades de «Los cuatro lados»' }));
    const table = await screen.findByRole('table', { name: 'Tooltip' });
    expect(within(table).getByRole('row', { name: /^open\? boolean Whether it is shown/ })).toBeDefined();
    expect(within(table).getByRole('row', { name: /^text string/ })).toBeDefined();
  });

  it('is seen in the dark and mirrored alone, and keeps what was done in it', async () => {
    const user = await openExamples(PAGES, '/components/tooltips');
    const card = cardOf('Gobernada desde fuera');
    await user.click(card.getByRole('switch'));
    await user.click(card.getByRole('button', { name: 'Ver «Gobernada desde fuera» en oscuro' }));
    await user.click(
      card.getByRole('button', { name: 'Ver «Gobernada desde fuera» de derecha a izquierda' }),
    );
    expect(card.getByRole('switch').closest('[data-scheme="dark"]')).not.toBeNull();
    expect(card.getByRole('switch').closest('[dir="rtl"]')).not.toBeNull();
    expect(document.documentElement.dir).not.toBe('rtl');
    await user.click(card.getByRole('button', { name: 'Código de «Gobernada desde fuera»' }));
    await user.click(card.getByRole('button', { name: 'Vista de «Gobernada desde fuera»' }));
    expect(
      card.getByRole('switch').getAttribute('aria-checked') ??
        String((card.getByRole('switch') as HTMLInputElement).checked),
    ).toBe('true');
  });

  it('can be opened alone, and leads back to all examples', async () => {
    const user = await openExamples(PAGES, '/components/tabs-component');
    await user.click(cardOf('Con iconos').getByRole('link', { name: 'Abrir solo «Con iconos»' }));
    await vi.waitFor(() => expect(screen.getAllByRole('tablist')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Ver todos los ejemplos' }));
    await vi.waitFor(() => expect(screen.getAllByRole('tablist')).toHaveLength(8));
  });
});
