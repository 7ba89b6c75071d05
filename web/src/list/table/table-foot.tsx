import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Column } from './columns.ts';
import styles from './table.module.css';
import type { ListTotals } from './table-props.ts';
import { TotalText } from './total-text.tsx';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  /** How many cells stand before the columns: checkbox and chevron. */
  readonly before: number;
  readonly totals: ListTotals;
  readonly pinned?: number;
};

/**
 * Totals of all the rows that pass the filters, not of the page, as their label says. They arrive after the rows: their
 * place is kept, and they do not widen any column.
 */
export function TableFoot<Row>({ columns, before, totals: { count, stale, sums }, pinned = 1 }: Props<Row>) {
  const { t } = useTranslation('ui');
  if (columns.every(({ total }) => total === undefined)) return null;
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
            data-total={column.total && true}
            data-label={index === 0 ? undefined : column.total && column.header}
          >
            {column.total === undefined ? (
              index === 0 && label
            ) : (
              <TotalText total={column.total} sums={sums} />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
