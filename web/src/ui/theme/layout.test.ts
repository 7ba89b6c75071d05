import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

/** The classes of every page, by the files of one kind that name them: `vt-stack`, not the variable `--vt-ink`. */
function classesIn(kind: RegExp, name: RegExp): string[] {
  const texts = files
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(name) ?? []))].sort();
}

test('the classes of every page that the screens name are those that the stylesheets define', () => {
  const named = classesIn(/(?<!\.test)\.tsx$/, /(?<![\w-])vt-[a-z\d-]+/g);
  const defined = classesIn(/\.css$/, /(?<=\.)vt-[a-z\d-]+/g);
  expect(named).toEqual(defined);
});

test('texts are aligned with the sides of the page, since a text keeps its own order on a mirrored one', () => {
  const words = files
    .filter((file) => file.endsWith('.css'))
    .filter((file) => /text-align: (start|end)\b/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(words).toEqual([]);
});

test('the names of groups of fields look alike, but for the heading of a page that is one group', () => {
  const own = files
    .filter((file) => file.endsWith('.module.css'))
    .filter((file) => /(?<!\.)legend \{[^}]*font-/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(own).toEqual(['business/propuesta-publica/partes/choose-oferta.module.css']);
});

test('the stylesheets use the three weights that the font is shipped with', () => {
  const weights = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/(?<=font-weight: )\d+(?=;)/g) ?? []);
  expect([...new Set(weights)].sort()).toEqual(['400', '500', '600']);
});

test('the side of a mirrored page is told by its attribute, since the build turns `:dir()` into a list of languages', () => {
  const told = files
    .filter((file) => file.endsWith('.css'))
    .filter((file) => readFileSync(join(SOURCES, file), 'utf8').includes(':dir('));
  expect(told).toEqual([]);
});
