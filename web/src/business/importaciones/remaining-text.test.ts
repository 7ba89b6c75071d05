import { expect, test } from 'vitest';
import { remainingText } from './remaining-text.ts';

test.each([
  [0.2, '1 s'],
  [40, '40 s'],
  [170, '3 min'],
  [3600, '1 h'],
  [4800, '1 h 20 min'],
])('%d seconds are written as «%s»', (segundos, texto) => {
  expect(remainingText(segundos)).toBe(texto);
});
