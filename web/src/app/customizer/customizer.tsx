import { IconSettings, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../../ui/nav/button.tsx';
import { schemeOf, useDisplay } from '../../ui/theme/display.ts';
import styles from './customizer.module.css';
import { SettingGroups } from './setting-groups.tsx';

/**
 * A panel in which the layout is changed while the page stays visible: it lies beside the page without a veil, and
 * stays until it is closed.
 */
export default function Customizer() {
  const { t } = useTranslation('shell');
  const scheme = schemeOf(useDisplay());
  const [open, setOpen] = useState(false);
  const gear = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    gear.current?.focus();
  };

  return (
    <aside
      className={styles.place}
      aria-label={t('customizer')}
      data-open={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
    >
      <button
        ref={gear}
        type="button"
        className={styles.gear}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('customizer')}
        title={t('customizer')}
        onClick={() => setOpen(!open)}
      >
        <IconSettings size={20} stroke={1.8} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.panel} data-scheme={scheme}>
          <div className={styles.head}>
            <div>
              <h2>{t('customizer')}</h2>
              <p>{t('customizerText')}</p>
            </div>
            <IconButton icon={IconX} label={t('closeCustomizer')} onClick={close} />
          </div>
          <SettingGroups />
        </div>
      )}
    </aside>
  );
}
