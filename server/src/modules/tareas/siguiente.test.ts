import { expect, test } from 'vitest';
import { nextDay } from './siguiente.ts';

test.each([
  ['a week later', 'semanal', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['a week later when done before its day', 'semanal', '2026-11-30', '2026-11-30', '2026-12-07'],
  [
    'today, of what is two weeks late and falls on today',
    'semanal',
    '2026-11-09',
    '2026-11-09',
    '2026-11-23',
  ],
  [
    'in the future, of what is three weeks and a day late',
    'semanal',
    '2026-11-01',
    '2026-11-01',
    '2026-11-29',
  ],
  ['the last day of a shorter month', 'mensual', '2027-01-31', '2027-01-31', '2027-02-28'],
  ['the 31st again after a shorter month', 'mensual', '2027-01-31', '2027-02-28', '2027-03-31'],
  ['in the next year', 'mensual', '2026-12-15', '2026-12-15', '2027-01-15'],
  ['28 February after a leap day', 'anual', '2028-02-29', '2028-02-29', '2029-02-28'],
  ['29 February of the next leap year', 'anual', '2028-02-29', '2031-02-28', '2032-02-29'],
  ['nothing of what does not repeat', 'ninguna', '2026-11-23', '2026-11-23', null],
  ['nothing beyond the last day that can be written', 'anual', '9999-06-01', '9999-06-01', null],
] as const)('the next task is %s', (_, recurrencia, desde, fecha, expected) => {
  expect(nextDay({ recurrencia, desde, fecha }, '2026-11-23')).toBe(expected);
});

test('the next day of a series since 1900 is found without walking through it', () => {
  expect(nextDay({ recurrencia: 'semanal', desde: '1900-01-01', fecha: '1900-01-01' }, '2026-11-23')).toBe(
    '2026-11-23',
  );
});
