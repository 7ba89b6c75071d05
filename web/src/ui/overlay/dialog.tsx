import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../nav/button.tsx';
import styles from './dialog.module.css';
import { enterDialog } from './open-dialogs.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly footer?: ReactNode;
  /**
   * `sheet` slides in from the end of the line; `start` from its beginning, for menus; `top` stays where it begins while
   * its content grows.
   */
  readonly place?: 'centre' | 'sheet' | 'start' | 'top';
  readonly wide?: boolean;
  /** Other colours than those of the page. */
  readonly scheme?: 'light' | 'dark';
};

/**
 * The browser's own modal dialog: it keeps the focus inside, closes with Esc, and gives the focus back. It begins on
 * what is marked `data-autofocus`, or else on its close button.
 */
export function Dialog({ open, onClose, title, children, footer, place = 'centre', wide, scheme }: Props) {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    const leave = enterDialog(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A press that began inside and ends on the veil, as when selecting text, must not close.
    let pressed: EventTarget | null = null;
    const press = (event: Event) => {
      pressed = event.target;
    };
    const release = (event: Event) => {
      if (event.target === element && pressed === element) close();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', release);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', release);
      leave();
      element.close();
      giveFocusBack(opener);
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      data-wide={wide || undefined}
      data-scheme={scheme}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={IconX} label={t('close')} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * The browser does it for a dialog that closes, and not for one that has left the page by then. Whoever has taken the
 * focus meanwhile keeps it; when what opened the dialog is gone, the heading of the page takes it.
 */
export function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
  const heir = opener.isConnected ? opener : document.querySelector<HTMLElement>('h1');
  heir?.focus({ preventScroll: true });
}

/** A side panel: the row opened beside its list. */
export function Sheet(props: Omit<Props, 'place'>) {
  return <Dialog {...props} place="sheet" />;
}
