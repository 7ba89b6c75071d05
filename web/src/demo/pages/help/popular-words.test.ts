import { expect, it } from 'vitest';
import { matches } from '../../../format/fold.ts';
import { english } from '../../../sample-data/faq/english.ts';
import { KNOWLEDGE_BASE } from '../../../sample-data/faq/knowledge-base.ts';
import en from '../en.json';
import es from '../es.json';

const LANGUAGES = [
  { name: 'Spanish', texts: es.help, shown: (text: string) => text },
  { name: 'English', texts: en.help, shown: (text: string) => english[text] ?? text },
];

it.each(LANGUAGES)(
  'each popular search of the knowledge base finds a subject in $name',
  ({ texts, shown }) => {
    const subjects = KNOWLEDGE_BASE.map(({ title, desc }) => `${shown(title)} ${shown(desc)}`);
    const words = [texts['word-factura'], texts['word-placas'], texts['word-coche']];
    expect(words.filter((word) => !subjects.some((subject) => matches(subject, word)))).toEqual([]);
  },
);
