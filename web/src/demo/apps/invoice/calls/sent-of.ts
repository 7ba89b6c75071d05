import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';

/**
 * Gives the invoice once it is sent. If it is paid, in part or whole, or past due, its status stays: it is only sent
 * again.
 */
export function sentOf(invoice: Invoice): Invoice {
  const { invoiceStatus } = invoice;
  return invoiceStatus === 'Draft' || invoiceStatus === 'Downloaded'
    ? { ...invoice, invoiceStatus: 'Sent' }
    : invoice;
}
