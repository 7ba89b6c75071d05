import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconHelp,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../feedback/badge.tsx';
import { Button } from '../../nav/button.tsx';
import { useModal } from '../../overlay/use-modal.ts';
import styles from './alert-dialog.module.css';

const KINDS = {
  success: { tone: 'ok', icon: IconCheck },
  warning: { tone: 'warn', icon: IconAlertTriangle },
  error: { tone: 'bad', icon: IconX },
  info: { tone: 'info', icon: IconInfoCircle },
  question: { tone: 'accent', icon: IconHelp },
} as const satisfies Record<string, { tone: Tone; icon: Icon }>;

export type AlertKind = keyof typeof KINDS;

type Props = {
  readonly open: boolean;
  /** Called when it is closed without an answer: Esc, «Cancelar» or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly kind?: AlertKind;
  /** Stands above the title, instead of the icon of its kind. */
  readonly picture?: ReactNode;
  /** Small print under the buttons. */
  readonly note?: ReactNode;
  /** The text of its main button: a verb. */
  readonly confirm: string;
  readonly onConfirm?: () => void;
  /** The text of a second button that only closes; without it there is none. */
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly place?: 'centre' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  readonly entrance?: 'rise' | 'bounce' | 'zoom' | 'flip' | 'shake';
  /** A press outside the dialog closes it. */
  readonly closesOutside?: boolean;
};

/** A short dialog in the middle of the page to inform or to ask one thing. `Dialog` is for longer content. */
export function AlertDialog({ open, onClose, title, children, kind, picture, ...props }: Props) {
  const { note, confirm, onConfirm = onClose, cancel, danger, busy } = props;
  const { place = 'centre', entrance = 'rise', closesOutside = false } = props;
  const { t } = useTranslation('ui');
  const dialog = useModal(open, onClose, { asks: !closesOutside });
  const id = useId();
  if (!open) return null;
  const { tone, icon: Glyph } = kind ? KINDS[kind] : { tone: undefined, icon: undefined };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.alert}
      data-place={place}
      data-entrance={entrance}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.box}>
        {picture ??
          (Glyph && (
            <span className={styles.sign} data-tone={tone}>
              <Glyph size={34} stroke={1.7} aria-hidden />
              <span className="vt-hidden">{t(`alert-${kind}`)}</span>
            </span>
          ))}
        <h2 id={`${id}-title`}>{title}</h2>
        {children && <div id={`${id}-text`}>{children}</div>}
        <div className={styles.buttons}>
          {cancel && (
            <Button data-autofocus={danger} onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button
            look={danger ? 'danger' : 'primary'}
            data-autofocus={!(danger && cancel) || undefined}
            busy={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </dialog>
  );
}
