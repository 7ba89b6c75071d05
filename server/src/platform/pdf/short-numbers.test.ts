import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortenNumbers } from './short-numbers.ts';

/** The content of a page as pdfkit writes it, and as it is left. */
function shortened(content: string): string {
  const packed = deflateSync(content);
  const object = Buffer.concat([
    Buffer.from(`7 0 obj\n<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj'),
  ]);
  const written = shortenNumbers(object);
  const start = written.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(written.subarray(start, written.length - '\nendstream\nendobj'.length)).toString();
}

test('the numbers of a page are written with two decimals', () => {
  expect(shortened('56.692913385826771 -12.3456789 Td')).toBe('56.69 -12.35 Td');
});

test('the scale of a large drawing made small keeps four digits', () => {
  expect(shortened('0.012345678 0 0 0.00012345678 0 0 cm')).toBe('0.01235 0 0 0.000123 0 0 cm');
});

test('a number too small for its decimals is written without an exponent', () => {
  expect(shortened('0.0000004 0.0000006 m')).toBe('0 0.000001 m');
});

test('the words of a page stay as they are', () => {
  expect(shortened('(precio 0.123456 \\) y 2.34567) Tj')).toBe('(precio 0.123456 \\) y 2.34567) Tj');
});
