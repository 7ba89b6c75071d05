import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diaDe } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { generateClientes } from './modules/demo/generador/cartera.ts';
import { PROJECT_FOLDER } from './platform/project.ts';
import { readVersion } from './platform/version.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/\b(VATIO|OTEL)_[A-Z0-9_]*[A-Z0-9]\b/g))];

describe('the settings', () => {
  const settings = ['config.ts', 'sms/sms-settings.ts'].flatMap((file) =>
    namesIn(read(`server/src/platform/${file}`)),
  );

  test.each(['.env.example', 'docs/settings.md'])('%s explains each of them', (page) => {
    expect(settings.length).toBeGreaterThan(35);
    const explained = new Set(namesIn(read(page)));
    expect(settings.filter((name) => !explained.has(name))).toEqual([]);
  });

  test('docs/settings.md explains none that Vatio does not read', () => {
    const known = new Set(namesIn(read('.env.example')));
    expect(namesIn(read('docs/settings.md')).filter((name) => !known.has(name))).toEqual([]);
  });
});

test('docs/commands.md says what each command of npm does, and none that is not there', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = read('docs/commands.md').matchAll(/npm (?:run ([a-z][a-z:]*)|(start|test)\b)/g);
  const said = new Set([...named].map(([, run, own]) => run ?? own));
  expect([...said].sort()).toEqual(Object.keys(scripts).sort());
});

test('docs/dependencies.md says of each dependency that a package declares what it is for', () => {
  const declared = ['.', 'contract', 'domain', 'server', 'web'].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const page = read('docs/dependencies.md');
  // Types belong to what they are the types of.
  const unsaid = declared.filter((name) => !/^@(vatio|types)\//.test(name) && !page.includes(name));
  expect(declared.length).toBeGreaterThan(50);
  expect(unsaid).toEqual([]);
});

const pagesOf = (folder: string) =>
  readdirSync(join(PROJECT_FOLDER, folder)).map((name) => join(folder, name));

test('docs/README.md names each document of its folder once', () => {
  const named = [...read('docs/README.md').matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, to = '']) => to);
  const ofHere = named
    .filter((to) => !to.startsWith('../'))
    .map((to) => join('docs', to.split('/')[0] ?? ''));
  expect(ofHere.sort()).toEqual(
    pagesOf('docs')
      .filter((page) => page !== 'docs/README.md')
      .sort(),
  );
});

/** What is within a fence of code links nowhere. */
const linksOf = (page: string) =>
  [
    ...read(page)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g),
  ]
    .map(([, to = '']) => to)
    .filter((to) => !/^(https?:|mailto:|\/)/.test(to));

test.each([...pagesOf('.'), ...pagesOf('docs')].filter((page) => page.endsWith('.md')))(
  'the links of %s lead to files that are there',
  (page) => {
    expect(linksOf(page).filter((to) => !existsSync(join(PROJECT_FOLDER, dirname(page), to)))).toEqual([]);
  },
);

describe('the first page', () => {
  const README = read('README.md');

  test('the supply of its first study is one of the demo, whatever the day', () => {
    const [cups] = README.match(/\bES\d{16}[A-Z]{2}\b/) ?? [];
    for (const today of [diaDe(2026, 1, 31), diaDe(2027, 8, 1)]) {
      const puntos = generateClientes(today).flatMap((cliente) => cliente.puntos);
      expect(puntos.find((punto) => punto.cups === cups)).toMatchObject({ tarifa: '3.0TD' });
    }
  });

  test('its pictures are there, are those that are taken by machine, and weigh less than 300 kB', () => {
    const shown = [...README.matchAll(/docs\/pictures\/([\w-]+\.png)/g)].map(([, name = '']) => name);
    expect(shown.sort()).toEqual(Object.keys(JSON.parse(read('docs/pictures/pictures.json'))).sort());
    for (const name of shown) {
      expect(statSync(join(PROJECT_FOLDER, 'docs/pictures', name)).size, name).toBeLessThan(300_000);
    }
  });
});

describe('the versions', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$/gm)];
  const news = [...read('docs/manual/novedades.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);

  test('the newest of the changelog is the one that runs, in each package', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const own = ['', 'contract', 'domain', 'server', 'web'].map((name) => packages[name].version);
    const declared = ['.', 'contract', 'domain', 'server', 'web'].map(
      (folder) => JSON.parse(read(`${folder}/package.json`)).version,
    );
    expect(new Set([...own, ...declared, readVersion().version])).toEqual(new Set([released[0]?.[1]]));
  });

  test('the news of the manual tell each of the changelog, with its day', () => {
    const long = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
    expect(news).toEqual(
      released.map(([, version, day = '']) => `${version} · ${long.format(new Date(day))}`),
    );
  });

  test('the newest of the changelog stand first', () => {
    const days = released.map(([, , day = '']) => day);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(released.map(([, version]) => version)).size).toBe(released.length);
  });
});
