import { useTranslation } from 'react-i18next';
import { Link } from '../nav/link.tsx';
import type { Column } from './columns.ts';
import styles from './table.module.css';

export type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  /** The page of the row: its first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly rowHref?: (row: Row) => string;
  readonly selected?: boolean;
  readonly onSelect?: (ids: readonly string[], on: boolean) => void;
};

export function TableRow<Row>({ row, id, columns, rowHref, selected, onSelect }: RowProps<Row>) {
  const { t } = useTranslation('ui');
  const href = rowHref?.(row);
  return (
    <tr className={href && styles.opens} data-selected={selected || undefined}>
      {onSelect && (
        <td className={styles.choice}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={t('selectRow', { row: id })}
            onChange={(event) => onSelect([id], event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={column.figure ? styles.figure : undefined}
          data-from={column.from}
          data-title={index === 0 || undefined}
          data-label={index === 0 ? undefined : column.header}
        >
          {href && index === 0 ? (
            <Link to={href} data-row-link>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
