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
])('the day in Spain at %s is %s', (instant, day) => {
  vi.setSystemTime(instant);
  expect(today()).toBe(day);
  expect(dayInSpain(instant)).toBe(day);
});

test('the day in Spain of a day is itself', () => {
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

/**
 * The text of an instant begins with its day in Greenwich, which between midnight and two in Spain is the day
 * before.
 */
test('nobody cuts the day out of an instant', () => {
  expect(withText(/\.(slice|substring)\(0, 10\)|\.get(UTC)?Date\(\)/)).toEqual([
    // The hour of a load curve is already local.
    'modules/calculos/instantes.ts',
    // The file adds days to a day, without an instant.
    'modules/propuestas/estados.ts',
    // A spreadsheet keeps the day of a cell as midnight in Greenwich.
    'platform/sheet/reading/cell-values.ts',
  ]);
});
