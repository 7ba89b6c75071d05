import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number.ts';
import type { Column } from './columns.ts';
import styles from './table.module.css';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  /** Cells before the columns: checkbox, chevron. */
  readonly before: number;
  readonly count: number;
  readonly pinned?: number;
};

/** Totals of everything that passes the filters, not of the page, and it says so. */
export function TableFoot<Row>({ columns, before, count, pinned = 1 }: Props<Row>) {
  const { t } = useTranslation('ui');
  if (columns.every((column) => column.footer === undefined)) return null;
  return (
    <tfoot>
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
            data-label={index === 0 || column.footer === undefined ? undefined : column.header}
          >
            {column.footer ?? (index === 0 && t('totalOf', { count, number: formatNumber(count) }))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
