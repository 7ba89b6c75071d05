// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LISTS, type ListDefinition, type ListName, sortsOf } from '@vatio/contract';
import { describe, expect, it } from 'vitest';
import { ABILITIES, type Ability } from './abilities.ts';
import { LIST_ABILITIES } from './list-abilities.ts';

const BUSINESS = resolve(import.meta.dirname, '../business');
const CONTRACT = resolve(import.meta.dirname, '../../../contract/src');
const DOCUMENT = resolve(import.meta.dirname, '../../../docs/listas.md');

const sources = new Map(
  readdirSync(BUSINESS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [join(BUSINESS, name), readFileSync(join(BUSINESS, name), 'utf8')] as const),
);

/** The name of a definition in the code, such as `puntosSuministroList`, by the name of its exports. */
const constants = new Map(
  readdirSync(CONTRACT)
    .filter((name) => name.endsWith('.list.ts'))
    .map((name) => readFileSync(join(CONTRACT, name), 'utf8'))
    .map((text) => [/name: '([^']+)'/.exec(text)?.[1], /export const (\w+List) = /.exec(text)?.[1]]),
);

/** What the screens of a list say: the file that asks for its rows, the screens that draw them, their columns and their dialogs. */
function codeOf(name: string): string {
  const asks = new RegExp(`useList(?:Filters)?\\(${constants.get(name)}\\b`);
  const readers = [...sources].filter(([, text]) => asks.test(text)).map(([path]) => path);
  const drawers = [...sources.keys()].filter((path) =>
    importsOf(path).some((imported) => readers.includes(imported)),
  );
  const columns = readers.flatMap(importsOf).filter((path) => path.endsWith('columnas.tsx'));
  const dialogs = [...readers, ...drawers]
    .flatMap(importsOf)
    .filter((path) => /\/(lote|asignacion)\//.test(path));
  return [...new Set([...readers, ...drawers, ...columns, ...dialogs])]
    .map((path) => sources.get(path))
    .join('\n');
}

function importsOf(path: string): string[] {
  const text = sources.get(path) ?? '';
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    resolve(dirname(path), to),
  );
}

/** Rows that are chosen with `NO_CHANGES` are only exported. */
const CHANGES = /\bbulk=\{(?!NO_CHANGES)/;

/** Looks for each ability where the code would have it: in the definition of the list or in what its screens draw. */
const FOUND: Readonly<Record<Ability, (list: ListDefinition, code: string) => boolean>> = {
  advancedFilter: ({ fields }, code) =>
    Object.keys(fields).length > 0 && /useList(Filters)?\(\w+List\b/.test(code),
  codes: ({ codes }) => codes !== undefined,
  views: (_, code) => /useList\(\w+List\b/.test(code),
  orders: (list, code) => sortsOf(list).length > 1 && /useList\(\w+List\b/.test(code),
  bulk: (_, code) => CHANGES.test(code),
  trial: (_, code) => CHANGES.test(code) && /<ManyDialog|<Previsto|useBulkChange\(/.test(code),
  undo: (_, code) =>
    CHANGES.test(code) && /<ManyDialog|<OperationDialog|<BatchDialog|useBulkChange\(/.test(code),
  board: (_, code) => /\bboard=\{/.test(code),
  totals: (_, code) => /\btotal: /.test(code),
  groups: (_, code) => /\bgroups: \w+\.groups/.test(code),
  files: (_, code) => /\bexporting: \w+\.export/.test(code),
  /** Wherever rows are chosen and the list is exported, `useChosenExport` adds it to the bulk actions. */
  exportChosen: (_, code) => /\bbulk=\{/.test(code) && /\bexporting: \w+\.export/.test(code),
  /** Whatever is exported is printed from the same menu. */
  print: (_, code) => /\bexporting: \w+\.export/.test(code),
  edit: (_, code) => /\bedit: /.test(code),
  bin: ({ scope = {} }) =>
    scope.papelera !== undefined ||
    scope.borradas !== undefined ||
    (scope.estado?.values?.includes('borrado') ?? false),
  tags: ({ fields }) => fields.etiquetas !== undefined,
  ownFields: ({ fields }, code) => fields.opcion1 !== undefined && /useOwnColumns</.test(code),
};

describe.each(LISTS.map((list) => [list.name as ListName, list] as const))('the list of %s', (name, list) => {
  const code = codeOf(name);

  it('has a screen that draws it', () => {
    expect(code).not.toBe('');
  });

  it.each(Object.keys(ABILITIES) as Ability[])(
    'has the ability that is said of it, or a reason: %s',
    (ability) => {
      const answer = LIST_ABILITIES[name][ability];
      expect(answer === true).toBe(FOUND[ability](list, code));
      if (answer !== true) expect(answer.length).toBeGreaterThan(15);
    },
  );
});

it('the table of the documents says what the code says', async () => {
  await expect(document()).toMatchFileSnapshot(DOCUMENT);
});

function document(): string {
  const names = LISTS.map(({ name }) => name as ListName);
  const cell = (name: ListName, ability: Ability) => (LIST_ABILITIES[name][ability] === true ? 'sí' : '–');
  const abilities = Object.entries(ABILITIES) as [Ability, string][];
  const table = [
    ['Lista', ...abilities.map(([, title]) => title)],
    ['---', ...abilities.map(() => ':-:')],
    ...names.map((name) => [`\`${name}\``, ...abilities.map(([ability]) => cell(name, ability))]),
  ];
  return [
    '# Qué sabe hacer cada lista',
    '',
    'Lo escribe `web/src/app/lists.test.ts` con lo que encuentra en el código, y falla si este fichero dice otra cosa: se',
    'vuelve a escribir con `npx vitest run web/src/app/lists.test.ts -u`. Los motivos están en',
    '`web/src/app/list-abilities.ts`, que no compila si a una lista nueva le falta alguno.',
    '',
    ...table.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## Por qué no',
    ...names.flatMap((name) => ['', `### \`${name}\``, '', ...reasonsOf(name, abilities)]),
    '',
  ].join('\n');
}

/** The reasons of a list. Abilities that share one stand together. */
function reasonsOf(name: ListName, abilities: readonly [Ability, string][]): string[] {
  const missing = abilities.filter(([ability]) => LIST_ABILITIES[name][ability] !== true);
  if (missing.length === 0) return ['Lo hace todo.'];
  const reasons = new Set(missing.map(([ability]) => LIST_ABILITIES[name][ability]));
  return [...reasons].map((reason) => {
    const titles = missing.filter(([ability]) => LIST_ABILITIES[name][ability] === reason);
    return `- **${titles.map(([, title]) => title).join(', ')}**: ${reason}.`;
  });
}
