import { IconCash, IconDownload, IconPencil, IconPrinter, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';
import { Card } from '../../../../ui/figures/card.tsx';
import { usePageTitle } from '../../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../../ui/nav/button.tsx';
import { useInvoiceWork } from '../calls/use-invoice-work.ts';
import { PaymentDrawer } from '../drawers/payment-drawer.tsx';
import { SendDrawer } from '../drawers/send-drawer.tsx';
import { InvoiceOfAddress } from '../invoice-of-address.tsx';
import layout from '../layout.module.css';
import { handOver } from '../print/hand-over.ts';
import { SheetView } from '../sheet/sheet-view.tsx';
import { useInvoiceText } from '../texts.ts';
import { Payments } from './payments.tsx';

/** Shows an invoice as its client will read it, and what can be done with it. */
export default function InvoicePreviewScreen() {
  return <InvoiceOfAddress>{(detail) => <Preview detail={detail} />}</InvoiceOfAddress>;
}

function Preview({ detail }: { detail: Required<InvoiceDetail> }) {
  const t = useInvoiceText();
  const { invoice } = detail;
  const { id } = invoice;
  const { download } = useInvoiceWork();
  const [drawer, setDrawer] = useState<'send' | 'payment'>();
  usePageTitle(t('invoiceNumber', { id }));
  const close = () => setDrawer(undefined);

  return (
    <div className={layout.page}>
      <SheetView {...detail} />
      <aside className={layout.side} aria-label={t('actions')}>
        <Card>
          <div className="vt-stack vt-gap-10">
            <Button look="primary" icon={IconSend} onClick={() => setDrawer('send')}>
              {t('sendInvoice')}
            </Button>
            <Button icon={IconDownload} onClick={() => download(invoice)}>
              {t('download')}
            </Button>
            <ButtonLink
              icon={IconPrinter}
              to={`/apps/invoice/print?id=${id}`}
              target="_blank"
              rel="opener"
              onClick={() => handOver(detail)}
            >
              {t('print')}
            </ButtonLink>
            <ButtonLink icon={IconPencil} to={`/apps/invoice/edit/${id}`}>
              {t('edit')}
            </ButtonLink>
            <Button icon={IconCash} onClick={() => setDrawer('payment')}>
              {t('addPayment')}
            </Button>
          </div>
        </Card>
        <Payments invoice={invoice} />
      </aside>
      {drawer === 'send' && <SendDrawer invoice={invoice} onClose={close} />}
      {drawer === 'payment' && <PaymentDrawer invoice={invoice} onClose={close} />}
    </div>
  );
}
