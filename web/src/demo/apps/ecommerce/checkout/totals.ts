import type { CartProduct } from '../../../../data/cart.ts';

/** A code takes so much of every hundred off, or so many euros. */
export type DiscountCode = { readonly code: string; readonly percent?: number; readonly eur?: number };

/** The samples know these codes. */
const CODES: readonly DiscountCode[] = [
  { code: 'VATIO10', percent: 10 },
  { code: 'REGALO25', eur: 25 },
];

export function findCode(typed: string): DiscountCode | undefined {
  return CODES.find(({ code }) => code === typed.trim().toUpperCase());
}

/** From this sum on, in euros, the delivery is free. */
const FREE_FROM = 200;
const DELIVERY_EUR = 6.9;
/** Spanish VAT is 21 %, and every price includes it. */
const VAT = 0.21;

/** Every line of the sums of a purchase is in euros. */
export type Totals = {
  readonly goods: number;
  /** The offers of the products take this much off. */
  readonly offers: number;
  /** The codes take this much off, never more than is left. */
  readonly codes: number;
  readonly delivery: number;
  readonly total: number;
  /** This part of the total is tax. */
  readonly vat: number;
};

export function totalsOf(products: readonly CartProduct[], codes: readonly DiscountCode[]): Totals {
  const goods = cents(products.reduce((sum, { price, qty }) => sum + price * qty, 0));
  const offers = cents(
    products.reduce(
      (sum, { price, qty, discountPercentage }) => sum + (price * qty * discountPercentage) / 100,
      0,
    ),
  );
  const before = goods - offers;
  const taken = codes.reduce((sum, { percent = 0, eur = 0 }) => sum + (before * percent) / 100 + eur, 0);
  const codesEur = cents(Math.min(before, taken));
  const free = before >= FREE_FROM || products.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = free ? 0 : DELIVERY_EUR;
  const total = cents(before - codesEur + delivery);
  return { goods, offers, codes: codesEur, delivery, total, vat: cents(total - total / (1 + VAT)) };
}

function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
