import { IconEye, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Column } from '../../../list/table/columns.ts';
import type { Invoice } from '../../../sample-data/invoices/invoices.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { INVOICE_TONES } from '../../invoice-tones.ts';
import styles from './invoices.module.css';

/** Gives the columns of the invoices of the shop; the last one opens an invoice or deletes it. */
export function useInvoiceColumns(onDelete: (invoice: Invoice) => void): Column<Invoice>[] {
  const { t } = useTranslation('dashboards');
  return useMemo(
    () => [
      ...whatAndWho(t),
      ...amountsAndDay(t),
      {
        id: 'actions',
        header: t('actions'),
        cell: (invoice) => <Actions {...{ invoice, onDelete }} />,
      },
    ],
    [t, onDelete],
  );
}

type Texts = ReturnType<typeof useTranslation<'dashboards'>>['t'];

function whatAndWho(t: Texts): Column<Invoice>[] {
  return [
    { id: 'id', header: '#', sort: 'id', cell: ({ id }) => `#${id}`, value: ({ id }) => id, kind: 'number' },
    {
      id: 'status',
      header: t('status'),
      sort: 'status',
      cell: ({ invoiceStatus }) => (
        <Badge tone={INVOICE_TONES[invoiceStatus]}>{t(`status-${invoiceStatus}`)}</Badge>
      ),
      value: ({ invoiceStatus }) => t(`status-${invoiceStatus}`),
    },
    {
      id: 'client',
      header: t('client'),
      sort: 'client',
      cell: ({ client, avatar, invoiceStatus }) => (
        <span className={styles.client}>
          <Avatar name={client.name} picture={avatar} size={34} tone={INVOICE_TONES[invoiceStatus]} />
          <TwoLines first={client.name} second={<bdi>{client.companyEmail}</bdi>} />
        </span>
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
  ];
}

function amountsAndDay(t: Texts): Column<Invoice>[] {
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
      sort: 'issued',
      figure: true,
      cell: ({ issuedDate }) => formatFecha(isoOf(issuedDate)),
      value: ({ issuedDate }) => isoOf(issuedDate),
      kind: 'date',
    },
    {
      id: 'balance',
      header: `${t('balance')} (€)`,
      sort: 'balance',
      figure: true,
      cell: ({ balance }) =>
        balance === 0 ? <Badge tone="ok">{t('status-Paid')}</Badge> : formatNumber(amountOf(balance), 2),
      value: ({ balance }) => amountOf(balance),
      kind: 'money',
    },
  ];
}

function Actions({ invoice, onDelete }: { invoice: Invoice; onDelete: (invoice: Invoice) => void }) {
  const { t } = useTranslation('dashboards');
  const see = t('seeInvoice', { id: invoice.id });
  return (
    <span className={styles.actions}>
      <Link to={`/apps/invoice/preview/${invoice.id}`} className={styles.see} aria-label={see} title={see}>
        <IconEye size={18} stroke={1.7} aria-hidden />
      </Link>
      <IconButton
        small
        icon={IconTrash}
        label={t('deleteInvoice', { id: invoice.id })}
        onClick={() => onDelete(invoice)}
      />
    </span>
  );
}

/** Turns a day as the samples write it, `13 Dec 2019`, into an ISO day. */
function isoOf(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}

/** Reads a balance as the samples write it: 0, or a text such as `-$205`. */
function amountOf(balance: Invoice['balance']): number {
  return Number(String(balance).replace(/[$,]/g, ''));
}
