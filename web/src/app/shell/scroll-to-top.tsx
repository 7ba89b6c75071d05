import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../../ui/nav/button.tsx';
import styles from './scroll-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

const SHOWN_FROM_PX = 300;

export function ScrollToTop() {
  const { t } = useTranslation('shell');
  const far = useScrolledPast(SHOWN_FROM_PX);
  if (!far) return null;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      icon={IconArrowUp}
      label={t('scrollToTop')}
      className={styles.button}
      onClick={() => window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })}
    />
  );
}
