import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../nav/button.tsx';
import styles from './state.module.css';

type Props = {
  readonly error: Error;
  readonly onRetry?: () => unknown;
  /** One line, above content that stays. */
  readonly slim?: boolean;
};

/** What went wrong, in the words of the error, and a way to try again. */
export function ErrorState({ error, onRetry, slim }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={slim ? styles.slim : styles.state} role="alert">
      <span className={`${styles.glyph} ${styles.bad}`}>
        <IconPlugConnectedX size={26} stroke={1.6} aria-hidden />
      </span>
      <p className={styles.title}>{t('failed')}</p>
      <p className={styles.text}>{error.message}</p>
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={() => onRetry()}>{t('retry')}</Button>
        </div>
      )}
    </div>
  );
}
