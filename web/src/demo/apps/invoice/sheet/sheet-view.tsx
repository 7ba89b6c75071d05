import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import type { InvoiceDetail, InvoiceSheet } from '../../../../sample-data/invoices/invoices.ts';
import { isoOf } from '../../sample-days.ts';
import { useInvoiceText } from '../texts.ts';
import { ItemsTable } from './items-table.tsx';
import { BillTo, Company, PaymentData } from './parties.tsx';
import { sheetOf } from './sample-sheet.ts';
import styles from './sheet.module.css';
import { sheetTotals } from './totals.ts';
import { TotalsList } from './totals-list.tsx';

type Props = Required<InvoiceDetail>;

/** Shows an invoice as its client reads it, on screen and on paper. The PDF follows it. */
export function SheetView({ invoice, paymentDetails }: Props) {
  const t = useInvoiceText();
  const { client, id } = invoice;
  const sheet = sheetOf(invoice);
  const totals = sheetTotals(sheet.items);
  const due = formatFecha(isoOf(invoice.dueDate));
  return (
    <article className={styles.sheet} aria-label={t('invoiceNumber', { id })}>
      <header className={styles.head}>
        <Company />
        <div className={styles.number}>
          <h2>{t('invoiceNumber', { id })}</h2>
          <dl className={styles.pairs}>
            <dt>{t('issued')}</dt>
            <dd>{formatFecha(isoOf(invoice.issuedDate))}</dd>
            <dt>{t('due')}</dt>
            <dd>{due}</dd>
          </dl>
        </div>
      </header>
      <div className={styles.parties}>
        <BillTo client={client} />
        <PaymentData details={paymentDetails} />
      </div>
      <ItemsTable items={sheet.items} />
      <div className={styles.foot}>
        <p>
          <span className={`vt-soft ${styles.caption}`}>{t('salesperson')}</span>
          {sheet.salesperson}
        </p>
        <TotalsList totals={totals} />
      </div>
      <Notes sheet={sheet} due={due} />
      {sheet.paymentStub && (
        <aside className={styles.stub} aria-label={t('paymentStub')}>
          <b>{t('paymentStub')}</b>
          <span>{t('invoiceNumber', { id })}</span>
          <span>{client.name}</span>
          <span>
            {t('due')}: {due}
          </span>
          <b className="vt-figure">{formatEur(totals.total / 100)}</b>
        </aside>
      )}
    </article>
  );
}

function Notes({ sheet, due }: { sheet: InvoiceSheet; due: string }) {
  const t = useInvoiceText();
  if (!sheet.clientNotes && !sheet.paymentTerms) return null;
  return (
    <footer className={styles.notes}>
      {sheet.clientNotes && sheet.note && (
        <p>
          <b>{t('note')}:</b> {sheet.note}
        </p>
      )}
      {sheet.paymentTerms && (
        <p>
          <b>{t('paymentTerms')}:</b>{' '}
          {t('paymentTermsText', { due, method: t(`method-${sheet.acceptedPayment}`) })}
        </p>
      )}
    </footer>
  );
}
