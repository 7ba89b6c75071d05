// @vitest-environment node
import { expect, it } from 'vitest';
import { PRODUCTS } from '../../../../sample-data/ecommerce/rows.ts';
import { countsOf, filtered } from './shop-filter.ts';

const idsOf = (filter: Parameters<typeof filtered>[1], except?: 'brand') =>
  filtered(PRODUCTS, filter, except).map(({ id }) => id);

it('the filter of the shop lets every product through when nothing is asked for', () => {
  expect(idsOf({})).toHaveLength(27);
  expect(idsOf({ brand: [], category: [] })).toHaveLength(27);
});

it('the filter of the shop includes both ends of a price', () => {
  expect(idsOf({ from: 142.5, to: 219.95 })).toEqual([2, 7]);
});

it('the filter of the shop asks for one of the values of a facet, and for all facets', () => {
  expect(idsOf({ brand: ['Lumbra', 'Acumula'] })).toHaveLength(7);
  expect(idsOf({ brand: ['Lumbra'], category: ['solar'], rating: 5 })).toEqual([1]);
});

it('the filter of the shop leaves one facet out, to count its other values', () => {
  expect(idsOf({ brand: ['Acumula'], category: ['solar'] })).toEqual([]);
  expect(idsOf({ brand: ['Acumula'], category: ['solar'] }, 'brand')).toEqual([1, 7, 23]);
});

it('the shop counts the products of each value by its name', () => {
  expect(countsOf(['b', 'á', 'b', 'a'], 'es')).toEqual([
    ['a', 1],
    ['á', 1],
    ['b', 2],
  ]);
});
