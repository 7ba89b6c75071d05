import { formatEur } from '../../../format/energy.ts';
import { NO_VALUE } from '../../../format/number.ts';
import type { Invoice, PaymentDetails } from '../../../sample-data/invoices/invoices.ts';

/** Reads an amount as the samples write it: `-$205` is −205, and `$12,110.55` is 12110.55. */
export function amountOf(text: Invoice['balance']): number {
  return Number(String(text).replace(/[$,]/g, ''));
}

/** Writes an amount to the cent as the samples do; a settled balance is the number 0. */
export function balanceOf(amount: number): Invoice['balance'] {
  const cents = Math.round(amount * 100);
  if (cents === 0) return 0;
  return `${cents < 0 ? '-' : ''}$${Math.abs(cents) / 100}`;
}

/** Writes what a client owes in all. */
export function owedOf({ totalDue }: PaymentDetails): string {
  return totalDue === undefined ? NO_VALUE : formatEur(amountOf(totalDue));
}
