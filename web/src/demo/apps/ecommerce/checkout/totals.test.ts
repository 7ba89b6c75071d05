// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CartProduct } from '../../../../data/cart.ts';
import { findCode, totalsOf } from './totals.ts';

const product = (fields: Partial<CartProduct>) =>
  ({ price: 100, qty: 1, discountPercentage: 0, hasFreeShipping: false, ...fields }) as CartProduct;

describe('the totals of a purchase', () => {
  it('multiply the prices, take offers off and add the delivery', () => {
    expect(totalsOf([product({ price: 10.83, qty: 3, discountPercentage: 10 })], [])).toEqual({
      goods: 32.49,
      offers: 3.25,
      codes: 0,
      delivery: 6.9,
      total: 36.14,
      vat: 6.27,
    });
  });

  it('have free delivery from 200 €, or when every product is delivered for nothing', () => {
    expect(totalsOf([product({ qty: 2 })], []).delivery).toBe(0);
    expect(totalsOf([product({ hasFreeShipping: true })], []).delivery).toBe(0);
    expect(totalsOf([product({ hasFreeShipping: true }), product({ price: 1 })], []).delivery).toBe(6.9);
    expect(totalsOf([], []).total).toBe(0);
  });

  it('take codes off the sum after offers, and never more than that', () => {
    const codes = [findCode(' vatio10 ')!, findCode('REGALO25')!];
    expect(totalsOf([product({ price: 400, discountPercentage: 50 })], codes)).toMatchObject({
      codes: 45,
      total: 155,
    });
    expect(totalsOf([product({ price: 20, hasFreeShipping: true })], codes)).toMatchObject({
      codes: 20,
      total: 0,
    });
    expect(findCode('OTRO')).toBeUndefined();
  });
});
