import { IconFileInvoice } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSample } from '../../../data/sample.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { useLocalList } from '../../../list/local/use-local-list.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import type { Invoice, InvoiceList, InvoiceStatus } from '../../../sample-data/invoices/invoices.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

const TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  Draft: 'idle',
  Downloaded: 'info',
  Sent: 'accent',
  'Partial Payment': 'warn',
  Paid: 'ok',
  'Past Due': 'bad',
};

const EVERY = { page: 1, perPage: 1_000, sortColumn: 'id', sort: 'desc' };

/** Lists the invoices of the shop, each of which leads to its page. */
export function Invoices() {
  const { t } = useTranslation('dashboards');
  const all = useSample<InvoiceList>('/apps/invoice/invoices', EVERY);
  const columns = useColumns();
  const { list, query } = useLocalList(
    { ...all, data: all.data?.invoices },
    {
      columns,
      prefix: 'invoices',
      sort: '-id',
      search: ({ id, client }) => [id, client.name, client.companyEmail],
    },
  );
  return (
    <DataList
      id="dashboard-invoices"
      caption={t('invoices')}
      {...{ list, query, columns }}
      rowKey={({ id }) => String(id)}
      rowName={({ id }) => `#${id}`}
      rowHref={({ id }) => `/apps/invoice/preview/${id}`}
      search={{ label: t('searchInvoices') }}
      empty={<EmptyState icon={IconFileInvoice} title={t('noInvoices')} text={t('noInvoicesText')} />}
    />
  );
}

function useColumns(): Column<Invoice>[] {
  const { t } = useTranslation('dashboards');
  return useMemo(
    () => [
      {
        id: 'id',
        header: '#',
        sort: 'id',
        cell: ({ id }) => `#${id}`,
        value: ({ id }) => id,
        kind: 'number',
      },
      {
        id: 'client',
        header: t('client'),
        sort: 'client',
        cell: ({ client }) => client.name,
        value: ({ client }) => client.name,
      },
      {
        id: 'status',
        header: t('status'),
        sort: 'status',
        cell: ({ invoiceStatus }) => (
          <Badge tone={TONES[invoiceStatus]}>{t(`status-${invoiceStatus}`)}</Badge>
        ),
        value: ({ invoiceStatus }) => t(`status-${invoiceStatus}`),
      },
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
    ],
    [t],
  );
}

/** Turns a day as the samples write it, `13 Dec 2019`, into an ISO day. */
function isoOf(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
