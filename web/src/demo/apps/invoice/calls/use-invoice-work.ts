import { askSample } from '../../../../data/sample.ts';
import { useNavigate } from '../../../../router/use-router.ts';
import type { Invoice, InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { useInvoiceText } from '../texts.ts';
import { copyOf } from './copy-of.ts';
import { INVOICE, useDeleteInvoice, useSaveInvoice } from './invoice-calls.ts';
import { sentOf } from './sent-of.ts';

/** Sends, copies, deletes and downloads invoices from a list. */
export function useInvoiceWork() {
  const t = useInvoiceText();
  const navigate = useNavigate();
  const save = useSaveInvoice();
  const drop = useDeleteInvoice();

  const saveAll = (invoices: readonly Invoice[]) =>
    Promise.all(invoices.map((invoice) => save.mutateAsync({ invoice })));

  return {
    remove: async (invoices: readonly Invoice[]) => {
      await Promise.all(invoices.map(({ id }) => drop.mutateAsync({ id })));
      notify(t('deleted', { count: invoices.length }), { undo: () => saveAll(invoices) });
    },
    markSent: async (invoices: readonly Invoice[]) => {
      await saveAll(invoices.map(sentOf));
      notify(t('markedSent', { count: invoices.length }), { undo: () => saveAll(invoices) });
    },
    duplicate: async (invoice: Invoice) => {
      const copy = (await save.mutateAsync({ invoice: copyOf(invoice) })).invoice;
      notify(t('duplicated', { id: invoice.id }));
      navigate({ to: `/apps/invoice/edit/${copy?.id}` });
    },
    /** The code that writes the PDF is loaded when one is asked for. */
    download: async ({ id }: Invoice) => {
      const { saveInvoicePdf } = await import('../pdf/save-invoice-pdf.ts');
      const { invoice, paymentDetails } = await askSample<InvoiceDetail>({
        method: 'GET',
        path: INVOICE,
        values: { id },
      });
      if (invoice) saveInvoicePdf({ invoice, paymentDetails }, t);
    },
  };
}

export type InvoiceWork = ReturnType<typeof useInvoiceWork>;
