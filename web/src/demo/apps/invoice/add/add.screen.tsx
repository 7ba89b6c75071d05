import { IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useSample } from '../../../../data/sample.ts';
import { useForm } from '../../../../data/use-form.ts';
import { useNavigate } from '../../../../router/use-router.ts';
import type { InvoiceList } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { FIRST_ID, INVOICES, useInvoice, useSaveInvoice } from '../calls/invoice-calls.ts';
import { blankDraft, invoiceOf } from '../form/draft.ts';
import { draftSchema } from '../form/draft-schema.ts';
import { InvoiceForm } from '../form/invoice-form.tsx';
import { SheetOptions } from '../form/sheet-options.tsx';
import layout from '../layout.module.css';
import { useInvoiceText } from '../texts.ts';
import { ClientField } from './client-field.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { NewClient } from './new-client.tsx';

/** Writes a new invoice. It gets the next number when it is saved, and can be sent only after that. */
export default function InvoiceAddScreen() {
  const t = useInvoiceText();
  const formId = useId();
  const [open, setOpen] = useState<'preview' | 'client'>();
  const close = () => setOpen(undefined);
  const number = useNextNumber();
  const details = useInvoice(FIRST_ID).data?.paymentDetails;
  // The sum owed belongs to another client, so it is left out.
  const paymentDetails = details && { ...details, totalDue: undefined };
  const form = useAdd();

  return (
    <div className={layout.page}>
      <InvoiceForm
        formId={formId}
        form={form}
        id={number}
        paymentDetails={paymentDetails}
        client={<ClientField {...form.field('client')} onAdd={() => setOpen('client')} />}
      />
      <aside className={layout.side} aria-label={t('actions')}>
        <Card>
          <div className="vt-stack vt-gap-10">
            <Button look="primary" type="submit" form={formId} icon={IconDeviceFloppy} busy={form.sending}>
              {t('save')}
            </Button>
            <Button icon={IconSend} disabled title={t('saveFirst')}>
              {t('sendInvoice')}
            </Button>
            <Button icon={IconEye} onClick={() => setOpen('preview')}>
              {t('preview')}
            </Button>
          </div>
        </Card>
        <Card>
          <SheetOptions form={form} />
        </Card>
      </aside>
      {open === 'preview' && paymentDetails && (
        <DraftPreview draft={form.values} {...{ number, paymentDetails }} onClose={close} />
      )}
      {/* This form stands outside that of the invoice, because HTML knows no form within another and the browser
          would reload the page. */}
      {open === 'client' && <NewClient onAdded={(client) => form.change({ client })} onClose={close} />}
    </div>
  );
}

function useAdd() {
  const t = useInvoiceText();
  const save = useSaveInvoice();
  const navigate = useNavigate();
  const [blank] = useState(blankDraft);
  return useForm({
    initial: blank,
    schema: draftSchema(t),
    submit: async (draft) => {
      if (!draft.client) return;
      const { invoice } = await save.mutateAsync({ invoice: invoiceOf(draft, draft.client) });
      notify(t('saved', { id: invoice?.id }));
      if (invoice) await navigate({ to: `/apps/invoice/preview/${invoice.id}`, replace: true });
    },
  });
}

/** Gives the highest number there is, plus one. */
function useNextNumber(): number | undefined {
  const all = useSample<InvoiceList>(INVOICES, { perPage: 1 }).data?.allData;
  return all && Math.max(0, ...all.map(({ id }) => id)) + 1;
}
