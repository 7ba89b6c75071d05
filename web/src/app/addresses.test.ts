// @vitest-environment node
import { IconBolt } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { findByPath } from '../router/path.ts';
import type { Screen } from '../ui/frame/screen.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
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

const screens = [
  row('/inicio', 'Inicio'),
  row('/cups', 'Puntos de suministro', { keywords: ['SIPS', 'contador'] }),
  row('/cups/:cups', 'Punto de suministro', { name: ({ cups }) => `CUPS ${cups}` }),
  row('/cups/:cups/analisis', 'Análisis'),
  row('/cups/nuevo', 'Nuevo punto'),
  row('/importaciones', 'Importaciones'),
  row('/precios', 'Precios'),
];

describe('addresses', () => {
  it('findByPath tells screens by the shape of their address, fixed paths first', () => {
    expect(findByPath(screens, '/cups/nuevo')?.row.path).toBe('/cups/nuevo');
    expect(findByPath(screens, '/cups/ES%2021')).toMatchObject({ params: { cups: 'ES 21' } });
    expect(findByPath(screens, '/CUPS/ES0021')).toMatchObject({ params: { cups: 'ES0021' } });
    expect(findByPath(screens, '/nada')).toBeUndefined();
  });

  it('breadcrumbsOf gives the screens above an address', () => {
    expect(breadcrumbsOf(screens, '/cups/ES0021/analisis')).toEqual([
      { id: '/cups', title: 'Puntos de suministro', to: '/cups' },
      { id: '/cups/:cups', title: 'CUPS ES0021', to: '/cups/ES0021' },
    ]);
    expect(breadcrumbsOf(screens, '/inicio')).toEqual([]);
  });
});

describe('findScreens', () => {
  const find = (text: string) => findScreens(screens, text, 'es').map(({ to }) => to);

  it('findScreens looks in titles and keywords, without accents', () => {
    expect(find('contador')).toEqual(['/cups']);
    expect(find('PÚNTOS')).toEqual(['/cups']);
    expect(find('xyz')).toEqual([]);
  });

  it('findScreens puts first what begins with the text, and gives four at most', () => {
    expect(find('p')[0]).toBe('/cups');
    expect(find('')).toHaveLength(4);
  });
});
