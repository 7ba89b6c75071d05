import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number.ts';
import type { Column } from './columns.ts';
import styles from './table.module.css';
import type { ListTotals } from './table-props.ts';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  /** Cells before the columns: checkbox, chevron. */
  readonly before: number;
  readonly totals: ListTotals;
  readonly pinned?: number;
};

/**
 * Totals of everything that passes the filters, not of the page, and it says so. They come after the rows: the place is
 * kept for them, and no column is as wide as it is because of them.
 */
export function TableFoot<Row>({ columns, before, totals: { count, stale }, pinned = 1 }: Props<Row>) {
  const { t } = useTranslation('ui');
  if (columns.every((column) => column.footer === undefined)) return null;
  const label = count === undefined ? t('total') : t('totalOf', { number: formatNumber(count) });
  return (
    <tfoot data-stale={stale || undefined}>
      <tr>
        {Array.from({ length: before }, (_, cell) => cell).map((cell) => (
          <td key={cell} className={styles.choice} />
        ))}
        {columns.map((column, index) => (
          <td
            key={column.id}
            className={column.figure ? styles.figure : undefined}
            data-from={column.from}
            data-title={index === 0 || undefined}
            data-pinned={index < pinned ? index : undefined}
            data-total={column.footer === undefined ? undefined : true}
            data-label={index === 0 || column.footer === undefined ? undefined : column.header}
          >
            {column.footer === undefined ? (
              index === 0 && label
            ) : (
              <span className={styles.total}>{column.footer}</span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
