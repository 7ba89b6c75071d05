import { formatEur } from '../../../../format/energy.ts';
import { formatNumber } from '../../../../format/number.ts';
import type { InvoiceItem } from '../../../../sample-data/invoices/invoices.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './sheet.module.css';
import { lineTotals } from './totals.ts';

/** Lists the lines of an invoice. Each amount is before taxes, because the sums below begin so. */
export function ItemsTable({ items }: { items: readonly InvoiceItem[] }) {
  const t = useInvoiceText();
  return (
    <table className={styles.items}>
      <caption className="vt-hidden">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('concept')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('discountShort')}</th>
          <th scope="col">{t('tax')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {[...items.entries()].map(([place, item]) => (
          <tr key={place}>
            <td>
              <b>{item.service}</b>
              <span>{item.description}</span>
            </td>
            <td data-label={t('price')}>{formatEur(item.price)}</td>
            <td data-label={t('quantity')}>{formatNumber(item.quantity, [0, 2])}</td>
            <td data-label={t('discountShort')}>{percent(item.discount)}</td>
            <td data-label={t('tax')}>{percent(item.tax)}</td>
            <td data-label={t('amount')}>{formatEur(lineTotals(item).subtotal / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(value: number): string {
  return `${formatNumber(value, [0, 2])}\u00a0%`;
}
