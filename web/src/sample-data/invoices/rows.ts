import { drawPortrait } from '../pictures.ts';
import { readTable, slugOf } from '../table.ts';
import { type Invoice, type InvoiceStatus, type PaymentDetails, SERVICES } from './invoices.ts';
import { INVOICE_TABLE } from './table.ts';

const FIRST_ID = 4987;

const COLUMNS = [
  'issuedDate',
  'dueDate',
  'status',
  'balance',
  'total',
  'service',
  'pictured',
  'name',
  'company',
  'address',
  'country',
  'contact',
] as const;

export function readInvoices(): Invoice[] {
  return readTable(COLUMNS, INVOICE_TABLE).map((row, index) => ({
    id: FIRST_ID + index,
    issuedDate: row.issuedDate,
    dueDate: row.dueDate,
    client: {
      name: row.name,
      company: row.company,
      companyEmail: `${slugOf(row.name, '.')}@${slugOf(row.company, '')}.example`,
      address: row.address,
      country: row.country,
      contact: row.contact,
    },
    service: SERVICES[Number(row.service)]!,
    total: Number(row.total),
    avatar: row.pictured ? drawPortrait(row.name) : '',
    invoiceStatus: row.status as InvoiceStatus,
    balance: row.balance === '0' ? 0 : row.balance,
  }));
}

export const PAYMENT_DETAILS: PaymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Banco del Alba',
  country: 'España',
  iban: 'ES91 2100 0418 4502 0005 1332',
  swiftCode: 'BALBESMMXXX',
};
