import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { Card } from '../../../../ui/figures/card.tsx';
import layout from '../layout.module.css';
import { amountOf } from '../money.ts';
import { sheetOf } from '../sheet/sample-sheet.ts';
import { StatusIcon } from '../status-icon.tsx';
import { useInvoiceText } from '../texts.ts';

/** Shows what is still to be paid of an invoice, and the payments made on this page. */
export function Payments({ invoice }: { invoice: Invoice }) {
  const t = useInvoiceText();
  const { payments } = sheetOf(invoice);
  return (
    <Card title={t('payments')}>
      <div className="vt-stack">
        <StatusIcon invoice={invoice} />
        <p className={layout.state}>
          {t('balance')} <b className="vt-figure">{formatEur(amountOf(invoice.balance))}</b>
        </p>
        {payments.length > 0 && (
          <ul className={`vt-stack vt-gap-12 ${layout.payments}`}>
            {[...payments.entries()].map(([place, { amount, date, method, note }]) => (
              <li key={place}>
                <span>{formatFecha(date)}</span>
                <b className="vt-figure">{formatEur(amount)}</b>
                <small>{[t(`method-${method}`), note].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
