// @vitest-environment node
import { expect, it } from 'vitest';
import { createdAt } from './created-at.ts';

it.each([
  ['04 Dec 2021, 8:15 PM', '2021-12-04T20:15'],
  ['4 Jan 2026, 12:05 AM', '2026-01-04T00:05'],
  ['14 Oct 2021, 12:20 PM', '2021-10-14T12:20'],
  ['yesterday', ''],
])('createdAt reads «%s» as «%s»', (text, iso) => {
  expect(createdAt(text)).toBe(iso);
});
