import { formatUsd } from '../money.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './sheet.module.css';
import type { Totals } from './totals.ts';

/** The sums at the foot of an invoice. */
export function TotalsList({ totals }: { totals: Totals }) {
  const t = useInvoiceText();
  return (
    <dl className={styles.totals}>
      <dt>{t('subtotal')}</dt>
      <dd>{formatUsd(totals.subtotal / 100)}</dd>
      <dt>{t('discount')}</dt>
      <dd>{formatUsd(-totals.discount / 100)}</dd>
      <dt>{t('taxes')}</dt>
      <dd>{formatUsd(totals.tax / 100)}</dd>
      <dt className={styles.sum}>{t('total')}</dt>
      <dd className={styles.sum}>{formatUsd(totals.total / 100)}</dd>
    </dl>
  );
}
