import type { InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';

const KEY = 'invoice-to-print';
const OPENED_MS = 1_000;

/**
 * Leaves an invoice for the tab that is about to open. That tab begins with a copy of this session storage, but with
 * samples of its own, which know nothing of what was saved here.
 */
export function handOver(detail: Required<InvoiceDetail>): void {
  sessionStorage.setItem(KEY, JSON.stringify(detail));
  setTimeout(() => sessionStorage.removeItem(KEY), OPENED_MS);
}

/** Takes the invoice left for printing, if it is the one asked for. */
export function takeOver(id: string): Required<InvoiceDetail> | undefined {
  const left = sessionStorage.getItem(KEY);
  if (left === null) return undefined;
  const detail: Required<InvoiceDetail> = JSON.parse(left);
  return String(detail.invoice.id) === id ? detail : undefined;
}
