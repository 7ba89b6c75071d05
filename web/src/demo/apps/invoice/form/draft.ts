import { today } from '../../../../format/date.ts';
import type {
  Invoice,
  InvoiceClient,
  InvoiceItem,
  InvoiceSheet,
} from '../../../../sample-data/invoices/invoices.ts';
import { addDays, isoOf, sampleDayOf } from '../../sample-days.ts';
import { amountOf, balanceOf } from '../money.ts';
import { blankSheet, sheetOf, VAT_PERCENT } from '../sheet/sample-sheet.ts';
import { sheetTotals } from '../sheet/totals.ts';

/** A figure of a draft's line is null while its field is empty. */
export type DraftItem = Pick<InvoiceItem, 'service' | 'description'> & {
  /** The key tells the lines apart while some are added and removed. */
  readonly key: number;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly discount: number | null;
  readonly tax: number;
};

/** The days of a draft are ISO days. */
export type Draft = Omit<InvoiceSheet, 'items' | 'payments'> & {
  readonly issuedDate: string;
  readonly dueDate: string;
  readonly client: InvoiceClient | null;
  readonly items: readonly DraftItem[];
};

const USUAL_TERM_DAYS = 30;

export function blankDraft(): Draft {
  const { items: _, payments: __, ...sheet } = blankSheet();
  const issuedDate = today();
  const dueDate = addDays(issuedDate, USUAL_TERM_DAYS);
  return { ...sheet, issuedDate, dueDate, client: null, items: [blankItem([])] };
}

export function blankItem(others: readonly DraftItem[]): DraftItem {
  const key = Math.max(0, ...others.map((item) => item.key)) + 1;
  return { key, service: '', description: '', price: null, quantity: 1, discount: 0, tax: VAT_PERCENT };
}

/** Says whether the figures of a line make an amount. Missing figures, and those out of range, make none. */
export function hasAmount({ price, quantity, discount }: DraftItem): boolean {
  return (
    price !== null &&
    price >= 0 &&
    quantity !== null &&
    quantity > 0 &&
    (discount ?? 0) >= 0 &&
    (discount ?? 0) <= 100
  );
}

export function draftOf(invoice: Invoice): Draft {
  const { items, payments: _, ...sheet } = sheetOf(invoice);
  return {
    ...sheet,
    issuedDate: isoOf(invoice.issuedDate),
    dueDate: isoOf(invoice.dueDate),
    client: invoice.client,
    items: items.map((item, key) => ({ ...item, key })),
  };
}

/**
 * Makes an invoice of a draft, either new or in the place of another. Payments stay, so the balance moves with the
 * total.
 */
export function invoiceOf(draft: Draft, client: InvoiceClient, before?: Invoice): Omit<Invoice, 'id'> {
  const { issuedDate, dueDate, client: _, items, ...sheet } = draft;
  const total = sheetTotals(items).total / 100;
  const paid = before ? before.total - amountOf(before.balance) : 0;
  const balance = balanceOf(total - paid);
  const status = before?.invoiceStatus ?? 'Draft';
  return {
    issuedDate: sampleDayOf(issuedDate),
    dueDate: sampleDayOf(dueDate),
    client,
    service: items[0]?.service ?? '',
    total,
    avatar: before?.avatar ?? '',
    invoiceStatus: status === 'Paid' && amountOf(balance) > 0 ? 'Partial Payment' : status,
    balance,
    sheet: { ...sheet, items: items.map(writtenItem), payments: before?.sheet?.payments ?? [] },
  };
}

function writtenItem({ key: _, price, quantity, discount, ...item }: DraftItem): InvoiceItem {
  return { ...item, price: price ?? 0, quantity: quantity ?? 0, discount: discount ?? 0 };
}
