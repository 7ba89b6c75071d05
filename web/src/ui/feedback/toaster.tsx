import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button, IconButton } from '../nav/button.tsx';
import { onDialogs, topDialog } from '../overlay/open-dialogs.ts';
import { readDisplay } from '../theme/display.ts';
import styles from './toaster.module.css';
import { dismiss, onToasts, readToasts, type Toast, type ToastPlace } from './toasts.ts';
import { WholeCodes } from './whole-codes.tsx';

const SHOWN_MS = 6_000;
/** A notice with an undo stays longer than the others, and never less than ten seconds. */
const UNDO_MS = 12_000;

/**
 * The corner where notices appear. It is on the page from the start, since a screen reader only watches what is there.
 * While a modal dialog is open the corner moves inside it, below its close button: anywhere else its undo could not be
 * pressed.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, readToasts);
  const dialog = useSyncExternalStore(onDialogs, topDialog);
  const usual = dialog ? 'bottom-right' : readDisplay().toasts;
  const placeOf = ({ place = usual }: Toast) => (dialog ? usual : place);
  const elsewhere = [...new Set(toasts.map(placeOf))].filter((place) => place !== usual);
  const at = (wanted: ToastPlace) =>
    toasts.filter((toast) => placeOf(toast) === wanted).map((toast) => <Notice key={toast.id} {...toast} />);
  const corners = (
    <>
      <div className={styles.corner} data-place={usual} role="status">
        {at(usual)}
      </div>
      {elsewhere.map((place) => (
        // This corner was not on the page before, so it needs the role `alert` for a screen reader to read it.
        <div key={place} className={styles.corner} data-place={place} role="alert">
          {at(place)}
        </div>
      ))}
    </>
  );
  return dialog ? createPortal(corners, dialog) : corners;
}

function Notice({ id, text, tone, undo, action, bar, lastsMs, ...look }: Toast) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const stays = lastsMs ?? (undo || action ? UNDO_MS : SHOWN_MS);
  useEffect(() => {
    if (held || stays === Infinity) return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [held, id, stays]);

  const offered = undo ? { label: t('undo'), run: undo } : action;
  const Glyph = tone === 'bad' || tone === 'warn' ? IconAlertTriangle : IconCheck;
  return (
    <fieldset
      className={styles.toast}
      data-tone={tone}
      data-filled={look.filled || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {look.sign ? (
        <span className={styles.sign} aria-hidden="true">
          {look.sign}
        </span>
      ) : (
        <Glyph size={20} aria-hidden />
      )}
      <span className={styles.text}>
        {look.title && <strong>{look.title}</strong>}
        <WholeCodes text={text} />
      </span>
      {offered && (
        <Button
          look="quiet"
          small
          onClick={() => {
            offered.run();
            dismiss(id);
          }}
        >
          {offered.label}
        </Button>
      )}
      <IconButton small icon={IconX} label={t('close')} onClick={() => dismiss(id)} />
      {bar && !held && <span className={styles.bar} style={{ animationDuration: `${stays}ms` }} />}
    </fieldset>
  );
}
