import { useTranslation } from '../../texts/use-translation.ts';
import type { Column } from './columns.ts';
import styles from './data-list.module.css';

type Props<Row> = { readonly columns: readonly Column<Row>[]; readonly shown: readonly Column<Row>[] };

/** On paper, names the columns that it lacks: those that nobody chose, and those that its width has no room for. */
export function LeftOut<Row>({ columns, shown }: Props<Row>) {
  const { t } = useTranslation('ui');
  const left = columns.flatMap(({ id, header, from }) => {
    if (!shown.some((column) => column.id === id)) return [{ id, header, hidden: 'always' }];
    return from ? [{ id, header, hidden: from }] : [];
  });
  const title = ['always', 'desktop', 'tablet'].find((when) => left.some(({ hidden }) => hidden === when));
  if (title === undefined) return null;
  return (
    <p className={styles.leftOut}>
      <span data-hidden={title}>{t('printedWithout')}</span>
      {left.map(({ id, header, hidden }) => (
        <span key={id} data-hidden={hidden}>{` · ${header}`}</span>
      ))}
    </p>
  );
}
