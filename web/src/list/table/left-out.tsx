import { useTranslation } from '../../texts/use-translation.ts';
import type { Column } from './columns.ts';
import styles from './data-list.module.css';

type Props<Row> = { readonly columns: readonly Column<Row>[]; readonly shown: readonly Column<Row>[] };

/** On paper, names the columns that it lacks because nobody chose them. */
export function LeftOut<Row>({ columns, shown }: Props<Row>) {
  const { t } = useTranslation('ui');
  const left = columns.filter(({ id }) => !shown.some((column) => column.id === id));
  if (left.length === 0) return null;
  return (
    <p className={styles.leftOut}>{[t('printedWithout'), ...left.map(({ header }) => header)].join(' · ')}</p>
  );
}
