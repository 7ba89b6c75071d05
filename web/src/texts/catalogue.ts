import type { Texts, Translate, Values } from './dictionary.ts';
import { fillIn, messageIn } from './message.ts';

/** This language speaks where the one in force has no text. */
const FALLBACK = 'es';

type Loader = (area: string, language: string) => Promise<Texts>;

/** What a component says its texts with. */
export type Translation<Area extends string = string, Group extends string = ''> = {
  readonly t: Translate<Area, Group>;
  /** Whether the area has a text of that key. */
  readonly exists: (key: string) => boolean;
  readonly language: string;
  /** False until the dictionary of the area has come; meanwhile a key is said for each text. */
  readonly ready: boolean;
  /** The reason why the texts did not come. */
  readonly failure: unknown;
};

type Start = {
  readonly language: string;
  /** What is there from the beginning, by language and area. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  readonly load?: Loader;
};

let language = FALLBACK;
let wanted = FALLBACK;
let load: Loader = async () => ({});
/** The key is `language/area`. */
let texts = new Map<string, Texts>();
const coming = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();
const translations = new Map<string, Translation>();
const listeners = new Set<() => void>();

/** Begins in a language with the texts at hand; whatever was there before is gone. */
export function startTexts(start: Start): void {
  language = start.language;
  wanted = start.language;
  load = start.load ?? (async () => ({}));
  texts = new Map(
    Object.entries(start.texts).flatMap(([tongue, areas]) =>
      Object.entries(areas).map(([area, dictionary]) => [`${tongue}/${area}`, dictionary] as const),
    ),
  );
  coming.clear();
  failures.clear();
  publish();
}

/** Makes the dictionary of an area ready in the language in force. Fails as its file does. */
export function loadTexts(area: string): Promise<void> {
  return loadIn(language, area);
}

function loadIn(tongue: string, area: string): Promise<void> {
  const place = `${tongue}/${area}`;
  if (texts.has(place)) return Promise.resolve();
  const before = coming.get(place);
  if (before) return before;
  const arrival = load(area, tongue)
    .then(
      (dictionary) => {
        texts.set(place, dictionary);
        failures.delete(place);
      },
      (cause) => {
        failures.set(place, cause);
        throw cause;
      },
    )
    .finally(() => {
      coming.delete(place);
      publish(area);
    });
  coming.set(place, arrival);
  return arrival;
}

/**
 * Changes the language of the page once every dictionary in use has come. One that does not come is said in the language
 * it has until somebody asks for it again.
 */
export async function changeLanguage(next: string): Promise<void> {
  wanted = next;
  const areas = new Set([...texts.keys()].map((place) => place.slice(place.indexOf('/') + 1)));
  await Promise.allSettled([...areas].map((area) => loadIn(next, area)));
  if (wanted !== next || language === next) return;
  language = next;
  publish();
}

/** The language in which the page speaks. */
export function textLanguage(): string {
  return language;
}

/** Forgets which dictionaries did not come, so that they are asked for again. */
export function forgetLostTexts(): void {
  failures.clear();
  translations.clear();
}

/** Hears that texts have come or the language has changed. */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(area?: string): void {
  for (const [key, { ready }] of translations) {
    if (area === undefined || (!ready && key.startsWith(`${area}/`))) translations.delete(key);
  }
  for (const listener of listeners) listener();
}

/** The translation of an area, or of a group of it: the same object until its texts or the language change. */
export function translationOf(area: string, group = ''): Translation {
  const key = `${area}/${group}`;
  const known = translations.get(key);
  if (known) return known;
  const made = makeTranslation(area, group && `${group}.`);
  translations.set(key, made);
  return made;
}

function makeTranslation(area: string, prefix: string): Translation {
  const place = `${language}/${area}`;
  const elsewhere = texts.has(`${FALLBACK}/${area}`);
  return {
    t: (keys, values) => say([keys].flat(), { area, prefix }, values),
    exists: (key) => messageOf(area, prefix + key) !== undefined,
    language,
    ready: texts.has(place) || (elsewhere && failures.has(place)),
    failure: elsewhere ? undefined : failures.get(place),
  };
}

/** Says a text outside a component, with its area: `translate('ui:save')`. */
export const translate: Translate<never> = (keys, values) =>
  say([keys].flat(), { area: '', prefix: '' }, values);

type Room = { readonly area: string; readonly prefix: string };

function say(keys: readonly string[], { area, prefix }: Room, values: Values = {}): string {
  let last = '';
  for (const key of keys) {
    const colon = key.indexOf(':');
    last = key.slice(colon + 1);
    const text =
      colon < 0
        ? messageOf(area, prefix + key, values.count)
        : messageOf(key.slice(0, colon), last, values.count);
    if (text !== undefined) return fillIn(text, values);
  }
  return values.defaultValue ?? last;
}

/** A text with its places still empty, in the language in force or, failing that, in Spanish. */
export function messageOf(area: string, key: string, count?: Values['count']): string | undefined {
  return (
    messageIn(texts.get(`${language}/${area}`), key, { language, count }) ??
    messageIn(texts.get(`${FALLBACK}/${area}`), key, { language: FALLBACK, count })
  );
}
