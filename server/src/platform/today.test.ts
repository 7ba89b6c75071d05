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

/** The database keeps UTC, where the day starts an hour or two later than in Spain. */
test('no query asks the database which day it is', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const queries = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(queries).toContain('platform/today.ts');
  const asking = queries.filter((name) => /\bcurrent_date\b/i.test(readFileSync(join(source, name), 'utf8')));
  expect(asking).toEqual([]);
});
