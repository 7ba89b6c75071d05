// @vitest-environment node
import { expect, it } from 'vitest';
import { readInvoices } from '../../../../sample-data/invoices/rows.ts';
import { sheetOf } from './sample-sheet.ts';
import { sheetTotals } from './totals.ts';

it.each(readInvoices().map((invoice) => [invoice.id, invoice] as const))(
  'the lines of sample %i add up to its total, to the cent',
  (_, invoice) => {
    const { items } = sheetOf(invoice);
    expect(items).toHaveLength(2);
    expect(sheetTotals(items).total).toBe(invoice.total * 100);
  },
);

it('the sheet of an invoice that was saved shows what was saved', () => {
  const [invoice] = readInvoices();
  const sheet = { ...sheetOf(invoice!), note: 'Otra nota' };
  expect(sheetOf({ ...invoice!, sheet })).toBe(sheet);
});
