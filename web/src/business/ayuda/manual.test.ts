import { expect, it } from 'vitest';
import { everyPage } from './manual.ts';
import type { Block, Line, ManualPage } from './manual-page.ts';
import { PAGE_GROUPS } from './page-names.ts';
import { searchManual } from './search.ts';

const PAGES = everyPage();
const NAMES = Object.values(PAGE_GROUPS).flat();

const linesOf = (block: Block): readonly Line[] => {
  if ('line' in block) return [block.line];
  return block.kind === 'table' ? [block.head, ...block.rows].flat() : block.items;
};

function linksOf(page: ManualPage): string[] {
  const inLine = (line: Line): string[] =>
    line.flatMap((piece) => {
      if (typeof piece === 'string') return [];
      return [...(piece.mark === 'link' ? [piece.to] : []), ...inLine(piece.inside)];
    });
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(linesOf).flatMap(inLine));
}

it('the contents of the manual name each page of the folder once', () => {
  expect([...NAMES].sort()).toEqual(PAGES.map(([name]) => name).sort());
});

it.each(PAGES)(
  'the page %s of the manual has a title, and sections with text and names of their own',
  (_, page) => {
    expect(page.title).toMatch(/^\p{Lu}/u);
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { blocks, title } of page.sections) expect(blocks.length, title).toBeGreaterThan(0);
  },
);

it.each(PAGES)('the page %s of the manual links to pages of it and sections that exist', (_, page) => {
  for (const to of linksOf(page).filter((link) => link.startsWith('/ayuda/'))) {
    const [name, section] = to.replace('/ayuda/', '').split('#');
    const target = PAGES.find(([pageName]) => pageName === name)?.[1];
    expect(target, to).toBeDefined();
    if (section !== undefined) expect(target?.sections.map(({ id }) => id)).toContain(section);
  }
});

it('a search of the manual finds words without their accents, and headings before texts', () => {
  const found = searchManual(NAMES, 'VERIFICACION telefono');
  expect(found.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['mi-cuenta', 'usuarios-y-auditoria']),
  );
  expect(searchManual(NAMES, 'curva de carga')[0]?.excerpt).toMatch(/curva/i);
  expect(searchManual(NAMES, 'fusionar')[0]).toMatchObject({
    page: 'clientes',
    section: 'fusionar-dos-fichas',
  });
});

it('a search of the manual finds what a version brought after what says how it is done', () => {
  const pages = searchManual(NAMES, 'de etiquetas').map(({ page }) => page);
  expect(pages.indexOf('novedades')).toBeGreaterThan(pages.lastIndexOf('clientes'));
  expect(pages.slice(pages.indexOf('novedades')).every((page) => page === 'novedades')).toBe(true);
});

it('a search of the manual finds nothing for a word that it has not, nor for none', () => {
  expect(searchManual(NAMES, 'fusionar hipopotamo')).toEqual([]);
  expect(searchManual(NAMES, '  ')).toEqual([]);
});

it('a search of the manual keeps to the pages that it is given', () => {
  expect(searchManual(['mi-cuenta'], 'fusionar')).toEqual([]);
});
