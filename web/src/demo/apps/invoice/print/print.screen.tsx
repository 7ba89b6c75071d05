import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearch } from '../../../../router/use-router.ts';
import type { InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';
import { usePage, usePageTitle } from '../../../../ui/frame/page.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { FIRST_ID } from '../calls/invoice-calls.ts';
import { InvoiceOfAddress } from '../invoice-of-address.tsx';
import { SheetView } from '../sheet/sheet-view.tsx';
import { useInvoiceText } from '../texts.ts';
import { takeOver } from './hand-over.ts';
import styles from './print.module.css';

/** Prints an invoice that stands alone in its window: `?id=4990`. */
export default function InvoicePrintScreen() {
  const { headingToDraw } = usePage();
  const { id = FIRST_ID } = useSearch();
  const [given] = useState(() => takeOver(id));
  return (
    <div className={styles.page}>
      <h1 className="vt-hidden">{headingToDraw}</h1>
      {given ? (
        <Paper detail={given} />
      ) : (
        <InvoiceOfAddress id={id}>{(detail) => <Paper detail={detail} />}</InvoiceOfAddress>
      )}
    </div>
  );
}

/** The sheet gets these milliseconds to be painted, because the browser's dialog stops everything. */
const PAINTED_MS = 400;

function Paper({ detail }: { detail: Required<InvoiceDetail> }) {
  const t = useInvoiceText();
  // The browser proposes the title as the name of the file when it prints to one.
  usePageTitle(t('invoiceNumber', { id: detail.invoice.id }));
  useEffect(() => {
    const timer = setTimeout(() => window.print(), PAINTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Button icon={IconPrinter} className="vt-no-print" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <SheetView {...detail} />
    </>
  );
}
