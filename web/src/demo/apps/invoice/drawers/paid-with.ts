import type { Invoice, InvoicePayment } from '../../../../sample-data/invoices/invoices.ts';
import { amountOf, balanceOf } from '../money.ts';
import { sheetOf } from '../sheet/sample-sheet.ts';

export const METHODS = ['cash', 'bank-transfer', 'debit', 'credit', 'paypal'] as const;
export type Method = (typeof METHODS)[number];

/** Gives the invoice after a payment. A payment beyond the balance is owed to the client, as a negative balance. */
export function paidWith(invoice: Invoice, payment: InvoicePayment): Invoice {
  const sheet = sheetOf(invoice);
  const left = balanceOf(amountOf(invoice.balance) - payment.amount);
  return {
    ...invoice,
    balance: left,
    invoiceStatus: amountOf(left) > 0 ? 'Partial Payment' : 'Paid',
    sheet: { ...sheet, payments: [...sheet.payments, payment] },
  };
}
