import { formatEur } from '../../../../format/energy.ts';
import { NO_VALUE } from '../../../../format/number.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './sheet.module.css';
import type { Totals } from './totals.ts';

/** Shows the sums at the foot of an invoice, with dashes while a line has no amount to add. */
export function TotalsList({ totals }: { totals: Totals | undefined }) {
  const t = useInvoiceText();
  const written = (cents: number | undefined) => (cents === undefined ? NO_VALUE : formatEur(cents / 100));
  return (
    <dl className={styles.totals}>
      <dt>{t('subtotal')}</dt>
      <dd>{written(totals?.subtotal)}</dd>
      <dt>{t('discount')}</dt>
      <dd>{written(totals && -totals.discount)}</dd>
      <dt>{t('taxes')}</dt>
      <dd>{written(totals?.tax)}</dd>
      <dt className={styles.sum}>{t('total')}</dt>
      <dd className={styles.sum}>{written(totals?.total)}</dd>
    </dl>
  );
}
