import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './state.module.css';
import { useOnline } from './use-online.ts';

/** Says that what is on screen may be old, for as long as there is no network. */
export function OfflineNote() {
  const { t } = useTranslation('ui');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <IconWifiOff size={18} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
