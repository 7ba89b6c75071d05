import { type Answers, created, nextId, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain, sortedBy } from '../listing.ts';
import type {
  Invoice,
  InvoiceClient,
  InvoiceDetail,
  InvoiceList,
  PaymentDetails,
  SaveInvoice,
} from './invoices.ts';
import { PAYMENT_DETAILS, readInvoices } from './rows.ts';

let invoices: readonly Invoice[] = readInvoices();
/** The clients that were added on this page, the last one first. */
let newClients: readonly InvoiceClient[] = [];

export const answers: Answers = {
  'GET /apps/invoice/invoices': (call) => ok(list(call)),

  'GET /api/invoice/invoices/:id': (call) => {
    const id = call.id('id');
    const invoice = invoices.find((other) => other.id === id);
    return ok({ invoice, paymentDetails: detailsFor(invoice) } satisfies InvoiceDetail);
  },

  'DELETE /apps/invoice/delete': (call) => {
    const id = call.id('id');
    invoices = invoices.filter((invoice) => invoice.id !== id);
    return ok();
  },

  'GET /api/invoice/clients': () => ok([...newClients, ...invoices.slice(0, 5).map(({ client }) => client)]),

  // The next two calls are not in the specification, but without them nothing that a person writes would last.
  'POST /apps/invoice/save': (call) => {
    const { invoice } = call.body as SaveInvoice;
    const isNew = !invoices.some(({ id }) => id === invoice.id);
    const saved: Invoice = { ...invoice, id: invoice.id ?? nextId(invoices) };
    invoices = sortedBy([...invoices.filter(({ id }) => id !== saved.id), saved], ({ id }) => id, 'asc');
    const detail: InvoiceDetail = { invoice: saved, paymentDetails: detailsFor(saved) };
    return isNew ? created(detail) : ok(detail);
  },

  'POST /apps/invoice/add-client': (call) => {
    const client = call.object('client') as InvoiceClient;
    newClients = [client, ...newClients];
    return created({ client });
  },
};

/** Gives where an invoice is paid, and the sum that its client owes over all their invoices. */
function detailsFor(invoice: Invoice | undefined): PaymentDetails {
  if (!invoice) return PAYMENT_DETAILS;
  const theirs = invoices.filter(({ client }) => client.companyEmail === invoice.client.companyEmail);
  const cents = theirs.reduce((sum, { balance }) => sum + Math.round(amountOf(balance) * 100), 0);
  return { ...PAYMENT_DETAILS, totalDue: `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}` };
}

function amountOf(balance: Invoice['balance']): number {
  return Number(String(balance).replace(/[$,]/g, ''));
}

function list(call: SampleCall): InvoiceList {
  const typed = call.text('q').toLowerCase();
  const status = call.text('status').toLowerCase();
  const column = call.text('sortColumn') || 'id';
  const perPage = call.number('perPage', 10);
  // A screen sends the order of the statuses, because the samples do not know in which language they are read.
  const statuses = call.text('statusOrder').split(',');
  const keyOf = (invoice: Invoice) =>
    column === 'invoiceStatus' && statuses.includes(invoice.invoiceStatus)
      ? statuses.indexOf(invoice.invoiceStatus)
      : sortKey(invoice, column);
  const allData = sortedBy(invoices, keyOf, call.text('sort', 'desc'));
  const matching = allData.filter(
    (invoice) => matches(invoice, typed) && (status === '' || invoice.invoiceStatus.toLowerCase() === status),
  );
  // A list that fits in one page is answered whole, whatever page was asked for.
  const page = matching.length <= perPage ? 1 : call.number('page', 1);
  return { allData, total: matching.length, invoices: pageOf(matching, page, perPage) };
}

/**
 * Says whether an invoice contains what was typed. A settled one also counts as containing «paid», or any part of it.
 */
function matches({ client, id, total, balance, dueDate }: Invoice, typed: string): boolean {
  if (balance === 0 && 'paid'.includes(typed)) return true;
  return someContain([client.companyEmail, client.name, id, total, balance, dueDate], typed);
}

/** Gives the key of a column, which may be nested, as `client.name`. Amounts sort as numbers, and dates as dates. */
function sortKey(invoice: Invoice, column: string): string | number {
  if (column === 'balance') return amountOf(invoice.balance);
  if (column === 'issuedDate' || column === 'dueDate') return Date.parse(invoice[column]);
  const value = column
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], invoice);
  return typeof value === 'number' ? value : String(value ?? '');
}
