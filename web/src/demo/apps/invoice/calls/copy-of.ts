import { today } from '../../../../format/date.ts';
import type { Invoice, SaveInvoice } from '../../../../sample-data/invoices/invoices.ts';
import { addDays, isoOf, sampleDayOf } from '../../sample-days.ts';
import { balanceOf } from '../money.ts';
import { sheetOf } from '../sheet/sample-sheet.ts';

/** Copies an invoice into a draft of today with the same term, of which nothing has been paid. */
export function copyOf({ id: _, ...invoice }: Invoice): SaveInvoice['invoice'] {
  const issued = today();
  const termDays = (Date.parse(isoOf(invoice.dueDate)) - Date.parse(isoOf(invoice.issuedDate))) / 86_400_000;
  return {
    ...invoice,
    issuedDate: sampleDayOf(issued),
    dueDate: sampleDayOf(addDays(issued, termDays)),
    invoiceStatus: 'Draft',
    balance: balanceOf(invoice.total),
    sheet: { ...sheetOf({ ...invoice, id: 0 }), payments: [] },
  };
}
