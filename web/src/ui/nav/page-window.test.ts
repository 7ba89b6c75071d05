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

it('a window of pages has as many neighbours and ends as it is asked for', () => {
  const reach = { beside: 2, ends: 2 };
  const shown = (page: number) => pageWindow(page, 14, reach).map((entry) => entry.page ?? '…');
  expect(shown(7)).toEqual([1, 2, '…', 5, 6, 7, 8, 9, '…', 13, 14]);
  expect(shown(1)).toEqual([1, 2, 3, '…', 13, 14]);
});
