import { IconFilterOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Button } from '../../ui/nav/button.tsx';
import type { ListQuery } from './columns.ts';

type Props = {
  readonly query: Pick<ListQuery<unknown>, 'error' | 'refetch'>;
  readonly empty: ReactNode;
  readonly onClearFilters?: () => void;
};

/** What stands in the place of rows: they failed, they are not for this user, the filters leave none, or none exist. */
export function TableState({ query: { error, refetch }, empty, onClearFilters }: Props) {
  const { t } = useTranslation('ui');
  if (isRefusal(error)) {
    return <EmptyState icon={IconLock} title={t('noPermission')} text={t('noPermissionText')} />;
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!onClearFilters) return empty;
  return (
    <EmptyState icon={IconFilterOff} title={t('noResults')} text={t('noResultsText')}>
      <Button onClick={onClearFilters}>{t('clearAll')}</Button>
    </EmptyState>
  );
}

/** A problem of the server says its HTTP status. */
function isRefusal(error: Error | null): boolean {
  return error !== null && 'status' in error && error.status === 403;
}
