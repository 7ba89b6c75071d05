import { useTranslation } from '../../texts/use-translation.ts';
import { averageText, type ColumnTotal, type Sums, totalText } from './columns.ts';
import styles from './table.module.css';

/** A total and, below it, the average of the rows that have a value. */
export function TotalText({ total, sums }: { readonly total: ColumnTotal; readonly sums: Sums | undefined }) {
  const { t } = useTranslation('ui');
  const average = averageText(total, sums);
  return (
    <>
      <span className={styles.total}>{totalText(total, sums)}</span>
      {average !== undefined && (
        <small className={`${styles.total} ${styles.average}`}>{t('average', { value: average })}</small>
      )}
    </>
  );
}
