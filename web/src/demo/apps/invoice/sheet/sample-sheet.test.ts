// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { setFormatLanguage } from '../../../../format/language.ts';
import { english } from '../../../../sample-data/invoices/english.ts';
import { SERVICES } from '../../../../sample-data/invoices/invoices.ts';
import { readInvoices } from '../../../../sample-data/invoices/rows.ts';
import { serviceWork, sheetOf } from './sample-sheet.ts';
import { sheetTotals } from './totals.ts';

afterEach(() => setFormatLanguage('es'));

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

it('the services of a sheet are those of the samples, in either language', () => {
  expect(Object.keys(serviceWork())).toEqual(SERVICES);
  setFormatLanguage('en');
  expect(Object.keys(serviceWork())).toEqual(SERVICES.map((service) => english[service]));
});
