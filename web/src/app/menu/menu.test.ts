// @vitest-environment node
import { IconBolt } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../ui/frame/screen.ts';
import { currentIds, type MenuEntry, menuOf } from './menu.ts';
import { sideSections } from './side-sections.ts';

function row(path: string, menu?: Screen['menu']): Screen {
  return {
    id: path,
    path,
    title: path,
    menu,
    icon: IconBolt,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: async () => ({ default: () => null }),
  };
}

const groups = [
  { id: 'a', title: 'A', icon: IconBolt, header: 'Uno' },
  { id: 'a1', title: 'A1', icon: IconBolt, parent: 'a' },
  { id: 'a11', title: 'A11', icon: IconBolt, parent: 'a1' },
  { id: 'b', title: 'B', icon: IconBolt },
  { id: 'c', title: 'C', icon: IconBolt, template: true, header: 'Uno' },
  { id: 'c1', title: 'C1', icon: IconBolt, template: true, parent: 'c' },
] as const;

const screens = [
  row('/inicio', { group: 'top', order: 1 }),
  row('/cups', { group: 'a', order: 2 }),
  row('/cups/:cups'),
  row('/analisis', { group: 'a' }),
  row('/analisis/nuevo', { group: 'a' }),
  row('/importaciones', { group: 'a', order: 1 }),
  row('/precios', { group: 'a11' }),
];

const shape = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map((entry) => (entry.kind === 'link' ? entry.id : { [entry.id]: shape(entry.entries) }));

describe('menuOf', () => {
  it('menuOf nests the groups in order, puts screens without order last, and leaves out empty groups', () => {
    expect(shape(menuOf(screens, { groups }))).toEqual([
      '/inicio',
      { a: ['/importaciones', '/cups', '/analisis', '/analisis/nuevo', { a1: [{ a11: ['/precios'] }] }] },
    ]);
  });

  it('menuOf keeps the place of groups whose screens have not loaded', () => {
    expect(shape(menuOf(screens, { groups, expectTemplate: true })).at(-1)).toEqual({
      template: [{ c: [] }],
    });
  });

  it('menuOf does not nest the groups of the template when there are no others', () => {
    const links = [{ kind: 'link' as const, id: 'x', title: 'X', icon: IconBolt, menu: { group: 'c1' } }];
    expect(shape(menuOf([], { groups, links }))).toEqual([{ c: [{ c1: ['x'] }] }]);
  });

  it('menuOf accepts entries that are no screens', () => {
    const link = { kind: 'link' as const, id: 'x', title: 'X', icon: IconBolt, menu: { group: 'b' } };
    expect(shape(menuOf(screens, { groups, links: [link] })).at(-1)).toEqual({ b: ['x'] });
  });
});

describe('currentIds', () => {
  const current = (pathname: string) => [...currentIds(menuOf(screens, { groups }), pathname)];

  it('currentIds gives the entry of an address or of a page below it, with the groups around it', () => {
    expect(current('/cups/ES0021/analisis')).toEqual(['a', '/cups']);
    expect(current('/precios')).toEqual(['a', 'a1', 'a11', '/precios']);
    expect(current('/nada')).toEqual([]);
  });

  it('currentIds prefers the more precise of two entries', () => {
    expect(current('/analisis/nuevo')).toEqual(['a', '/analisis/nuevo']);
    expect(current('/analisis/12')).toEqual(['a', '/analisis']);
  });
});

describe('sideSections', () => {
  it('sideSections keeps groups with a header open below it, together with those of the same header', () => {
    const link = { kind: 'link' as const, id: 'y', title: 'Y', icon: IconBolt, menu: { group: 'c' } };
    const ofBusiness = groups.map((group) => ({ ...group, template: undefined }));
    const sections = sideSections(menuOf(screens, { groups: ofBusiness, links: [link] }));
    expect(sections.map(({ header, entries }) => [header, shape(entries)])).toEqual([
      [undefined, ['/inicio']],
      [
        'Uno',
        ['/importaciones', '/cups', '/analisis', '/analisis/nuevo', { a1: [{ a11: ['/precios'] }] }, 'y'],
      ],
    ]);
  });
});
