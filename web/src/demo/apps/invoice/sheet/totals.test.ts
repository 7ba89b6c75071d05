// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lineTotals, sheetTotals } from './totals.ts';

const line = (price: number | null, quantity: number | null, discount = 0, tax = 0) => ({
  price,
  quantity,
  discount,
  tax,
});

describe('the totals of a line', () => {
  it.each([
    [line(60, 24), 144_000, 0, 0, 144_000],
    [line(60, 1.5, 10, 21), 9_000, 900, 1_701, 9_801],
    // 1.15 × 100 is 114.99999999999999 in floating point.
    [line(1.15, 100), 11_500, 0, 0, 11_500],
    [line(0.1, 3), 30, 0, 0, 30],
    // Half a cent goes up, in the discount and in the tax.
    [line(0.1, 1, 5, 0), 10, 1, 0, 9],
    [line(0.5, 1, 0, 21), 50, 0, 11, 61],
    [line(99.99, 3, 12.5, 21), 29_997, 3_750, 5_512, 31_759],
    [line(100, 1, 100, 21), 10_000, 10_000, 0, 0],
    [line(null, 3, 10, 21), 0, 0, 0, 0],
    [line(20, null), 0, 0, 0, 0],
  ])('are rounded to the cent, as in %o', (item, subtotal, discount, tax, total) => {
    expect(lineTotals(item)).toEqual({ subtotal, discount, tax, total });
  });
});

describe('the totals of an invoice', () => {
  it('are the sums of its lines', () => {
    expect(sheetTotals([line(60, 1.5, 10, 21), line(0.5, 1, 0, 21)])).toEqual({
      subtotal: 9_050,
      discount: 900,
      tax: 1_712,
      total: 9_862,
    });
  });

  it('round each line, so that a hundred halves of a cent make a dollar', () => {
    expect(sheetTotals(Array.from({ length: 100 }, () => line(0.5, 0.01))).total).toBe(100);
  });

  it('are zero without lines', () => {
    expect(sheetTotals([])).toEqual({ subtotal: 0, discount: 0, tax: 0, total: 0 });
  });
});
