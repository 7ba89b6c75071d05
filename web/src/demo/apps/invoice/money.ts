import { type Figure, formatWithUnit } from '../../../format/number.ts';
import type { Invoice } from '../../../sample-data/invoices/invoices.ts';

/** The samples are in dollars; the figures are written as in Spain: `1.234,50 $`. */
export function formatUsd(amount: Figure): string {
  return formatWithUnit(amount, '$', 2);
}

/** Dollars of an amount as the samples write it: `-$205` is −205, `$12,110.55` is 12110.55. */
export function amountOf(text: Invoice['balance']): number {
  return Number(String(text).replace(/[$,]/g, ''));
}

/** The inverse, to the cent: what is settled is the number 0. */
export function balanceOf(amount: number): Invoice['balance'] {
  const cents = Math.round(amount * 100);
  if (cents === 0) return 0;
  return `${cents < 0 ? '-' : ''}$${Math.abs(cents) / 100}`;
}
