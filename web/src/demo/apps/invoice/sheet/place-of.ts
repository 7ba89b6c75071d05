import type { InvoiceClient } from '../../../../sample-data/invoices/invoices.ts';

/** Writes where a client is in one line: `Calle Mayor, 31, 37002 Salamanca, España`. */
export function placeOf({ address, country }: InvoiceClient): string {
  return [address, country].filter(Boolean).join(', ');
}
