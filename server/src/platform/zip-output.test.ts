import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipOutput } from './zip-output.ts';

/** Endless rows whose closing can be observed. */
function endless(): Readable {
  return Readable.from(
    (async function* () {
      for (;;) yield Buffer.from(`${Math.random()}\n`);
    })(),
    { objectMode: false },
  );
}

test('a zip holds what was put into it', async () => {
  const zip = new ZipOutput();
  zip.addBuffer(Buffer.from('uno'), 'uno.txt');
  zip.addStream('dos.txt', async () => Readable.from([Buffer.from('dos')]));
  const content = await buffer(zip.end());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.toString('latin1')).toContain('dos.txt');
});

test.each([
  ['cannot be opened', () => Promise.reject(new Error('roto'))],
  [
    'fails half-way',
    async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('mitad');
          throw new Error('roto');
        })(),
      ),
  ],
])('a zip whose file %s fails as its reader sees it, and nowhere else', async (_, open) => {
  const zip = new ZipOutput();
  zip.addStream('roto.txt', open);
  await expect(buffer(zip.end())).rejects.toThrow('roto');
});

test('a zip that nobody reads any more closes the file that it was reading', async () => {
  const file = endless();
  const zip = new ZipOutput();
  zip.addStream('largo.txt', async () => file);
  const output = zip.end();
  await new Promise((resolve) => output.once('data', resolve));
  output.destroy();
  await expect.poll(() => file.destroyed).toBe(true);
});
