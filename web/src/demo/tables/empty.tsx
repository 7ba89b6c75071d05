import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NoEmployees() {
  const { t } = useTranslation('tables');
  return <EmptyState icon={IconUsers} title={t('empty')} text={t('emptyText')} />;
}
