// @vitest-environment node
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i: %s', (page, pages, expected) => {
  expect(
    pageWindow(page, pages)
      .map((entry) => entry.page ?? '…')
      .join(' '),
  ).toBe(expected);
});
