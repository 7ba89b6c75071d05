import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { startTexts, type Translation, translate, translationOf } from '../texts/catalogue.ts';
import type { Texts } from '../texts/dictionary.ts';
import type { AreaScreen } from './area-screens.ts';
import { SCREENS } from './screens.ts';

const dictionaries = import.meta.glob<Texts>('../**/{es,en}.json', { import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/test-*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every key of a dictionary, `group.key` within a group, without the forms of a plural. */
function keysOf(texts: Texts, group = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [group + key.replace(/_(one|many|other)$/, '')]
      : keysOf(text, `${group}${key}.`),
  );
  return [...new Set(keys)].toSorted();
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));
}

describe('the dictionaries', () => {
  it.each(Object.keys(dictionaries).filter((file) => file.endsWith('en.json')))(
    'the English texts of %s write the euro before its amount',
    (file) => {
      const after = textsOf(dictionaries[file] ?? {}).filter((text) => /(\d|\}\}) ?€/.test(text));
      expect(after).toEqual([]);
    },
  );

  it.each(Object.keys(dictionaries))('no line of %s breaks between a figure and its unit', (file) => {
    const parted = textsOf(dictionaries[file] ?? {}).filter((text) => /\d (%|€|[kM]Wh?(?!\w))/.test(text));
    expect(parted).toEqual([]);
  });

  it.each(Object.keys(dictionaries).filter((file) => file.endsWith('es.json')))(
    'the dictionary of %s has the same keys in English',
    (file) => {
      const spanish = dictionaries[file] ?? {};
      const english = dictionaries[file.replace('es.json', 'en.json')] ?? {};
      expect(keysOf(english)).toEqual(keysOf(spanish));
      expect([spanish, english].flatMap(textsOf).every((text) => text.trim() !== '')).toBe(true);
    },
  );
});

it('a key that no dictionary has does not compile, and one that has a text says it', () => {
  const texts = (file: string) => dictionaries[`../${file}/es.json`] ?? {};
  startTexts({
    language: 'es',
    texts: { es: { propuestas: texts('business/propuestas'), ui: texts('ui'), pages: texts('demo/pages') } },
  });
  const { t } = translationOf('propuestas') as Translation<'propuestas'>;
  const group = translationOf('pages', 'auth') as Translation<'pages', 'auth'>;
  const word: string = 'error';
  const field = 'ahorro' as 'ahorro' | 'cliente';

  expect(t('ahorro')).toBe('Ahorro');
  expect(t(`campo-${field}`)).toBe('Ahorro anual');
  expect(t('ui:alert-error')).toBe('Error');
  expect(t(`ui:alert-${word}`)).toBe('Error');
  expect(translate('ui:alert-error')).toBe('Error');
  expect(group.t('login')).toBe('Hola de nuevo');

  const unknown = [
    // @ts-expect-error The area has no such key.
    t('nada'),
    // @ts-expect-error Another area has it, and the key does not say so.
    t('alert-error'),
    // @ts-expect-error The area has none of the keys that it may be.
    t(`nada-${field}`),
    // @ts-expect-error No key of the area fits the pattern.
    t(`nada-${word}`),
    // @ts-expect-error The other area has no such key.
    t('ui:nada'),
    // @ts-expect-error The key is of this area and not of that.
    t('ui:ahorro'),
    // @ts-expect-error No key of the other area fits the pattern.
    t(`ui:nada-${word}`),
    // @ts-expect-error There is no such area.
    t('nada:ahorro'),
    // @ts-expect-error There is no such area, whatever the key.
    t(`nada:${word}`),
    // @ts-expect-error Outside a component a key says its area.
    translate('ahorro'),
    // @ts-expect-error The area has the key, and the group has not.
    group.t('auth.login'),
  ];
  expect(unknown.filter((text) => /[A-Z]/.test(text))).toEqual([]);
});

it.each(['es', 'en'])(
  'the history of a contract has words for each step that its client is told of, in %s',
  (language) => {
    const words = dictionaries[`../business/contratos/${language}.json`] ?? {};
    const steps = keysOf(dictionaries[`../business/clientes/${language}.json`] ?? {})
      .filter((key) => key.startsWith('hecho-contrato-'))
      .map((key) => key.replace('hecho-contrato-', 'accion-'));
    expect(steps.filter((step) => !(step in words))).toEqual([]);
    expect(steps.length).toBeGreaterThan(20);
  },
);

type Needs = { readonly imports: readonly string[]; readonly areas: readonly string[] };

const needs = new Map<string, Needs>();

/** What a file imports at once, and the areas whose texts it says. */
function needsOf(file: string): Needs {
  const known = needs.get(file);
  if (known) return known;
  const source = (sources[file] ?? '').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const paths = source.matchAll(/^(?:import|export)(?! type) [^;]*from '(\.[^']+\.tsx?)';$/gm);
  const named = source.matchAll(/\buseTranslation\('([^']+)'|\b(?:t|translate)\(\s*'([a-z][a-z/-]*):/g);
  const found = {
    imports: [...paths].map(([, path = '']) => join(dirname(file), path)),
    areas: [...named].map(([, whole, other]) => whole ?? other ?? ''),
  };
  needs.set(file, found);
  return found;
}

/** The files of a screen that its row names: one, or the examples of a folder and the page that shows them. */
function filesOf({ area, load }: AreaScreen): string[] {
  const [, path] = /["']\/?(?:web\/)?src\/([^"']+\.screen\.tsx)["']/.exec(load.toString()) ?? [];
  if (path) return [`../${path}`];
  const [, folder] = /loadPage\(["']([^"']+)["']\)/.exec(load.toString()) ?? [];
  const examples = Object.keys(sources).filter((file) =>
    file.match(`^../demo/${area}/${folder}/[^/]+[.]example[.]tsx$`),
  );
  return examples.length > 0 ? [...examples, '../demo/kit/showcase/example-pages.tsx'] : [];
}

/** The areas that some files say texts of, themselves or by what arrives with them. What is fetched later brings its own. */
function areasOf(screenFiles: readonly string[]): string[] {
  const files = new Set(screenFiles);
  for (const file of files) for (const imported of needsOf(file).imports) files.add(imported);
  return [...new Set([...files].flatMap((file) => needsOf(file).areas))];
}

/** These travel with the first files. */
const AT_HAND = ['app', 'shell', 'ui', 'acceso'];

describe('the texts of a screen', () => {
  it.each(SCREENS.map((screen) => [screen.id, screen] as const))(
    'the texts of %s have all come when it is drawn',
    (_, screen) => {
      const files = filesOf(screen);
      expect(files).not.toEqual([]);
      expect(files.filter((file) => !(file in sources))).toEqual([]);
      const come = [...AT_HAND, screen.area, ...(screen.borrowsTexts ?? [])];
      expect(areasOf(files).filter((needed) => !come.includes(needed))).toEqual([]);
    },
  );
});
