import { expect, test } from 'vitest';
import { shortenNumbers } from './short-numbers.ts';

test('the numbers of a page are written with two decimals', () => {
  expect(shortenNumbers('56.692913385826771 -12.3456789 Td')).toBe('56.69 -12.35 Td');
});

test('the scale of a large drawing made small keeps four digits', () => {
  expect(shortenNumbers('0.012345678 0 0 0.00012345678 0 0 cm')).toBe('0.01235 0 0 0.000123 0 0 cm');
});

test('a number too small for its decimals is written without an exponent', () => {
  expect(shortenNumbers('0.0000004 0.0000006 m')).toBe('0 0.000001 m');
});

test('the words of a page stay as they are', () => {
  expect(shortenNumbers('(precio 0.123456 \\) y 2.34567) Tj')).toBe('(precio 0.123456 \\) y 2.34567) Tj');
});
