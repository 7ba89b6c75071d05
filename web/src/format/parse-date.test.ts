import { describe, expect, it } from 'vitest';
import { addDays, addMonths, parseDay, parseMonth, parseTime } from './parse-date.ts';

describe('parseDay', () => {
  it.each([
    ['5/1/2026', '2026-01-05'],
    [' 05-01-26 ', '2026-01-05'],
    ['5.1.2026', '2026-01-05'],
    ['05 01 2026', '2026-01-05'],
    ['05012026', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['29/02/2028', '2028-02-29'],
  ])('parseDay reads «%s»', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    '',
    '5',
    '5/1',
    '5/1/2',
    '31/02/2026',
    '29/02/2026',
    '13/13/2026',
    '5/1/1126',
    'mañana',
    '5/1/20266',
  ])('parseDay finds no day in «%s»', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

it('parseMonth reads a month and its year, in this order or in that of a machine', () => {
  expect(['1/2026', '01-2026', '012026', '2026-1'].map(parseMonth)).toEqual(Array(4).fill('2026-01'));
  expect(['', '13/2026', '2026', '1/26'].map(parseMonth)).toEqual(Array(4).fill(undefined));
});

it('parseTime reads a clock of twenty-four hours', () => {
  expect(['9', '930', '9:30', '09.30', '9h30', '23:59'].map(parseTime)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '09:30',
    '23:59',
  ]);
  expect(['', '24:00', '9:60', 'nueve'].map(parseTime)).toEqual(Array(4).fill(undefined));
});

it('addDays and addMonths go over the end of the year', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
