import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createPrinter } from './printer.ts';
import type { TestPage } from './test-worker.ts';

const module = new URL('./test-worker.ts', import.meta.url);
const printer = (cacheBytes?: number) =>
  createPrinter<TestPage>({ module, ...(cacheBytes && { cacheBytes }) });
const refused = { problem: { status: 503, code: 'pdf-no-disponible' } };

test('a page is made in another thread, and given again while its content is the same', async () => {
  const print = printer();
  const [first, together] = await Promise.all([print({ text: 'a' }), print({ text: 'a' })]);
  expect(Number(first.toString().split(' ')[1])).not.toBe(threadId);
  expect(together).toBe(first);
  expect(await print({ text: 'a' })).toBe(first);
  expect(await print({ text: 'b' })).not.toEqual(first);
});

test.each(['exit', 'throw'] as const)(
  'a page whose thread fails by %s answers 503, and the next ones are made',
  async (fails) => {
    const print = printer();
    await expect(print({ text: 'a', fails })).rejects.toMatchObject(refused);
    expect((await print({ text: 'a' })).toString()).toMatch(/^a /);
    await expect(print({ text: 'a', fails })).rejects.toMatchObject(refused);
  },
);

test('pages are kept up to so many bytes: the one that nobody asked for the longest goes first', async () => {
  const print = printer(2500);
  const page = (text: string) => print({ text, bytes: 1000 });
  const [a, b] = [await page('a'), await page('b')];
  expect(await page('a')).toBe(a);
  await page('c');
  expect(await page('a')).toBe(a);
  expect(await page('b')).not.toBe(b);
});
