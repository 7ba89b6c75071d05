import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DataList } from '../../../../list/table/data-list.tsx';
import { useNavigate } from '../../../../router/use-router.ts';
import type { Invoice, InvoiceStatus } from '../../../../sample-data/invoices/invoices.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../../../ui/frame/page.tsx';
import { ButtonLink } from '../../../../ui/nav/button.tsx';
import { later, OnDemand } from '../../../../ui/overlay/on-demand.tsx';
import { useInvoiceWork } from '../calls/use-invoice-work.ts';
import { useInvoiceText } from '../texts.ts';
import { useBulk } from './bulk.ts';
import { useInvoiceColumns } from './columns.tsx';
import { StatusFilter, useStatusChips } from './status-filter.tsx';
import { SIZES, USUAL_SORT, useInvoiceList } from './use-invoice-list.ts';

const ADD = '/apps/invoice/add';

type Sending = { readonly invoice: Invoice | undefined; readonly onClose: () => void };

const SEND = later<Sending>(async () => {
  const { SendDrawer } = await import('../drawers/send-drawer.tsx');
  return ({ invoice, onClose }) => invoice && <SendDrawer invoice={invoice} onClose={onClose} />;
});

/** Lists the invoices, which the call searches, filters and sorts. */
export default function InvoiceListScreen() {
  const t = useInvoiceText();
  const navigate = useNavigate();
  const { list, query, found, all } = useInvoiceList();
  const work = useInvoiceWork();
  const [sending, setSending] = useState<Invoice>();
  const columns = useInvoiceColumns({ work, onSend: setSending });
  const bulk = useBulk(work, { found, all });
  const status = {
    value: list.state.status,
    onChange: (wanted: InvoiceStatus | undefined) => list.set({ status: wanted }),
  };
  const chips = useStatusChips(status);

  return (
    <>
      <PageActions>
        <AddLink />
      </PageActions>
      <DataList
        id="invoices"
        caption={t('invoices')}
        list={list}
        query={query}
        columns={columns}
        lines={2}
        rowKey={({ id }) => String(id)}
        rowName={({ id }) => t('invoiceNumber', { id })}
        rowHref={({ id }) => `/apps/invoice/preview/${id}`}
        onEdit={({ id }) => navigate({ to: `/apps/invoice/edit/${id}` })}
        onNew={() => navigate({ to: ADD })}
        usualSort={USUAL_SORT}
        sizes={SIZES}
        search={{ label: t('search') }}
        filters={<StatusFilter {...status} />}
        chips={chips}
        bulk={bulk}
        exports={{ title: t('invoices'), rows: found }}
        empty={
          <EmptyState icon={IconFileInvoice} title={t('none')} text={t('noneText')}>
            <AddLink />
          </EmptyState>
        }
      />
      <OnDemand
        part={SEND}
        open={sending !== undefined}
        props={{ invoice: sending, onClose: () => setSending(undefined) }}
      />
    </>
  );
}

function AddLink() {
  const t = useInvoiceText();
  return (
    <ButtonLink look="primary" icon={IconPlus} to={ADD}>
      {t('add')}
    </ButtonLink>
  );
}
