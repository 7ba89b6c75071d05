import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { findIcons, ICONS } from './icons/icons.ts';
import { uiElementsScreens } from './screens.ts';

const files = import.meta.glob<string>('./**/*.example.tsx', {
  import: 'default',
  query: '?raw',
  eager: true,
});
const ofExamples = uiElementsScreens.filter(({ id }) => id !== 'icons');
const PAGES: ExamplePages = { area: 'ui-elements', texts, screens: uiElementsScreens, files };

afterEach(closeScreens);

describeExamplePages('the pages of letters and colours', { ...PAGES, screens: ofExamples });

describe('the icons of the set', () => {
  it('have the names of the package that draws them', () => {
    const entry = createRequire(import.meta.url).resolve('@tabler/icons-react');
    const types = readFileSync(entry.replace(/dist.*$/, 'dist/tabler-icons-react.d.ts'), 'utf8');
    const exported = new Set(types.match(/\bIcon[A-Z0-9]\w*/g));
    const tags = ICONS.map(({ tag }) => tag.replaceAll(/\W/g, ''));
    expect(tags.length).toBeGreaterThan(6_000);
    expect(tags.filter((tag) => !exported.has(tag))).toEqual([]);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('are found by name, by tag and by subject, those with the word in the name first', () => {
    expect(findIcons('bolt')[0]?.name).toMatch(/bolt/);
    expect(findIcons('IconSolarPanel').map(({ name }) => name)).toContain('solar-panel');
    expect(findIcons('<IconSolarPanel2 />').map(({ name }) => name)).toEqual(['solar-panel-2']);
    expect(findIcons('electricity').map(({ name }) => name)).toContain('bolt');
    expect(findIcons('no such thing')).toEqual([]);
  });

  it('are drawn as their files arrive, copied by a press, and turned by pages', async () => {
    const user = await openExamples(PAGES, '/icons/reactfeather');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar un icono' }), 'solar panel');
    const tile = await screen.findByRole('button', { name: 'solar-panel' });
    await waitFor(() => expect(tile.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/));
    await user.click(tile);
    expect(await screen.findByText('Copiado: <IconSolarPanel />')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('<IconSolarPanel />');
    expect(tile.getAttribute('aria-pressed')).toBe('true');
    await user.clear(screen.getByRole('searchbox'));
    const first = () => document.querySelector('li button[aria-pressed]')?.textContent;
    await waitFor(() => expect(first()).toBe(ICONS[0]?.name));
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(first()).toBe(ICONS[120]?.name);
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    expect(await screen.findByText('Ningún icono se llama así')).toBeTruthy();
  });
});

it('a colour is copied as a stylesheet writes it', async () => {
  const user = await openExamples(PAGES, '/colors/colors', '/colors/colors?card=theme');
  await user.click(screen.getByRole('button', { name: /^accent/ }));
  expect(await screen.findByText('Copiado: var(--vt-accent)')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('var(--vt-accent)');
});
