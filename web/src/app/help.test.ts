import { describe, expect, it } from 'vitest';
import { everyPage } from '../business/ayuda/manual.ts';
import type { ManualPage } from '../business/ayuda/manual-page.ts';
import { findByPath } from '../router/path.ts';
import { BUSINESS_SCREENS } from './business-screens.ts';
import { helpOf } from './help.ts';
import { SCREENS } from './screens.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';

type Texts = Record<string, string>;
const dictionaries = import.meta.glob<Texts>(
  [
    './es.json',
    './shell/es.json',
    '../ui/es.json',
    '../list/filters/es.json',
    '../trade/*/es.json',
    '../business/*/es.json',
  ],
  { import: 'default', eager: true },
);
const TEXTS = new Set(Object.values(dictionaries).flatMap((texts) => Object.values(texts)));

/** What a page puts in bold, as it is kept after reading it. */
function boldOf(page: ManualPage): string[] {
  const marks = JSON.stringify(page).match(/\{"mark":"strong","inside":\["[^"]*"\]\}/g) ?? [];
  return marks.map((mark) => JSON.parse(mark).inside[0]);
}

const WORKING = BUSINESS_SCREENS.filter(
  (screen) => !VISITOR_SCREENS.includes(screen) && screen.area !== 'ayuda',
);

describe('the help of the screens', () => {
  it.each(WORKING.map(({ id }) => id))('%s has a page of the manual', (id) => {
    expect(everyPage().map(([name]) => name)).toContain(helpOf(id));
  });

  it('screens of the template and of visitors have none', () => {
    const others = SCREENS.filter((screen) => !WORKING.some(({ id }) => id === screen.id));
    expect(others.filter(({ id }) => helpOf(id) !== undefined)).toEqual([]);
    expect(helpOf('toString')).toBeUndefined();
  });

  it.each(everyPage())('the page %s leads only to screens that exist', (_, page) => {
    const targets = JSON.stringify(page)
      .match(/"to":"[^"]+"/g)
      ?.map((link) => link.slice(6, -1).split('#')[0] ?? '');
    const lost = (targets ?? []).filter((to) => !findByPath(BUSINESS_SCREENS, to));
    expect(lost).toEqual([]);
  });

  it.each(everyPage())('the page %s puts in bold only what some screen says', (_, page) => {
    expect(boldOf(page).filter((text) => !TEXTS.has(text))).toEqual([]);
  });

  it('the pages of the manual name what screens say', () => {
    expect(everyPage().flatMap(([, page]) => boldOf(page)).length).toBeGreaterThan(150);
  });
});
