import { IconCash, IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useForm } from '../../../../data/use-form.ts';
import type { InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Card } from '../../../../ui/figures/card.tsx';
import { usePageTitle } from '../../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../../ui/nav/button.tsx';
import { useSaveInvoice } from '../calls/invoice-calls.ts';
import { PaymentDrawer } from '../drawers/payment-drawer.tsx';
import { SendDrawer } from '../drawers/send-drawer.tsx';
import { draftOf, invoiceOf } from '../form/draft.ts';
import { draftSchema } from '../form/draft-schema.ts';
import { InvoiceForm } from '../form/invoice-form.tsx';
import { SheetOptions } from '../form/sheet-options.tsx';
import { InvoiceOfAddress } from '../invoice-of-address.tsx';
import layout from '../layout.module.css';
import { ClientLines } from '../sheet/parties.tsx';
import { useInvoiceText } from '../texts.ts';

export default function InvoiceEditScreen() {
  return <InvoiceOfAddress>{(detail) => <Edit key={detail.invoice.id} detail={detail} />}</InvoiceOfAddress>;
}

function Edit({ detail: { invoice, paymentDetails } }: { detail: Required<InvoiceDetail> }) {
  const t = useInvoiceText();
  const formId = useId();
  const [drawer, setDrawer] = useState<'send' | 'payment'>();
  const { form, changed } = useEdit(invoice);
  const { id, client } = invoice;
  usePageTitle(t('editNumber', { id }));
  const close = () => setDrawer(undefined);
  // Sending and paying act on what is saved, so both wait until the changes are.
  const waits = changed ? { 'aria-disabled': true, title: t('saveFirst') } : {};
  const open = (which: 'send' | 'payment') => () => !changed && setDrawer(which);

  return (
    <div className={layout.page}>
      <InvoiceForm
        formId={formId}
        form={form}
        id={id}
        paymentDetails={paymentDetails}
        client={<ClientLines client={client} />}
      />
      <aside className={layout.side} aria-label={t('actions')}>
        <Card>
          <div className="vt-stack vt-gap-10">
            <Button look="primary" type="submit" form={formId} icon={IconDeviceFloppy} busy={form.sending}>
              {t('save')}
            </Button>
            <Button icon={IconSend} {...waits} onClick={open('send')}>
              {t('sendInvoice')}
            </Button>
            <ButtonLink icon={IconEye} to={`/apps/invoice/preview/${id}`}>
              {t('preview')}
            </ButtonLink>
            <Button icon={IconCash} {...waits} onClick={open('payment')}>
              {t('addPayment')}
            </Button>
          </div>
        </Card>
        <Card>
          <SheetOptions form={form} />
        </Card>
      </aside>
      {drawer === 'send' && <SendDrawer invoice={invoice} onClose={close} />}
      {drawer === 'payment' && <PaymentDrawer invoice={invoice} onClose={close} />}
    </div>
  );
}

function useEdit(invoice: Required<InvoiceDetail>['invoice']) {
  const t = useInvoiceText();
  const save = useSaveInvoice();
  const [kept, setKept] = useState(() => draftOf(invoice));
  const form = useForm({
    initial: kept,
    schema: draftSchema(t),
    submit: async (draft) => {
      const { id, client } = invoice;
      await save.mutateAsync({ invoice: { ...invoiceOf(draft, client, invoice), id } });
      setKept(draft);
      notify(t('saved', { id }));
    },
  });
  return { form, changed: JSON.stringify(form.values) !== JSON.stringify(kept) };
}
