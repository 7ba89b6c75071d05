import { expect, it } from 'vitest';
import { groupsOf, sortByGroup } from './grouping.ts';

const rows = ['Lugo 1', 'Ávila 1', 'Lugo 2'];
const cityOf = (row: string) => row.split(' ')[0] ?? '';

it('grouping keeps the order in which each group appears on a page, and counts the rows of the page', () => {
  expect(groupsOf(rows, cityOf)).toEqual([
    { label: 'Lugo', rows: ['Lugo 1', 'Lugo 2'], count: 2 },
    { label: 'Ávila', rows: ['Ávila 1'], count: 1 },
  ]);
});

it('grouping counts the whole list when all its rows are in the browser', () => {
  const found = [...rows, 'Ávila 2', 'Ávila 3'];
  expect(groupsOf(rows, cityOf, found).map(({ count }) => count)).toEqual([2, 3]);
});

it('grouping sorts by its column first, in the direction asked for, and then as before', () => {
  expect(sortByGroup('-kwh,-city', 'city', true)).toBe('-city,-kwh');
  expect(sortByGroup(undefined, 'city', true)).toBe('city');
  expect(sortByGroup('a,b,c,d', 'city', true)).toBe('city,a,b,c');
  expect(sortByGroup('-kwh', 'city')).toBe('city');
});
