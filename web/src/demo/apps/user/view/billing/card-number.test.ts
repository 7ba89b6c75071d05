// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { brandOf, groupDigits, groupExpiry, isCardNumber, isInForce } from './card-number.ts';

describe('card numbers', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['6759649826438453', 'maestro', '6759 6498 2643 8453'],
  ])('the number %s is of %s', (number, brand, grouped) => {
    expect(brandOf(number)).toBe(brand);
    expect(groupDigits(number)).toBe(grouped);
    expect(isCardNumber(number)).toBe(true);
    const last = Number(number.at(-1));
    expect(isCardNumber(`${number.slice(0, -1)}${(last + 1) % 10}`)).toBe(false);
  });

  it('are of no brand before they say enough, and invalid when short', () => {
    expect(brandOf('')).toBe('other');
    expect(groupDigits('42424')).toBe('4242 4');
    expect(isCardNumber('4242')).toBe(false);
  });

  it('expire at the end of their month', () => {
    expect(groupExpiry('0928')).toBe('09/28');
    expect(groupExpiry('09')).toBe('09');
    expect(isInForce('11/26', '2026-11-30')).toBe(true);
    expect(isInForce('10/26', '2026-11-01')).toBe(false);
    expect(isInForce('13/30', '2026-11-01')).toBe(false);
  });
});
