// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Invoice } from './invoices.ts';

const LIST = '/apps/invoice/invoices';

beforeEach(reloadSamples);

async function list(query = '') {
  return (await ask('GET', LIST, { query }))?.body;
}

async function all(): Promise<Invoice[]> {
  return (await list()).allData;
}

function idsOf(invoices: readonly Invoice[]): number[] {
  return invoices.map(({ id }) => id);
}

const by = (invoices: readonly Invoice[], status: string) =>
  invoices.filter(({ invoiceStatus }) => invoiceStatus === status).length;

describe('the sample invoices', () => {
  it('are fifty invoices, 4987 to 5036, with the statuses and balances of the contract', async () => {
    const invoices = await all();
    expect(idsOf(invoices).toSorted()).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
    const counts = ['Paid', 'Partial Payment', 'Draft', 'Downloaded', 'Sent', 'Past Due'].map((status) =>
      by(invoices, status),
    );
    expect(counts).toEqual([12, 11, 10, 8, 6, 3]);
    expect(invoices.filter(({ balance }) => balance === 0)).toHaveLength(33);
    const owed = invoices
      .map(({ balance }) => balance)
      .filter((balance) => /^\$\d{3}$/.test(String(balance)));
    const credit = invoices.filter(({ balance }) => /^-\$\d{3}$/.test(String(balance)));
    expect(owed).toHaveLength(10);
    // An invoice that is past due still has a balance.
    const due = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due');
    expect(due.every(({ balance }) => owed.includes(balance))).toBe(true);
    expect(owed.toSorted().at(0)).toBe('$305');
    expect(owed.toSorted().at(-1)).toBe('$951');
    expect(credit).toHaveLength(7);
    for (const { invoiceStatus } of credit)
      expect(['Paid', 'Partial Payment', 'Sent']).toContain(invoiceStatus);
  });

  it('have the fields of the specification', async () => {
    const invoices = await all();
    expect(Object.keys(invoices[0]!).toSorted()).toEqual(
      'avatar balance client dueDate id invoiceStatus issuedDate service total'.split(' '),
    );
    for (const { client, issuedDate, dueDate, total } of invoices) {
      expect(client.contact).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(client.companyEmail).toMatch(/^[a-z.]+@[a-z]+\.example$/);
      expect(issuedDate).toMatch(/^\d{2} [A-Z][a-z]{2} 20(19|20)$/);
      expect(Date.parse(dueDate)).toBeGreaterThan(Date.parse(issuedDate));
      expect(total).toBeGreaterThanOrEqual(2029);
      expect(total).toBeLessThanOrEqual(5612);
    }
    expect(new Set(invoices.map(({ client }) => client.name)).size).toBe(50);
    expect(new Set(invoices.map(({ service }) => service)).size).toBe(4);
    expect(invoices.filter(({ avatar }) => avatar === '')).toHaveLength(18);
  });
});

describe('the list of invoices', () => {
  it('answers ten by default, the highest number first', async () => {
    const answer = await list();
    expect(Object.keys(answer)).toEqual(['allData', 'total', 'invoices']);
    expect(answer.total).toBe(50);
    expect(idsOf(answer.invoices)).toEqual([5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029, 5028, 5027]);
  });

  it('answers the page asked for, and nothing beyond the last', async () => {
    expect(idsOf((await list('perPage=20&page=3')).invoices)).toEqual(
      Array.from({ length: 10 }, (_, index) => 4996 - index),
    );
    expect((await list('page=6')).invoices).toEqual([]);
  });

  it('answers a list that fits in one page whole, whatever page was asked for', async () => {
    expect((await list('status=Past+Due&page=4')).invoices).toHaveLength(3);
  });

  it.each([
    ['Paid', 12],
    ['paid', 12],
    ['partial payment', 11],
    ['DRAFT', 10],
    ['Downloaded', 8],
    ['Sent', 6],
    ['Past Due', 3],
    ['Par', 0],
    ['', 50],
  ])('keeps the status %s, of settled invoices too', async (status, total) => {
    expect((await list(`status=${status}`)).total).toBe(total);
  });

  it.each(['paid', 'PAI', 'aid'])('finds settled invoices by writing «%s»', async (typed) => {
    const { total, invoices } = await list(`q=${typed}&perPage=50`);
    expect(total).toBe(33);
    expect(invoices.every(({ balance }: Invoice) => balance === 0)).toBe(true);
  });

  it('does not find settled invoices by «unpaid», and combines «paid» with the status', async () => {
    expect((await list('q=unpaid')).total).toBe(0);
    const settledDrafts = (await all()).filter(
      (other) => other.balance === 0 && other.invoiceStatus === 'Draft',
    );
    expect((await list('q=paid&status=draft')).total).toBe(settledDrafts.length);
  });

  it.each([
    ['the number', ({ id }: Invoice) => String(id)],
    ['the total', ({ total }: Invoice) => String(total)],
    ['the balance', ({ balance }: Invoice) => String(balance)],
    ['the due date', ({ dueDate }: Invoice) => dueDate.toUpperCase()],
    ['the client', ({ client }: Invoice) => client.name.toUpperCase()],
    ['its email', ({ client }: Invoice) => client.companyEmail.toUpperCase()],
  ])('searches %s', async (_, textOf) => {
    const invoice = (await all()).find(({ balance }) => balance !== 0)!;
    const { invoices } = await list(`perPage=50&q=${encodeURIComponent(textOf(invoice))}`);
    expect(idsOf(invoices)).toContain(invoice.id);
  });

  it('does not search the address nor the service', async () => {
    const [invoice] = await all();
    expect((await list(`q=${encodeURIComponent(invoice!.client.address)}`)).total).toBe(0);
    expect((await list(`q=${encodeURIComponent(invoice!.service)}`)).total).toBe(0);
  });

  it.each([
    ['balance', (invoice: Invoice) => Number(String(invoice.balance).replace('$', ''))],
    ['dueDate', (invoice: Invoice) => Date.parse(invoice.dueDate)],
    ['issuedDate', (invoice: Invoice) => Date.parse(invoice.issuedDate)],
    ['total', (invoice: Invoice) => invoice.total],
    ['client.name', (invoice: Invoice) => invoice.client.name],
    ['invoiceStatus', (invoice: Invoice) => invoice.invoiceStatus],
  ])('sorts by %s both ways', async (column, keyOf) => {
    const up = (await list(`sortColumn=${column}&sort=asc&perPage=50`)).invoices.map(keyOf);
    const spanish = new Intl.Collator('es', { numeric: true });
    const expected = up.toSorted((a: number | string, b: number | string) =>
      typeof a === 'string' ? spanish.compare(a, String(b)) : a - Number(b),
    );
    expect(up).toEqual(expected);
    const down = (await list(`sortColumn=${column}&sort=desc&perPage=50`)).invoices.map(keyOf);
    expect(down).toEqual(expected.toReversed());
  });
});

describe('an invoice', () => {
  it('comes with where to pay it', async () => {
    const answer = await ask('GET', '/api/invoice/invoices/5000');
    expect(answer?.status).toBe(200);
    expect(answer?.body.invoice.id).toBe(5000);
    expect(Object.keys(answer?.body.paymentDetails).toSorted()).toEqual(
      'bankName country iban swiftCode totalDue'.split(' '),
    );
  });

  it('says what its client owes in all: the balances of their invoices', async () => {
    const { invoice, paymentDetails } = (await ask('GET', '/api/invoice/invoices/5035'))!.body as {
      invoice: Invoice;
      paymentDetails: { totalDue: string };
    };
    const all: Invoice[] = (await ask('GET', '/apps/invoice/invoices?perPage=100'))?.body.allData;
    const amount = (text: unknown) => Number(String(text).replace(/[$,]/g, ''));
    const owed = all
      .filter(({ client }) => client.companyEmail === invoice.client.companyEmail)
      .reduce((sum, { balance }) => sum + amount(balance), 0);
    expect(owed).toBeGreaterThanOrEqual(815);
    expect(amount(paymentDetails.totalDue)).toBeCloseTo(owed, 2);
  });

  it.each(['1', 'abc'])('is absent when the number %s is unknown', async (id) => {
    const answer = await ask('GET', `/api/invoice/invoices/${id}`);
    expect(answer?.status).toBe(200);
    expect(Object.keys(answer?.body)).toEqual(['paymentDetails']);
  });

  it.each([{ query: 'id=4990' }, { body: { id: '4990' } }, { body: { id: 4990 } }])(
    'is deleted by its number, sent as %o',
    async (sent) => {
      expect(await ask('DELETE', '/apps/invoice/delete', sent)).toEqual({ status: 200, body: undefined });
      const invoices = await all();
      expect(invoices).toHaveLength(49);
      expect(idsOf(invoices)).not.toContain(4990);
    },
  );

  it('of an unknown number is not deleted, nor any other', async () => {
    expect((await ask('DELETE', '/apps/invoice/delete', { query: 'id=1' }))?.status).toBe(200);
    expect(await all()).toHaveLength(50);
  });
});

it('offers the clients of the first five invoices, whatever order a list had', async () => {
  await list('sortColumn=total&sort=asc');
  const clients = (await ask('GET', '/api/invoice/clients'))?.body;
  const first = (await list('sort=asc&sortColumn=id')).invoices.slice(0, 5);
  expect(clients).toEqual(first.map(({ client }: Invoice) => client));
});

describe('an invoice that a screen saves', () => {
  it('replaces the one of its number, in the list too', async () => {
    const invoice = (await all()).find(({ id }) => id === 5000);
    const body = { invoice: { ...invoice, total: 10.5, balance: '$10.5', invoiceStatus: 'Sent' } };
    const answer = await ask('POST', '/apps/invoice/save', { body });
    expect(answer?.status).toBe(200);
    expect(answer?.body.invoice).toMatchObject({ id: 5000, total: 10.5 });
    expect((await list('q=10.5')).total).toBe(1);
    expect(idsOf(await all())).toHaveLength(50);
  });

  it('gets the next number without one, and comes back under its own after it was deleted', async () => {
    const [last] = await all();
    const { id, ...copy } = last!;
    const added = await ask('POST', '/apps/invoice/save', { body: { invoice: copy } });
    expect(added).toMatchObject({ status: 201, body: { invoice: { id: 5037 } } });
    await ask('DELETE', '/apps/invoice/delete', { query: `id=${id}` });
    await ask('POST', '/apps/invoice/save', { body: { invoice: last } });
    expect(idsOf(await all()).slice(0, 3)).toEqual([5037, 5036, 5035]);
    reloadSamples();
    expect(idsOf(await all())).toHaveLength(50);
  });

  it('has new clients to choose from, before those of the first invoices', async () => {
    const client = { name: 'Nora Gil', company: 'Nora Gil' };
    expect((await ask('POST', '/apps/invoice/add-client', { body: { client } }))?.status).toBe(201);
    const clients = (await ask('GET', '/api/invoice/clients'))?.body;
    expect(clients).toHaveLength(6);
    expect(clients[0]).toEqual(client);
  });
});
