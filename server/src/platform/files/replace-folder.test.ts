import { EventEmitter, once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../test-process.ts';
import { replaceFolder } from './replace-folder.ts';

/** Makes a folder whose two files say the same, and waits between them until it is let go on. */
const madeOf =
  (word: string, between: Promise<unknown> = Promise.resolve()) =>
  async (draft: string) => {
    writeFileSync(join(draft, 'a'), word);
    await between;
    writeFileSync(join(draft, 'b'), word);
  };

const wordsIn = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('a folder that is replaced stays as it was until the new one is whole, and also if that one fails', async () => {
  const folder = join(testFolder(), 'web/dist');
  await replaceFolder(folder, madeOf('old'));
  const gate = new EventEmitter();
  const replaced = replaceFolder(folder, madeOf('new', once(gate, 'open')));
  expect(wordsIn(folder)).toEqual(['old', 'old']);
  gate.emit('error', new Error('no room'));
  await expect(replaced).rejects.toThrow('no room');
  expect(wordsIn(folder)).toEqual(['old', 'old']);
  expect(readdirSync(join(folder, '..'))).toEqual(['dist']);
});

test('a folder that two make at once is whole, and nothing is left beside it', async () => {
  const folder = join(testFolder(), 'web/dist');
  const gate = new EventEmitter();
  const both = [
    replaceFolder(folder, madeOf('one', once(gate, 'open'))),
    replaceFolder(folder, madeOf('two')),
  ];
  await both[1];
  expect(wordsIn(folder)).toEqual(['two', 'two']);
  gate.emit('open');
  await Promise.all(both);
  expect(wordsIn(folder)).toEqual(['one', 'one']);
  expect(readdirSync(join(folder, '..'))).toEqual(['dist']);
});

test('what a killed process left half made goes with the next time', async () => {
  const place = join(testFolder(), 'web');
  const left = join(place, '.dist-muerto');
  mkdirSync(left, { recursive: true });
  utimesSync(left, new Date('2026-01-01'), new Date('2026-01-01'));
  await replaceFolder(join(place, 'dist'), madeOf('new'));
  expect(readdirSync(place)).toEqual(['dist']);
});
