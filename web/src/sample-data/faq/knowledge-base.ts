import { type DrawnThing, drawThing } from '../drawings.ts';
import { readTable, slugOf } from '../table.ts';
import type { KnowledgeBaseCard, KnowledgeBaseQuestion, KnowledgeBaseTopic } from './faq.ts';
import { QUESTION_TABLE } from './knowledge.ts';
import { TOPIC_TABLE } from './topics.ts';

const CARDS: readonly (readonly [thing: DrawnThing, category: string, title: string, desc: string])[] = [
  [
    'compass',
    'primeros-pasos',
    'Primeros pasos',
    'Tu cuenta, tus puntos de suministro y lo que puedes hacer desde el primer día.',
  ],
  ['bill', 'tu-factura', 'Tu factura', 'Línea a línea: qué pagas, a quién y qué parte depende de ti.'],
  [
    'panel',
    'placas-y-baterias',
    'Placas y baterías',
    'Cuántas convienen, qué trámites llevan y cómo se compensan los excedentes.',
  ],
  [
    'car',
    'coche-electrico',
    'Coche eléctrico',
    'Cargadores, potencia y las horas en que cargar sale a cuenta.',
  ],
  [
    'thermostat',
    'calor-y-frio',
    'Calor y frío',
    'Aerotermia, termos y termostatos: cómo elegirlos y ajustarlos.',
  ],
  ['parcel', 'compras-y-envios', 'Compras y envíos', 'Pagar, recibir, devolver y reclamar la garantía.'],
];

export const KNOWLEDGE_BASE: readonly KnowledgeBaseCard[] = CARDS.map(
  ([thing, category, title, desc], index) => ({
    id: index + 1,
    category,
    img: drawThing({ kind: thing, colour: index, width: 480, height: 240 }),
    title,
    desc,
  }),
);

type Entry = {
  readonly topic: number;
  /** The addresses of the categories that list the question. */
  readonly categories: readonly string[];
  readonly slug: string;
  readonly thing: DrawnThing;
} & Pick<KnowledgeBaseQuestion, 'title' | 'lastUpdated' | 'content'>;

/** Writes an answer as HTML: its picture, a paragraph, a heading and its points. */
export function contentOf(thing: DrawnThing, [paragraph, heading, points = '']: readonly string[]): string {
  return [
    `<p><img src="${drawThing({ kind: thing, colour: 0, width: 640, height: 280 })}" alt="" /></p>`,
    `<p>${paragraph}</p>`,
    `<h4>${heading}</h4>`,
    `<ul>${points
      .split('#')
      .map((point) => `<li>${point}</li>`)
      .join('')}</ul>`,
  ].join('');
}

const ROWS = readTable(
  ['topic', 'question', 'thing', 'lastUpdated', 'categories', 'paragraph', 'heading', 'points'],
  QUESTION_TABLE,
);

export const QUESTIONS: readonly Entry[] = ROWS.map((row) => ({
  topic: Number(row.topic),
  categories: row.categories.split(','),
  slug: slugOf(row.question),
  thing: row.thing as DrawnThing,
  title: row.question,
  lastUpdated: row.lastUpdated,
  content: contentOf(row.thing as DrawnThing, [row.paragraph, row.heading, row.points]),
}));

/** The questions of a category, or all of them where none is named. */
function listedIn(category: string): readonly Entry[] {
  return QUESTIONS.filter(({ categories }) => category === '' || categories.includes(category));
}

/** The topics with the questions of a category, or with all of them; a topic without questions there is left out. */
export function topicsOf(category: string): KnowledgeBaseTopic[] {
  return readTable(['title', 'icon', 'iconColor'], TOPIC_TABLE)
    .map((row, id) => ({
      id,
      title: row.title,
      icon: row.icon as KnowledgeBaseTopic['icon'],
      iconColor: row.iconColor as KnowledgeBaseTopic['iconColor'],
      questions: listedIn(category)
        .filter(({ topic }) => topic === id)
        .map(({ slug, title }, index) => ({ id: index, question: title, slug })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The question that a call gets which names none. */
const FIRST_ASKED = 'que-potencia-me-conviene-contratar';

/** Answers a question that a category lists, with the five that follow it there, round to the first. */
export function questionOf(category: string, slug: string): KnowledgeBaseQuestion | undefined {
  const listed = listedIn(category);
  const at = listed.findIndex((entry) => entry.slug === (slug || FIRST_ASKED));
  const question = listed[at];
  if (!question) return undefined;
  const { title, lastUpdated, content } = question;
  const following = [...listed.slice(at + 1), ...listed.slice(0, at)].slice(0, 5);
  const relatedQuestions = following.map((entry, id) => ({ id, question: entry.title }));
  return { title, lastUpdated, relatedQuestions, content };
}
