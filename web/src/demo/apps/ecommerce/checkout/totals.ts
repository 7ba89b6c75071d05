import type { CartProduct } from '../../../../data/cart.ts';

/** A text that takes something off: so much of every hundred, or so many euros. */
export type Code = { readonly code: string; readonly percent?: number; readonly eur?: number };

/** The ones that the samples know. */
const CODES: readonly Code[] = [
  { code: 'VATIO10', percent: 10 },
  { code: 'REGALO25', eur: 25 },
];

export function findCode(typed: string): Code | undefined {
  return CODES.find(({ code }) => code === typed.trim().toUpperCase());
}

/** €; from here on nobody pays for the delivery. */
const FREE_FROM = 200;
const DELIVERY_EUR = 6.9;
/** Spanish VAT, within every price: 21 %. */
const VAT = 0.21;

/** What each line of the account of a purchase comes to, €. */
export type Totals = {
  readonly goods: number;
  /** What the offers of the products take off. */
  readonly offers: number;
  /** What the codes take off, never more than is left. */
  readonly codes: number;
  readonly delivery: number;
  readonly total: number;
  /** The part of the total that is tax. */
  readonly vat: number;
};

export function totalsOf(products: readonly CartProduct[], codes: readonly Code[]): Totals {
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
