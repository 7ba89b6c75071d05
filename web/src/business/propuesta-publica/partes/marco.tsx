import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../../ui/theme/display.ts';
import styles from '../propuesta-publica.module.css';

/** The frame of the page: the logo, and the choice of language and skin. */
export function Marco({ children }: { children: ReactNode }) {
  const { t } = useTranslation('propuesta-publica');
  const { skin, language } = useDisplay();
  const oscuro = skin === 'dark';
  const otro = language === 'es' ? 'en' : 'es';
  return (
    <div className={styles.pagina}>
      <header className="vt-ends vt-gap-6">
        <Logo size={28} />
        <div className={`vt-ends vt-gap-6 ${styles.ajustes}`}>
          <Button small look="quiet" lang={otro} onClick={() => setDisplay({ language: otro })}>
            {otro === 'en' ? 'English' : 'Español'}
          </Button>
          <IconButton
            small
            icon={oscuro ? IconBulb : IconBulbOff}
            label={t(oscuro ? 'claro' : 'oscuro')}
            onClick={() => setDisplay({ skin: oscuro ? 'light' : 'dark' })}
          />
        </div>
      </header>
      {children}
    </div>
  );
}
