import { useTranslation } from '../../texts/use-translation.ts';
import { Locked } from '../../ui/drawings/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { HOME } from '../guard.ts';

export function NoPermission() {
  const { t } = useTranslation('app');
  return (
    <EmptyState scene={<Locked />} title={t('noPermissionTitle')} text={t('noPermissionText')}>
      <ButtonLink to={HOME} look="primary">
        {t('goHome')}
      </ButtonLink>
    </EmptyState>
  );
}
