import { useEffect } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Nothing } from '../../ui/drawings/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { useSplashEnd } from '../frame/use-splash-end.ts';
import { HOME } from '../guard.ts';
import styles from './system.module.css';

export function NotFound() {
  const { t } = useTranslation('app');
  useSplashEnd();
  useEffect(() => {
    document.title = `${t('notFound')} · Vatio`;
  }, [t]);
  return (
    <main className={styles.alone}>
      <h1 className="vt-hidden">{t('notFound')}</h1>
      <EmptyState scene={<Nothing />} title={t('notFound')} text={t('notFoundText')}>
        <ButtonLink to={HOME} look="primary">
          {t('goHome')}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
