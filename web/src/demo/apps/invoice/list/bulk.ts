import { IconSend, IconTrash } from '@tabler/icons-react';
import type { BulkAction } from '../../../../list/table/selection/bulk-bar.tsx';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import type { InvoiceWork } from '../calls/use-invoice-work.ts';
import { useInvoiceText } from '../texts.ts';

type Rows = {
  /** These invoices pass the filters; «all» means them. */
  readonly found: readonly Invoice[];
  /** These include the invoices that the filters hide, because a selection outlives its filters. */
  readonly all: readonly Invoice[];
};

/** Sends or deletes several invoices at once. Both can be undone. */
export function useBulk({ markSent, remove }: InvoiceWork, { found, all }: Rows): BulkAction[] {
  const t = useInvoiceText();
  const withChosen = (action: (invoices: readonly Invoice[]) => void): BulkAction['run'] => {
    return (target, done) => {
      action(target.all ? found : all.filter(({ id }) => target.ids.includes(String(id))));
      done();
    };
  };
  return [
    { id: 'sent', label: t('markSent'), icon: IconSend, run: withChosen(markSent) },
    { id: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: withChosen(remove) },
  ];
}
