import { z } from 'zod';
import { type InvoiceClient, PAYMENT_METHODS } from '../../../../sample-data/invoices/invoices.ts';
import type { InvoiceText } from '../texts.ts';
import type { Draft } from './draft.ts';

/** Checks what an invoice needs before it is saved. */
export function draftSchema(t: InvoiceText): z.ZodType<unknown, Draft> {
  const figure = (message: string, passes: (value: number) => boolean) =>
    z.custom<number | null>((value) => typeof value === 'number' && passes(value), message);
  const item = z.object({
    key: z.number(),
    service: z.string().min(1, t('needsService')),
    description: z.string(),
    price: figure(t('needsPrice'), (value) => value >= 0),
    quantity: figure(t('needsQuantity'), (value) => value > 0),
    discount: figure(t('needsDiscount'), (value) => value >= 0 && value <= 100),
    tax: z.number(),
  });
  return z
    .object({
      issuedDate: z.iso.date(t('needsDate')),
      dueDate: z.iso.date(t('needsDate')),
      client: z.custom<InvoiceClient | null>((client) => client !== null, t('needsClient')),
      items: z.array(item).min(1, t('needsItem')).readonly(),
      salesperson: z.string(),
      note: z.string(),
      acceptedPayment: z.enum(PAYMENT_METHODS),
      paymentTerms: z.boolean(),
      clientNotes: z.boolean(),
      paymentStub: z.boolean(),
    })
    .refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, {
      path: ['dueDate'],
      message: t('dueBeforeIssued'),
    });
}
