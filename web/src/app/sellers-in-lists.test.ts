// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { LISTS, type ListField } from '@vatio/contract';
import { describe, expect, it } from 'vitest';

const BUSINESS = resolve(import.meta.dirname, '../business');
const CONTRACT = resolve(import.meta.dirname, '../../../contract/src');

const FILES = readdirSync(BUSINESS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);

/** What the screens of a list call its fields: the Spanish and English dictionaries of the area that asks for its rows. */
function textsOf(list: string): Readonly<Record<string, string>>[] {
  const constant = readdirSync(CONTRACT)
    .filter((name) => name.endsWith('.list.ts'))
    .map((name) => readFileSync(join(CONTRACT, name), 'utf8'))
    .filter((text) => text.includes(`name: '${list}'`))
    .map((text) => /export const (\w+List) = /.exec(text)?.[1])[0];
  const asks = new RegExp(`useList(?:Filters)?\\(${constant}\\b`);
  const reader = FILES.map((name) => join(BUSINESS, name)).find((path) =>
    asks.test(readFileSync(path, 'utf8')),
  );
  const area = relative(BUSINESS, dirname(reader!)).split('/')[0]!;
  return ['es', 'en'].map((language) =>
    JSON.parse(readFileSync(join(BUSINESS, area, `${language}.json`), 'utf8')),
  );
}

const PERSON = ['Comercial', 'Representative'];

/** Every settlement is of a representative. */
const NEVER_OF_NOBODY = ['liquidaciones'];

const withSellers = LISTS.filter(({ fields }) => 'comercial' in fields);

describe.each(withSellers.map((list) => [list.name, list.fields.comercial!] as const))(
  'the representative of the list of %s',
  (name, field: ListField) => {
    it('is a person, of whom several can be chosen, or nobody', () => {
      expect(field).toMatchObject({ kind: 'seller', quick: 'many' });
      expect(field.nobody !== undefined).toBe(!NEVER_OF_NOBODY.includes(name));
    });

    it('is called so in both languages', () => {
      const labels = textsOf(name).map((texts) => texts['filtro-comercial'] ?? texts['campo-comercial']);
      expect(labels).toEqual(PERSON);
    });

    it('has words for nobody, where there are rows of nobody', () => {
      if (field.nobody === undefined) return;
      const words = textsOf(name).map((texts) => texts[`comercial-${field.nobody}`]);
      expect(words).toEqual([expect.any(String), expect.any(String)]);
    });
  },
);

it('no list calls anything else than a person «Comercial»', () => {
  const others = LISTS.flatMap(({ name, fields, scope = {} }) => {
    const texts = textsOf(name);
    const named = [...Object.entries(fields), ...Object.entries(scope)].filter(
      ([field]) => field !== 'comercial' && field !== 'responsable',
    );
    return named.flatMap(([field]) =>
      texts.flatMap((dictionary, i) =>
        [`campo-${field}`, `filtro-${field}`, field]
          .filter((key) => dictionary[key] === PERSON[i])
          .map((key) => `${name}: ${key}`),
      ),
    );
  });
  expect(others).toEqual([]);
});
