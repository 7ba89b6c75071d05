import { fold } from '../../format/fold.ts';
import { pageOf } from './manual.ts';
import { plainBlock } from './manual-page.ts';
import type { PageName } from './page-names.ts';

export type Found = {
  readonly page: PageName;
  readonly pageTitle: string;
  readonly section: string;
  readonly sectionTitle: string;
  /** The text around the first word that was found. */
  readonly excerpt: string;
};

const MOST = 20;
const BEFORE = 60;
const EXCERPT = 190;

/** The sections that have every word, whatever its accents; those with a word in a title come first. */
export function searchManual(names: readonly PageName[], query: string): readonly Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return names
    .flatMap((page) => {
      const { title, sections } = pageOf(page);
      return sections.map((section) => {
        const text = section.blocks.map(plainBlock).join(' ');
        const full = scoreOf(words, { title, heading: section.title, text });
        // What a version brought comes after what says how it is done, although its headings have common words.
        const score = page === 'novedades' ? Math.min(full, 1) : full;
        const found = { page, pageTitle: title, section: section.id, sectionTitle: section.title };
        return { ...found, excerpt: excerptOf(text, words), score };
      });
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST);
}

type Texts = { readonly title: string; readonly heading: string; readonly text: string };

/** 0 when a word is missing; a word in a heading counts more than one in a title, and that more than one in the text. */
function scoreOf(words: readonly string[], texts: Texts): number {
  const [title, heading, text] = [fold(texts.title), fold(texts.heading), fold(texts.text)];
  let score = 0;
  for (const word of words) {
    const here =
      (heading.includes(word) ? 4 : 0) + (title.includes(word) ? 2 : 0) + (text.includes(word) ? 1 : 0);
    if (here === 0) return 0;
    score += here;
  }
  return score;
}

function excerptOf(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const at = Math.max(0, Math.min(...words.map((word) => positionOf(folded, word))));
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const to = from + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function positionOf(text: string, word: string): number {
  const at = text.indexOf(word);
  return at < 0 ? text.length : at;
}
