import { formatNumber } from '../../../../format/number.ts';
import type { InvoiceItem } from '../../../../sample-data/invoices/invoices.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './sheet.module.css';
import { lineTotals } from './totals.ts';

/** Lists the lines of an invoice. Each amount is before taxes, because the sums below begin so. */
export function ItemsTable({ items }: { items: readonly InvoiceItem[] }) {
  const t = useInvoiceText();
  const heads = [
    `${t('price')} (€)`,
    t('quantity'),
    `${t('discountShort')} (%)`,
    `${t('tax')} (%)`,
    `${t('amount')} (€)`,
  ];
  return (
    <table className={`vt-table ${styles.items}`}>
      <caption className="vt-hidden">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('concept')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...items.entries()].map(([place, item]) => (
          <tr key={place}>
            <td>
              <b>{item.service}</b>
              <span>{item.description}</span>
            </td>
            {figuresOf(item).map((figure, at) => (
              <td key={heads[at]} data-label={heads[at]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price, the quantity, the discount, the tax and the amount of a line, in the order of their heads. */
function figuresOf(item: InvoiceItem): readonly string[] {
  const { price, quantity, discount, tax } = item;
  return [
    formatNumber(price, 2),
    ...[quantity, discount, tax].map((figure) => formatNumber(figure, [0, 2])),
    formatNumber(lineTotals(item).subtotal / 100, 2),
  ];
}
