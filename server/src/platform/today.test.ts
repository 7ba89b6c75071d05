import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { dayInSpain, today } from './today.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s the day in Spain is %s', (instant, day) => {
  vi.setSystemTime(instant);
  expect(today()).toBe(day);
  expect(dayInSpain(instant)).toBe(day);
});

test('of a day, itself', () => {
  for (const day of ['2026-01-01', '2026-07-01', '2024-02-29']) expect(dayInSpain(day)).toBe(day);
});

const SOURCE = join(import.meta.dirname, '..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const withText = (text: RegExp) =>
  sources.filter((name) => text.test(readFileSync(join(SOURCE, name), 'utf8'))).sort();

/** The database keeps UTC, where the day starts an hour or two later than in Spain. */
test('no query asks the database which day it is', () => {
  expect(sources).toContain('platform/today.ts');
  expect(withText(/\bcurrent_date\b/i)).toEqual([]);
});

/** The text of an instant begins with the day in Greenwich: between midnight and two in Spain, the day before. */
test('nobody cuts the day out of an instant', () => {
  expect(withText(/\.(slice|substring)\(0, 10\)|\.get(UTC)?Date\(\)/)).toEqual([
    // The hour of a load curve on its own clock.
    'modules/calculos/instantes.ts',
    // A day and so many more.
    'modules/propuestas/estados.ts',
    // The day of a cell, which a spreadsheet keeps as midnight in Greenwich.
    'platform/sheet/reading/cell-values.ts',
  ]);
});
