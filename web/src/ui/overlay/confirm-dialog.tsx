import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** The consequences, with numbers. */
  readonly children: ReactNode;
  /** The text of the button: the verb of the action, never «OK». */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** What it asks about cannot be done, which its content explains. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before an action that cannot be undone. An action that can should rather run at once and offer an undo. */
export function ConfirmDialog({ children, confirm, danger, busy, disabled, onConfirm, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      footer={
        <DialogButtons
          onCancel={dialog.onClose}
          danger={danger}
          busy={busy}
          disabled={disabled}
          onClick={onConfirm}
        >
          {confirm}
        </DialogButtons>
      }
    >
      {children}
    </Dialog>
  );
}
