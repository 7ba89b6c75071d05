import { formatFecha } from '../../../../format/date.ts';
import { formatNumber } from '../../../../format/number.ts';
import type { Column } from '../../../../list/table/columns.ts';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { isoOf } from '../../sample-days.ts';
import type { InvoiceWork } from '../calls/use-invoice-work.ts';
import { ClientName } from '../client-name.tsx';
import { amountOf } from '../money.ts';
import { StatusIcon } from '../status-icon.tsx';
import { STATUSES } from '../statuses.ts';
import { type InvoiceText, useInvoiceText } from '../texts.ts';
import { RowActions } from './row-actions.tsx';

type Actions = { readonly work: InvoiceWork; readonly onSend: (invoice: Invoice) => void };

export function useInvoiceColumns(actions: Actions): Column<Invoice>[] {
  const t = useInvoiceText();
  return [
    ...whatAndWho(t),
    ...amountsAndDays(t),
    {
      id: 'actions',
      header: t('actions'),
      cell: (invoice) => <RowActions invoice={invoice} {...actions} />,
    },
  ];
}

function whatAndWho(t: InvoiceText): Column<Invoice>[] {
  return [
    { id: 'id', header: '#', sort: 'id', cell: ({ id }) => `#${id}`, value: ({ id }) => id, kind: 'number' },
    {
      id: 'status',
      header: t('status'),
      sort: 'invoiceStatus',
      cell: (invoice) => <StatusIcon invoice={invoice} />,
      value: ({ invoiceStatus }) => t(`status-${STATUSES[invoiceStatus].name}`),
    },
    {
      id: 'client',
      header: t('client'),
      sort: 'client.name',
      cell: ({ client, avatar }) => (
        <ClientName name={client.name} email={client.companyEmail} avatar={avatar} />
      ),
      value: ({ client }) => client.name,
      exportedWith: ['email'],
    },
    {
      id: 'email',
      header: t('email'),
      optional: true,
      cell: ({ client }) => client.companyEmail,
      value: ({ client }) => client.companyEmail,
    },
    {
      id: 'service',
      header: t('service'),
      optional: true,
      cell: ({ service }) => service,
      value: ({ service }) => service,
    },
  ];
}

function amountsAndDays(t: InvoiceText): Column<Invoice>[] {
  return [
    {
      id: 'total',
      header: `${t('total')} (€)`,
      sort: 'total',
      figure: true,
      cell: ({ total }) => formatNumber(total, 2),
      value: ({ total }) => total,
      kind: 'money',
    },
    {
      id: 'issued',
      header: t('issued'),
      sort: 'issuedDate',
      figure: true,
      cell: ({ issuedDate }) => formatFecha(isoOf(issuedDate)),
      value: ({ issuedDate }) => isoOf(issuedDate),
      kind: 'date',
    },
    {
      id: 'due',
      header: t('due'),
      sort: 'dueDate',
      figure: true,
      optional: true,
      cell: ({ dueDate }) => formatFecha(isoOf(dueDate)),
      value: ({ dueDate }) => isoOf(dueDate),
      kind: 'date',
    },
    {
      id: 'balance',
      header: `${t('balance')} (€)`,
      sort: 'balance',
      figure: true,
      cell: ({ balance }) =>
        balance === 0 ? <Badge tone="ok">{t('settled')}</Badge> : formatNumber(amountOf(balance), 2),
      value: ({ balance }) => amountOf(balance),
      kind: 'money',
    },
  ];
}
