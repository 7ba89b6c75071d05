import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useSample, useSampleWrite } from '../../../data/sample.ts';
import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useNavigate } from '../../../router/use-router.ts';
import type { Invoice, InvoiceList, InvoiceStatus } from '../../../sample-data/invoices/invoices.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';

const INVOICES = '/apps/invoice/invoices';
const ADD = '/apps/invoice/add';
const SIZES = [10, 25, 50];

const STATUSES: readonly InvoiceStatus[] = [
  'Downloaded',
  'Draft',
  'Paid',
  'Partial Payment',
  'Past Due',
  'Sent',
];

const EVERY = { page: 1, perPage: 1_000, sortColumn: 'id', sort: 'desc' };

/** Lists the invoices of the shop, each of which leads to its page. */
export function Invoices() {
  const { t } = useTranslation('dashboards');
  const navigate = useNavigate();
  const columns = useInvoiceColumns(useDelete());
  const all = useSample<InvoiceList>(INVOICES, EVERY);
  const { list, query, filter, found } = useLocalList(
    { ...all, data: all.data?.invoices },
    {
      columns,
      prefix: 'invoices',
      sort: '-id',
      search: ({ id, client }) => [id, client.name, client.companyEmail],
      filters: { status: ({ invoiceStatus }, wanted) => invoiceStatus === wanted },
    },
  );
  return (
    <DataList
      id="dashboard-invoices"
      caption={t('invoices')}
      {...{ list, query, columns }}
      lines={2}
      sizes={SIZES}
      rowKey={({ id }) => String(id)}
      rowName={({ id }) => `#${id}`}
      rowHref={({ id }) => `/apps/invoice/preview/${id}`}
      onNew={() => navigate({ to: ADD })}
      search={{ label: t('searchInvoices') }}
      filters={
        <StatusFilter value={filter.of('status')} onChange={(status) => filter.set('status', status)} />
      }
      exports={{ title: t('invoices'), rows: found }}
      actions={
        <ButtonLink small icon={IconPlus} to={ADD}>
          {t('newInvoice')}
        </ButtonLink>
      }
      empty={<EmptyState icon={IconFileInvoice} title={t('noInvoices')} text={t('noInvoicesText')} />}
    />
  );
}

function StatusFilter({ value, onChange }: { value: string; onChange: (status: string) => void }) {
  const { t } = useTranslation('dashboards');
  return (
    <SelectField
      label={t('status')}
      labelHidden
      placeholder={t('everyStatus')}
      value={value}
      onChange={onChange}
      options={STATUSES.map((status) => ({ value: status, label: t(`status-${status}`) }))}
    />
  );
}

/** Deletes an invoice at once, and offers to bring it back. */
function useDelete(): (invoice: Invoice) => void {
  const { t } = useTranslation('dashboards');
  const stale = [INVOICES];
  const { mutate: save } = useSampleWrite<unknown, { invoice: Invoice }>('POST', '/apps/invoice/save', {
    stale,
  });
  const { mutate: drop } = useSampleWrite<void, { id: number }>('DELETE', '/apps/invoice/delete', { stale });
  return useCallback(
    (invoice) => {
      const undo = () => save({ invoice });
      const done = () => notify(t('invoiceDeleted', { id: invoice.id }), { undo });
      drop({ id: invoice.id }, { onSuccess: done });
    },
    [t, save, drop],
  );
}
