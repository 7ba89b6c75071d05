import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../../ui/overlay/dialog-buttons.tsx';
import { useUserText } from '../texts.ts';
import styles from './dialogs.module.css';

type Told = { readonly title: string; readonly text: string };

type Props = {
  readonly title: string;
  /** The text says what will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
  /** The dialog shows `done` after the action, and `kept` when the person has refused it. */
  readonly done: Told;
  readonly kept: Told;
  readonly onClose: () => void;
};

/** Asks before something grave, and then says how it ended: done, or left as it was. */
export function AskAndTell({ title, children, confirm, onConfirm, done, kept, onClose }: Props) {
  const t = useUserText();
  const [step, setStep] = useState<'asking' | 'doing' | 'done' | 'kept'>('asking');
  if (step === 'asking' || step === 'doing') {
    return (
      <ConfirmDialog
        open
        danger
        title={title}
        confirm={confirm}
        busy={step === 'doing'}
        onConfirm={async () => {
          setStep('doing');
          await onConfirm();
          setStep('done');
        }}
        onClose={() => setStep('kept')}
      >
        {children}
      </ConfirmDialog>
    );
  }
  const told = step === 'done' ? done : kept;
  const Glyph = step === 'done' ? IconCircleCheck : IconCircleX;
  return (
    <Dialog
      // The key makes the answer another dialog than the question, so that screen readers announce it.
      key={step}
      open
      onClose={onClose}
      title={told.title}
      footer={
        <LeaveButton look="primary" onLeave={onClose} data-autofocus>
          {t('understood')}
        </LeaveButton>
      }
    >
      <div className={styles.result} role="status">
        <span className={styles.glyph} data-tone={step === 'done' ? 'ok' : 'idle'}>
          <Glyph size={34} stroke={1.6} aria-hidden />
        </span>
        <p>{told.text}</p>
      </div>
    </Dialog>
  );
}
