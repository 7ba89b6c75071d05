import { expect, it } from 'vitest';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { sentOf } from './sent-of.ts';

it.each([
  ['Draft', 'Sent'],
  ['Downloaded', 'Sent'],
  ['Sent', 'Sent'],
  ['Paid', 'Paid'],
  ['Partial Payment', 'Partial Payment'],
  ['Past Due', 'Past Due'],
] as const)('an invoice that is %s is %s once it is sent', (before, after) => {
  expect(sentOf({ id: 1, invoiceStatus: before } as Invoice).invoiceStatus).toBe(after);
});
