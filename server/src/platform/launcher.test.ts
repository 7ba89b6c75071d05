import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './project.ts';

const project = mkdtempSync(join(tmpdir(), 'vatio-programa-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** A project whose program says a word that stands in another file, and where it stands itself. */
for (const folder of ['server/src', 'domain', 'contract'])
  mkdirSync(join(project, folder), { recursive: true });
for (const path of ['package.json', 'package-lock.json', 'domain/package.json', 'contract/package.json']) {
  writeFileSync(join(project, path), '{}');
}
writeFileSync(join(project, 'server/package.json'), '{ "type": "module" }');
cpSync(join(PROJECT_FOLDER, 'server/launcher'), join(project, 'server/launcher'), { recursive: true });
symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(project, 'node_modules'));
writeFileSync(
  join(project, 'server/src/main.ts'),
  `import { word } from './word.ts';
type Told = { readonly word: string; readonly at: string; readonly trace: string };
console.log(JSON.stringify({ word, at: import.meta.url, trace: new Error().stack ?? '' } satisfies Told));
`,
);
const SOURCE = 'file://'.concat(join(project, 'server/src/main.ts'));

function say(word: string): void {
  const path = join(project, 'server/src/word.ts');
  writeFileSync(path, `export const word = '${word}';\n`);
  utimesSync(path, 1_000_000, 1_000_000);
}

async function run() {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    join(project, 'server/launcher/main.js'),
  ]);
  const told: { word: string; at: string; trace: string } = JSON.parse(stdout);
  return { ...told, said: stderr.split('\n')[0] };
}

test('the launcher bundles the program once, and again when a source has another content with the same time', async () => {
  say('uno');
  expect(await run()).toMatchObject({ word: 'uno', at: SOURCE, said: '· Programa: se empaqueta…' });
  expect(await run()).toMatchObject({ word: 'uno', at: SOURCE, said: '' });
  say('dos');
  expect(await run()).toMatchObject({ word: 'dos', said: '· Programa: se empaqueta…' });
  expect(
    readdirSync(join(project, 'server/dist')).filter((name) => /^[0-9a-f]{16}-main$/.test(name)),
  ).toHaveLength(2);
  say('uno');
  expect(await run()).toMatchObject({ word: 'uno' });
}, 60_000);

test('a stack trace of the bundle names the line of the source', async () => {
  expect((await run()).trace).toMatch(/server\/src\/main\.ts:3:\d+/);
});

test('the launcher loads the sources themselves where no bundle can be kept', async () => {
  rmSync(join(project, 'server/dist'), { recursive: true });
  writeFileSync(join(project, 'server/dist'), '');
  expect(await run()).toMatchObject({ word: 'uno', at: SOURCE });
}, 60_000);
