import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import type { Invoice } from '../../../sample-data/invoices/invoices.ts';
import { INVOICE_TONES } from '../../invoice-tones.ts';
import { isoOf } from '../sample-days.ts';
import { amountOf } from './money.ts';
import styles from './status-icon.module.css';
import { STATUSES } from './statuses.ts';
import { useInvoiceText } from './texts.ts';

/** Draws the status as a round icon. Its tip, which screen readers read too, adds the balance and the due date. */
export function StatusIcon({ invoice }: { invoice: Invoice }) {
  const t = useInvoiceText();
  const { name, icon: Glyph } = STATUSES[invoice.invoiceStatus];
  const status = t(`status-${name}`);
  const rest = t('statusRest', {
    balance: formatEur(amountOf(invoice.balance)),
    due: formatFecha(isoOf(invoice.dueDate)),
  });
  return (
    <span className="vt-row" title={`${status}\n${rest}`}>
      <span className={styles.icon} data-tone={INVOICE_TONES[invoice.invoiceStatus]}>
        <Glyph size={17} stroke={1.9} aria-hidden />
      </span>
      <span className={styles.name}>
        {status}
        <span className="vt-hidden">. {rest}</span>
      </span>
    </span>
  );
}
