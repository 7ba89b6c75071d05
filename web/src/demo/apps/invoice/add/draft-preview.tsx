import type { InvoiceClient, PaymentDetails } from '../../../../sample-data/invoices/invoices.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { type Draft, invoiceOf } from '../form/draft.ts';
import { SheetView } from '../sheet/sheet-view.tsx';
import { useInvoiceText } from '../texts.ts';

type Props = {
  readonly draft: Draft;
  readonly number: number | undefined;
  readonly paymentDetails: PaymentDetails;
  readonly onClose: () => void;
};

const NOBODY_YET: InvoiceClient = {
  name: '—',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

/** Shows what a new invoice looks like so far. */
export function DraftPreview({ draft, number = 0, paymentDetails, onClose }: Props) {
  const t = useInvoiceText();
  const invoice = { ...invoiceOf(draft, draft.client ?? NOBODY_YET), id: number };
  return (
    <Dialog open wide title={t('preview')} onClose={onClose}>
      <SheetView invoice={invoice} paymentDetails={paymentDetails} />
    </Dialog>
  );
}
