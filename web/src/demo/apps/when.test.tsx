import { afterEach, expect, it } from 'vitest';
import { setDisplay } from '../../ui/theme/display.ts';
import { longWhen, shortWhen } from './when.ts';

afterEach(() => setDisplay({ language: 'es' }));

const MOMENT = new Date(2026, 0, 5, 9, 5);

it.each([
  ['es', '5 ene', /^5 de enero de 2026\D+ 9:05$/],
  ['en', '5 Jan', /^5 January 2026\D+ 09:05$/],
] as const)('moments name the months in the language of the page, %s', (language, short, long) => {
  setDisplay({ language });
  expect(shortWhen(MOMENT.toISOString(), new Date(2026, 5, 1))).toBe(short);
  expect(longWhen(MOMENT.toISOString())).toMatch(long);
});

it('moments say no more than is needed', () => {
  const iso = MOMENT.toISOString();
  expect(shortWhen(iso, new Date(2026, 0, 5, 23, 0))).toBe('09:05');
  expect(shortWhen(iso, new Date(2027, 0, 5))).toBe('5 ene 2026');
});
