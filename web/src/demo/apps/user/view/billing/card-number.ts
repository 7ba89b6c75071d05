import type { CardBrand } from '../../../../../sample-data/users/account.ts';

/** The numbers of each brand begin like this. The first pattern that fits decides. */
const BEGINNINGS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['maestro', /^(50|5[6-8]|6)/],
];

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function brandOf(typed: string): CardBrand {
  const digits = digitsOf(typed);
  return BEGINNINGS.find(([, beginning]) => beginning.test(digits))?.[0] ?? 'other';
}

/** Parts the figures as they are printed on the card: 4-6-5 on those of fifteen figures, and fours on the others. */
export function groupDigits(typed: string): string {
  const isAmex = brandOf(typed) === 'amex';
  const digits = digitsOf(typed).slice(0, isAmex ? 15 : 19);
  const breaks = isAmex ? [4, 10] : [4, 8, 12, 16];
  const groups = [0, ...breaks].map((from, at) => digits.slice(from, breaks[at]));
  return groups.filter(Boolean).join(' ');
}

/**
 * Says whether the length is one of the brand's and the last figure is the check of the others (ISO/IEC 7812, Luhn).
 */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  const fits = brandOf(digits) === 'amex' ? digits.length === 15 : digits.length >= 13 && digits.length <= 19;
  return fits && luhnSum(digits) % 10 === 0;
}

/** Adds up the figures. Every second one from the right counts double, and the two figures of its double are added. */
function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, figure, at) => {
    const value = Number(figure) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Turns `0928` into `09/28` while it is typed. */
export function groupExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/**
 * Says whether a card that expires in `MM/YY` is valid on a day, `YYYY-MM-DD`. It is until the last day of its month.
 */
export function isInForce(expires: string, day: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? [];
  return month !== undefined && `20${year}-${month}` >= day.slice(0, 7);
}
