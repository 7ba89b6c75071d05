import { IconSend, IconTrash } from '@tabler/icons-react';
import type { BulkAction } from '../../../../list/table/selection/bulk-bar.tsx';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import type { InvoiceWork } from '../calls/use-invoice-work.ts';
import { useInvoiceText } from '../texts.ts';

type Rows = {
  /** Those that pass the filters, which is what «all» means. */
  readonly found: readonly Invoice[];
  /** Those of other filters too: a selection outlives them. */
  readonly all: readonly Invoice[];
};

/** What can be done with several invoices at once; either can be undone. */
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
