// @vitest-environment node
import { expect, it } from 'vitest';
import { PAYMENT_DETAILS, readInvoices } from '../../../../sample-data/invoices/rows.ts';
import type { InvoiceText } from '../texts.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

const sayKey = ((key: string) => key) as InvoiceText;

it('writes an invoice on one sheet, with its client and its total', async () => {
  const [invoice] = readInvoices();
  const blob = writeInvoicePdf({ invoice: invoice!, paymentDetails: PAYMENT_DETAILS }, sayKey);
  const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
  expect(text).toMatch(/^%PDF-/);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(text).toContain('Alejandra Ramos');
  expect(text).toContain('3.173,00 $');
  // No amount is broken before its sign.
  expect(text).toContain('(1.864,00 $) Tj');
});
