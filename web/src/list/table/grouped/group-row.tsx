import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { GroupRowProps } from '../grouping.ts';
import styles from '../table.module.css';
import { TotalText } from '../total-text.tsx';

/** The heading of a group of the whole list: its name, its count and its subtotals. It opens and closes the group. */
export function GroupRow({ head, groupedBy, columns, before, isOpen, onToggle }: GroupRowProps) {
  const { t } = useTranslation('ui');
  const { id, label, count, sums } = head;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <tr className={`${styles.group} ${styles.opens}`} data-head>
      <th scope="rowgroup" colSpan={before + 1}>
        <button
          type="button"
          className={styles.opener}
          data-row-link
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          <Chevron size={16} aria-hidden /> {groupedBy}: <b>{label}</b>
          <small className="vt-figure">{t('groupCount', { count, number: formatNumber(count) })}</small>
        </button>
      </th>
      {columns.slice(1).map(({ id: column, figure, from, header, total }) => (
        <td
          key={column}
          className={figure ? styles.figure : undefined}
          data-from={from}
          data-total={total && true}
          data-label={total && header}
        >
          {total && <TotalText total={total} sums={sums} />}
        </td>
      ))}
    </tr>
  );
}
