import { useSyncExternalStore } from 'react';
import { onConnection, readConnection } from '../../data/connection.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './connection-strip.module.css';

/** Says why the page cannot reach its server, over any screen, until it can. */
export function ConnectionStrip() {
  const { t } = useTranslation('app');
  const connection = useSyncExternalStore(onConnection, readConnection);
  return (
    <div role="status">
      {connection !== 'ok' && (
        <p className={styles.strip} data-connection={connection}>
          {t(`connection-${connection}`)}
          {connection === 'new-version' && (
            <Button small onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
