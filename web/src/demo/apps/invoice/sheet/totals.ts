import type { InvoiceItem } from '../../../../sample-data/invoices/invoices.ts';

/** The totals of a line, or of a whole invoice, are whole cents, so that no sum drifts. */
export type Totals = {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
};

type Figures = Record<'price' | 'quantity' | 'discount' | 'tax', number | null>;

/**
 * Computes a line in cents. Each amount is rounded where it is written down: price times quantity, then the discount,
 * then the tax on what is left. Empty figures count as zero. Every factor is made whole before it is multiplied,
 * because 1.15 × 100 is not 115 for a computer.
 */
export function lineTotals({ price, quantity, discount, tax }: Figures): Totals {
  const subtotal = Math.round((hundredths(price) * hundredths(quantity)) / 100);
  const off = percentOf(subtotal, discount);
  const taxed = percentOf(subtotal - off, tax);
  return { subtotal, discount: off, tax: taxed, total: subtotal - off + taxed };
}

/** Adds up the lines with their taxes, so that a reader who adds them up reaches the total. */
export function sheetTotals(items: readonly (Figures | InvoiceItem)[]): Totals {
  return items.map(lineTotals).reduce(
    (sum, line) => ({
      subtotal: sum.subtotal + line.subtotal,
      discount: sum.discount + line.discount,
      tax: sum.tax + line.tax,
      total: sum.total + line.total,
    }),
    { subtotal: 0, discount: 0, tax: 0, total: 0 },
  );
}

function percentOf(cents: number, percent: number | null): number {
  return Math.round((cents * hundredths(percent)) / 10_000);
}

function hundredths(value: number | null): number {
  return Math.round((value ?? 0) * 100);
}
