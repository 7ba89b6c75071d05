// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { QUESTIONS } from './faq/knowledge-base.ts';
import type { EnglishTexts } from './language.ts';
import { ask, reloadSamples } from './test-ask.ts';

const DICTIONARIES = import.meta.glob<EnglishTexts>('./*/english.ts', { import: 'english', eager: true });
const MODULES = import.meta.glob<object>([
  './*/*.ts',
  '!./*/*.test.ts',
  '!./*/english.ts',
  '!./*/answers.ts',
]);
const NOUNS = import.meta.glob<Answers>('./*/answers.ts', { import: 'answers', eager: true });

/** Between them, these ask for every row that a read can answer. */
const QUERIES = [
  'id=1',
  'id=2&range=Last Month&year=2019&folder=sent',
  'range=Last Year&year=2018&folder=draft',
  'filter=deleted&folder=spam',
  'folder=trash',
].map((query) => `${query}&perPage=1000`);

/** These name the rows of a noun one by one. */
const OWN_QUERIES: Readonly<Record<string, readonly string[]>> = {
  blog: Array.from({ length: 10 }, (_, index) => `id=${index + 1}`),
  faq: QUESTIONS.map(({ slug }) => `question=${slug}`),
};

const READS = Object.entries(NOUNS).flatMap(([file, answers]) =>
  Object.keys(answers)
    .filter((call) => call.startsWith('GET '))
    .map((call) => ({ noun: nounOf(file), path: call.slice(4).replace(/:\w+/, '1') })),
);

function nounOf(file: string): string {
  return file.split('/')[1] ?? '';
}

type Text = { readonly noun: string; readonly field: string; readonly text: string };

function textsOf(noun: string, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [{ noun, field, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(noun, part, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(noun, part, name));
}

async function answersIn(language: 'es' | 'en'): Promise<Text[]> {
  reloadSamples();
  (await import('./index.ts')).setSampleLanguage(language);
  const answers = await Promise.all(
    READS.flatMap(({ noun, path }) =>
      [...QUERIES, ...(OWN_QUERIES[noun] ?? [])].map(async (query) =>
        textsOf(noun, (await ask('GET', path, { query }))?.body),
      ),
    ),
  );
  return answers.flat();
}

/** Spanish shows in its letters, in its figures and in its commonest words. */
const SPANISH = /[áéíóúñ¿¡«»]|\d,\d{1,2} ?[%k]|\d ?€/i;
const WORDS = new Set(
  (
    'al año años ahorro borrar cada cliente clientes coche comercial como con contrato cuando cuenta de del desde donde ' +
    'el en ene entre esta factura facturas hasta hoy la las lo los luz mes mi mis más ni nuestro nuevo nuevos para ' +
    'pedidos pero placas por potencia precio precios que se si sin sobre su sus tarifa tu un una ventas visitas y'
  ).split(' '),
);

function isSpanish(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\d]+/u);
  return SPANISH.test(text) || words.some((word) => WORDS.has(word));
}

/** These fields hold a person, a company or a place, if what they hold is written as a name. */
const NAMED = new Set(
  (
    'by city company country fullName full_name guests holder lastName lives location name place province state title town ' +
    'userFullName username'
  ).split(' '),
);
const NAME =
  /^\p{Lu}[\p{L}.’]*( (de|del|la|las|los|el|y))*( \p{Lu}[\p{L}.’]*( (de|del|la|las|los|el|y))*)*$/u;
/** These are addresses, of the web or of a street, and names of banks and brands. */
const KEPT = new Set(
  'address bankName brand category companyEmail email label line more slug value'.split(' '),
);
/** An English sentence may speak of Óscar, Ferretería El Faro or calle Olmo. */
const NAMES_WITHIN =
  /((calle|\p{Lu}\p{L}+) )?(de|del|la|las|los|el|El|La|Los|Las|San) \p{Lu}\p{L}+|\p{Lu}\p{L}*[áéíóúñ]\p{L}*|[ÁÉÍÓÚ]\p{L}+/gu;

/** What is left of a text for a translator: nothing of a name, and no address. */
function wordsOf({ field, text }: Text): string {
  if (KEPT.has(field) || (NAMED.has(field) && NAME.test(text))) return '';
  return text.replace(/data:[^"]*/g, '').replace(NAMES_WITHIN, '');
}

beforeEach(reloadSamples);

it('answers of the samples have no Spanish text in English', async () => {
  const left = (await answersIn('en')).filter((text) => isSpanish(wordsOf(text)));
  expect(new Set(left.map(({ noun, field, text }) => `${noun} ${field}: ${text}`))).toEqual(new Set());
});

it.each(Object.entries(DICTIONARIES))('every text of %s is one of the samples', async (path, english) => {
  const noun = nounOf(path);
  const files = Object.entries(MODULES).filter(([file]) => nounOf(file) === noun);
  const modules = await Promise.all(files.map(([, load]) => load()));
  const known = [
    ...(await answersIn('es')).filter((text) => text.noun === noun).map(({ text }) => text),
    ...modules.flatMap((module) => textsOf(noun, { ...module })).map(({ text }) => text),
  ];
  const dead = Object.keys(english).filter((text) => !known.some((sample) => sample.includes(text)));
  expect(dead).toEqual([]);
});

it('texts of two nouns that are the same are the same in English', () => {
  const said = new Map<string, Set<string>>();
  for (const [before, after] of Object.values(DICTIONARIES).flatMap(Object.entries)) {
    said.set(before, (said.get(before) ?? new Set()).add(after));
  }
  expect([...said].filter(([, ways]) => ways.size > 1)).toEqual([]);
});

async function inEnglish() {
  const { setSampleLanguage } = await import('./index.ts');
  setSampleLanguage('en');
  return setSampleLanguage;
}

it.each([
  ['/apps/email/emails', 'the house in cud', 'emails'],
  ['/apps/todo/tasks', 'bakery', undefined],
  ['/api/datatables/data', 'warehouse', 'invoices'],
  ['/apps/ecommerce/products', 'hybrid inverter', 'products'],
])('%s finds «%s» in English', async (path, typed, key) => {
  await inEnglish();
  const body = (await ask('GET', path, { query: `q=${typed}` }))?.body;
  const rows: unknown[] = key ? body[key] : body;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => JSON.stringify(row).toLowerCase().includes(typed))).toBe(true);
});

it('a search in English does not find the Spanish text behind it', async () => {
  await inEnglish();
  expect((await ask('GET', '/apps/todo/tasks', { query: 'q=panader' }))?.body).toEqual([]);
});

it('tasks stand in the order of their English titles', async () => {
  await inEnglish();
  const tasks: { title: string }[] = (await ask('GET', '/apps/todo/tasks', { query: 'sortBy=title-asc' }))
    ?.body;
  const titles = tasks.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted());
  expect(titles[0]).toMatch(/^Answer/);
});

it('what a person writes in English stays as it was written, and the rest goes back to Spanish', async () => {
  const setSampleLanguage = await inEnglish();
  const [task] = (await ask('GET', '/apps/todo/tasks', { query: 'q=bakery' }))?.body ?? [];
  const changed = { ...task, description: 'Call her after ten' };
  await ask('POST', '/apps/todo/update-task', { body: { task: changed } });
  expect((await ask('GET', '/apps/todo/tasks', { query: 'q=bakery' }))?.body).toEqual([changed]);
  setSampleLanguage('es');
  expect((await ask('GET', '/apps/todo/tasks', { query: 'q=panadería' }))?.body).toMatchObject([
    { title: 'Llamar a la panadería Pardo', description: 'Call her after ten' },
  ]);
});
