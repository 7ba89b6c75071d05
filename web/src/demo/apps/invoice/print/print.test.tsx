import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { readInvoices } from '../../../../sample-data/invoices/rows.ts';
import { openInvoices } from '../test-invoices.ts';
import { handOver } from './hand-over.ts';

const print = vi.fn();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  closeScreens();
  sessionStorage.clear();
});

it.each([
  ['/apps/invoice/print', 'Factura #4987'],
  ['/apps/invoice/print?id=4990', 'Factura #4990'],
])('the address %s prints %s by itself', async (address, name) => {
  await openInvoices(address);
  vi.stubGlobal('print', print);
  expect(await screen.findByRole('article', { name })).toBeDefined();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('the print window shows what was saved in the tab that opened it', async () => {
  const invoice = { ...readInvoices()[3]!, client: { ...readInvoices()[3]!.client, name: 'Nora Gil' } };
  const paymentDetails = { totalDue: '$1', bankName: 'B', country: 'P', iban: 'I', swiftCode: 'S' };
  handOver({ invoice, paymentDetails });
  await openInvoices('/apps/invoice/print?id=4990');
  expect(await screen.findByText('Nora Gil')).toBeDefined();
});

it('the print window says when there is nothing to print', async () => {
  await openInvoices('/apps/invoice/print?id=3');
  expect((await screen.findByRole('alert')).textContent).toContain('No existe la factura 3');
  expect(print).not.toHaveBeenCalled();
});
