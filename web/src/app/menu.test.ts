// @vitest-environment node
import { IconBolt } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../ui/frame/screen.ts';
import { breadcrumbsOf, findScreen } from './breadcrumbs.ts';
import { isCurrent, menuOf } from './menu.ts';
import { routerPath } from './paths.ts';
import { findScreens } from './search/find-screens.ts';

function row(path: string, title: string, more: Partial<Screen> = {}): Screen {
  return {
    id: path,
    path,
    title,
    icon: IconBolt,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: async () => ({ default: () => null }),
    ...more,
  };
}

const groups = [
  { id: 'a', title: 'A', icon: IconBolt },
  { id: 'a1', title: 'A1', icon: IconBolt, parent: 'a' },
  { id: 'b', title: 'B', icon: IconBolt },
];

const screens = [
  row('/inicio', 'Inicio', { menu: { group: 'top', order: 1 } }),
  row('/cups', 'Puntos de suministro', { menu: { group: 'a', order: 2 }, keywords: ['SIPS', 'contador'] }),
  row('/cups/:cups', 'Punto de suministro', { name: ({ cups }) => `CUPS ${cups}` }),
  row('/cups/:cups/analisis', 'Análisis'),
  row('/cups/nuevo', 'Nuevo punto'),
  row('/importaciones', 'Importaciones', { menu: { group: 'a', order: 1 } }),
  row('/precios', 'Precios', { menu: { group: 'a1', order: 1 } }),
];

describe('menuOf', () => {
  it('groups the screens in order and leaves out what is empty', () => {
    const [inicio, a, ...rest] = menuOf(screens, groups);
    expect(inicio).toMatchObject({ kind: 'screen', id: '/inicio' });
    expect(a?.kind === 'group' && a.screens.map(({ path }) => path)).toEqual(['/importaciones', '/cups']);
    expect(a?.kind === 'group' && a.sections.map(({ group }) => group.id)).toEqual(['a1']);
    expect(rest).toEqual([]);
  });

  it('knows the entry of a page under a screen', () => {
    const [inicio, a] = menuOf(screens, groups);
    expect(a && isCurrent(a, '/cups/ES0021/analisis')).toBe(true);
    expect(a && isCurrent(a, '/precios')).toBe(true);
    expect(inicio && isCurrent(inicio, '/cups')).toBe(false);
  });
});

describe('addresses', () => {
  it('are found by their shape, fixed paths first', () => {
    expect(findScreen(screens, '/cups/nuevo')?.screen.path).toBe('/cups/nuevo');
    expect(findScreen(screens, '/cups/ES%2021')).toMatchObject({ params: { cups: 'ES 21' } });
    expect(findScreen(screens, '/nada')).toBeUndefined();
    expect(routerPath('/cups/:cups/analisis')).toBe('/cups/$cups/analisis');
  });

  it('make breadcrumbs of the screens above', () => {
    expect(breadcrumbsOf(screens, '/cups/ES0021/analisis')).toEqual([
      { id: '/cups', title: 'Puntos de suministro', to: '/cups' },
      { id: '/cups/:cups', title: 'CUPS ES0021', to: '/cups/ES0021' },
    ]);
    expect(breadcrumbsOf(screens, '/inicio')).toEqual([]);
  });
});

describe('findScreens', () => {
  const find = (text: string) => findScreens(screens, text, 'es').map(({ to }) => to);

  it('looks in titles and keywords, without accents', () => {
    expect(find('contador')).toEqual(['/cups']);
    expect(find('PÚNTOS')).toEqual(['/cups']);
    expect(find('xyz')).toEqual([]);
  });

  it('puts first what begins with the text, and shows four at most', () => {
    expect(find('p')[0]).toBe('/cups');
    expect(find('')).toHaveLength(4);
  });
});
