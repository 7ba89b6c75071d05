import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../nav/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** The consequences, with numbers. */
  readonly children: ReactNode;
  /** The text of the button: the verb of the action, never «OK». */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before an action that cannot be undone. An action that can should rather run at once and offer an undo. */
export function ConfirmDialog({ children, confirm, danger, busy, onConfirm, ...dialog }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('cancel')}</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
