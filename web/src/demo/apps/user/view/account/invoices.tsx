import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useSample } from '../../../../../data/sample.ts';
import { useListState } from '../../../../../data/use-list-state.ts';
import { DataList } from '../../../../../list/table/data-list.tsx';
import type { Invoice, InvoiceList } from '../../../../../sample-data/invoices/invoices.ts';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { INVOICES } from '../../../invoice/calls/invoice-calls.ts';
import { useInvoiceWork } from '../../../invoice/calls/use-invoice-work.ts';
import { SendDrawer } from '../../../invoice/drawers/send-drawer.tsx';
import { useInvoiceColumns } from '../../../invoice/list/columns.tsx';
import { useUserText } from '../../texts.ts';
import styles from './account.module.css';

const USUAL_SORT = '-id';
const SHOWN = ['id', 'status', 'total', 'issued', 'actions'];

const listSchema = z.strictObject({
  sort: z.string().max(40).optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(24).default(6),
});

/** Shows the same list as the screen of invoices, six rows at a time. */
export function Invoices() {
  const t = useUserText();
  const list = useListState(listSchema, { prefix: 'invoices' });
  const { sort = USUAL_SORT, page, limit } = list.state;
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const request = { q: '', sort: order, sortColumn: sort.replace(/^-/, ''), page, perPage: limit };
  const invoices = useSample<InvoiceList>(INVOICES, request, { keepPrevious: true });
  const [sending, setSending] = useState<Invoice>();
  const columns = useInvoiceColumns({ work: useInvoiceWork(), onSend: setSending });
  const data = invoices.data && { rows: invoices.data.invoices, count: invoices.data.total };

  return (
    <div className={styles.block}>
      <h2>{t('invoices')}</h2>
      <DataList
        id="user-invoices"
        caption={t('invoices')}
        list={list}
        query={{ ...invoices, data }}
        columns={columns.filter(({ id }) => SHOWN.includes(id))}
        rowKey={({ id }) => String(id)}
        rowName={({ id }) => `#${id}`}
        rowHref={({ id }) => `/apps/invoice/preview/${id}`}
        usualSort={USUAL_SORT}
        sizes={[6, 12, 24]}
        exports={{ title: t('invoices'), rows: invoices.data?.allData ?? [] }}
        empty={<EmptyState icon={IconFileInvoice} title={t('noInvoices')} />}
      />
      {sending && <SendDrawer invoice={sending} onClose={() => setSending(undefined)} />}
    </div>
  );
}
