import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../nav/button.tsx';
import { onDialogs, topDialog } from '../overlay/open-dialogs.ts';
import { readDisplay } from '../theme/display.ts';
import styles from './toaster.module.css';
import { dismiss, onToasts, readToasts, type Toast } from './toasts.ts';

const SHOWN_MS = 6_000;
/** What can be undone stays longer: ten seconds at least. */
const UNDO_MS = 12_000;

/**
 * The corner where notices appear; it is on the page from the start, so that screen readers watch it. While a modal
 * dialog is open it stands inside, below its close button: anywhere else its undo could not be pressed.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, readToasts);
  const dialog = useSyncExternalStore(onDialogs, topDialog);
  const corner = (
    <div className={styles.corner} data-place={dialog ? 'bottom-right' : readDisplay().toasts} role="status">
      {toasts.map((toast) => (
        <Notice key={toast.id} {...toast} />
      ))}
    </div>
  );
  return dialog ? createPortal(corner, dialog) : corner;
}

function Notice({ id, text, tone, undo }: Toast) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), undo ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, undo]);

  const Glyph = tone === 'bad' || tone === 'warn' ? IconAlertTriangle : IconCheck;
  return (
    <fieldset
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph size={20} aria-hidden />
      <span>{text}</span>
      {undo && (
        <Button
          look="quiet"
          small
          onClick={() => {
            undo();
            dismiss(id);
          }}
        >
          {t('undo')}
        </Button>
      )}
      <IconButton small icon={IconX} label={t('close')} onClick={() => dismiss(id)} />
    </fieldset>
  );
}
