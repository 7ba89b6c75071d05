import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Locked, Nothing } from '../../ui/drawings/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Button } from '../../ui/nav/button.tsx';
import type { ListQuery } from './columns.ts';

type Props = {
  readonly query: Pick<ListQuery<unknown>, 'error' | 'refetch'>;
  readonly empty: ReactNode;
  readonly onClearFilters?: () => void;
};

/** Shown instead of rows: the read failed, the user lacks the permission, the filters leave none, or there are none. */
export function TableState({ query: { error, refetch }, empty, onClearFilters }: Props) {
  const { t } = useTranslation('ui');
  if (isRefusal(error)) {
    return <EmptyState scene={<Locked />} title={t('noPermission')} text={t('noPermissionText')} />;
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!onClearFilters) return empty;
  return (
    <EmptyState scene={<Nothing />} title={t('noResults')} text={t('noResultsText')}>
      <Button onClick={onClearFilters}>{t('clearAll')}</Button>
    </EmptyState>
  );
}

/** An error of the server carries its HTTP status; 403 is a refusal. */
function isRefusal(error: Error | null): boolean {
  return error !== null && 'status' in error && error.status === 403;
}
