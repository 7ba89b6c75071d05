import { usuarios } from '@vatio/contract';
import { useState } from 'react';
import { call } from '../../data/call.ts';
import { keepLook, readLook } from '../../data/session.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './look-banner.module.css';

/** Says on every page that the tab looks as another account, and leads back to the own one. */
export function LookBanner() {
  const { t } = useTranslation('shell');
  const [leaving, setLeaving] = useState(false);
  const look = readLook();
  if (!look) return null;
  const leave = async () => {
    setLeaving(true);
    keepLook(undefined);
    // It ends by itself too, so that the own account is back whatever comes of this call.
    await call(usuarios.stopLooking, {}).catch(() => undefined);
    // Nothing that was read as the other account may stay on the page.
    window.location.assign('/usuarios');
  };
  return (
    <aside className={`vt-ends ${styles.banner}`} aria-label={t('lookingLabel')}>
      <p>{t('looking', { nombre: look.userData.fullName })}</p>
      <Button small busy={leaving} onClick={leave}>
        {t('stopLooking')}
      </Button>
    </aside>
  );
}
