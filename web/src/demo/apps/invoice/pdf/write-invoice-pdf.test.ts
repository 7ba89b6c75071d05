// @vitest-environment node
import { expect, it } from 'vitest';
import { PAYMENT_DETAILS, readInvoices } from '../../../../sample-data/invoices/rows.ts';
import type { InvoiceText } from '../texts.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

const sayKey = ((key: string) => key) as InvoiceText;

/** The fonts that every PDF reader has encode the euro so. */
const EURO = '\u0080';

it('the PDF of an invoice is one sheet with its client and its total', async () => {
  const [invoice] = readInvoices();
  const blob = writeInvoicePdf({ invoice: invoice!, paymentDetails: PAYMENT_DETAILS }, sayKey);
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(text).toContain('Alejandra Ramos');
  expect(text).toContain(`3.173,00 ${EURO}`);
  // The amount and its sign stand on one line.
  expect(text).toContain(`(1.864,00 ${EURO}) Tj`);
});
