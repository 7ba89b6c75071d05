import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Unplugged } from '../drawings/scenes.tsx';
import { Button } from '../nav/button.tsx';
import styles from './state.module.css';

type Props = {
  readonly error: Error;
  readonly onRetry?: () => unknown;
  /** Draws one line, above content that stays on the page. */
  readonly slim?: boolean;
};

/** Shows the message of the error and a button that tries again. */
export function ErrorState({ error, onRetry, slim }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={slim ? styles.slim : styles.state} role="alert">
      {slim ? (
        <IconPlugConnectedX size={22} stroke={1.6} className={styles.sign} aria-hidden />
      ) : (
        <div className={styles.scene}>
          <Drawing>
            <Unplugged />
          </Drawing>
        </div>
      )}
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
