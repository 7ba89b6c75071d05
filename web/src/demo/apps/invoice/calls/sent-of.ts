import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';

/** The invoice once sent. What has been paid, in part or whole, or is past due, stays so: it only goes out again. */
export function sentOf(invoice: Invoice): Invoice {
  const { invoiceStatus } = invoice;
  return invoiceStatus === 'Draft' || invoiceStatus === 'Downloaded'
    ? { ...invoice, invoiceStatus: 'Sent' }
    : invoice;
}
