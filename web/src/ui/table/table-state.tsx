import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Button } from '../nav/button.tsx';
import type { ListQuery } from './columns.ts';
import styles from './table.module.css';

type Props = {
  readonly query: Pick<ListQuery<unknown>, 'error' | 'isPending' | 'refetch'>;
  readonly columns: number;
  readonly empty: ReactNode;
  readonly onClearFilters?: () => void;
};

/** What stands in the place of rows: they are coming, they failed, the filters leave none, or there are none yet. */
export function TableState({ query, columns, empty, onClearFilters }: Props) {
  const { t } = useTranslation('ui');
  if (query.isPending) return <TableSkeleton columns={columns} />;
  if (query.error) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (!onClearFilters) return empty;
  return (
    <EmptyState icon={IconFilterOff} title={t('noResults')} text={t('noResultsText')}>
      <Button onClick={onClearFilters}>{t('clearAll')}</Button>
    </EmptyState>
  );
}

function TableSkeleton({ columns }: { columns: number }) {
  const shape = Array.from({ length: 10 }, (_, row) => row);
  return (
    <Skeleton>
      {shape.map((row) => (
        <div key={row} className={styles.ghostRow} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {Array.from({ length: columns }, (_, cell) => `${row}-${cell}`).map((cell) => (
            <span key={cell} className="vt-ghost" />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
