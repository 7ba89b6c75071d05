import { IconX } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { WholeCodes } from '../feedback/whole-codes.tsx';
import { IconButton } from '../nav/button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { LeaveContext, useTypedGuard } from './use-typed-guard.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at the foot, the main one last. */
  readonly footer?: ReactNode;
  /**
   * `sheet` slides in from the end of the line; `start` from its beginning, for menus; the upper edge of `top` stays
   * where it is while the content grows.
   */
  readonly place?: 'centre' | 'sheet' | 'start' | 'top';
  readonly wide?: boolean;
  /** It needs an answer: a press outside does not close it. */
  readonly asks?: boolean;
  /** The page behind has no veil and stays in use. */
  readonly free?: boolean;
  /** Its buttons and forms lead from step to step: what was typed in a step is not sent before the dialog closes. */
  readonly steps?: boolean;
  /** Colours other than those of the page. */
  readonly scheme?: 'light' | 'dark';
};

/**
 * The browser's own dialog: it keeps the focus inside unless `free`, closes with Esc, and returns the focus. The focus
 * begins on the element with `data-autofocus`, or on a text of several lines that comes first, or else on the close button.
 */
export function Dialog({ open, onClose, title, children, footer, place = 'centre', ...look }: Props) {
  const { t } = useTranslation('ui');
  const close = () => leave(onClose);
  const dialog = useModal(open, close, { free: look.free, asks: look.asks });
  const { leave, send, question } = useTypedGuard(dialog, open);
  const titleId = useId();

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      data-wide={look.wide || undefined}
      data-scheme={look.scheme}
      data-free={look.free}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser closes a dialog at the second Esc without asking the page, unless the key goes no further.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isOfAnother(event)) return;
        event.preventDefault();
        close();
      }}
      onSubmit={(event) => !look.steps && !isOfAnother(event) && send()}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId}>
            <WholeCodes text={title} />
          </h2>
          <IconButton icon={IconX} label={t('close')} onClick={close} />
        </div>
        <LeaveContext value={leave}>
          <div className={styles.body}>{children}</div>
          {footer && (
            <div className={styles.foot} onClickCapture={look.steps ? undefined : send}>
              {footer}
            </div>
          )}
        </LeaveContext>
      </div>
      {question}
    </dialog>
  );
}

/** React hands on the events of a dialog inside another one to both. */
function isOfAnother({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('dialog') !== currentTarget;
}

/** A dialog as a side panel, such as a row opened beside its list. */
export function Sheet(props: Omit<Props, 'place'>) {
  return <Dialog {...props} place="sheet" />;
}
