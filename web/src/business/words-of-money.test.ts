import { expect, test } from 'vitest';

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>('./*/{es,en}.json', {
  eager: true,
  import: 'default',
});

/** Matches «Comisión» without a word that says whose it is: the unit, «total» and a text in brackets do not say it. */
const BARE = /^(comisi[oó]n|comisiones|commissions?)$/i;
const withoutUnit = (text: string) =>
  text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\b(total|prevista|expected|de este mes|this month)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** These labels name an entry of the menu, what a report is about or the kind of a line, and no amount. */
const PLACES = ['es', 'en'].flatMap((language) => [
  `./liquidaciones/${language}.json: comisiones`,
  `./informes/${language}.json: fuente-comisiones`,
  `./informes/${language}.json: valor-comision`,
]);

function isBareAmount(text: string): boolean {
  return BARE.test(withoutUnit(text));
}

test('no label says «Comisión» of an amount without saying whether it is generated, the house’s or yours', () => {
  const bare = Object.entries(dictionaries).flatMap(([file, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => isBareAmount(text))
      .map(([key]) => `${file}: ${key}`),
  );
  expect(bare.toSorted()).toEqual(PLACES.toSorted());
});

test.each(['Comisión', 'Comisión (€)', 'Comisión total', 'Total commission', 'Comisiones de este mes'])(
  'the label «%s» is refused',
  (label) => expect(isBareAmount(label)).toBe(true),
);

test.each(['Comisión generada', 'Comisión de la casa (€)', 'Tu comisión', 'Plan de comisión'])(
  'the label «%s» is taken',
  (label) => expect(isBareAmount(label)).toBe(false),
);

test.each(['comisionGenerada', 'comisionDeLaCasa', 'tuComision'])(
  'every dictionary that says %s says it with the same words',
  (key) => {
    for (const language of ['es', 'en']) {
      const said = Object.entries(dictionaries)
        .filter(([file]) => file.endsWith(`/${language}.json`))
        .flatMap(([, texts]) => texts[key] ?? []);
      expect(said.length, language).toBeGreaterThan(1);
      expect(new Set(said).size, `${language}: ${said}`).toBe(1);
    }
  },
);
