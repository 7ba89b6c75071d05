import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../nav/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, with numbers. */
  readonly children: ReactNode;
  /** The verb of the action, never «OK». */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once before what cannot be undone; what can be undone is better done, with an undo beside it. */
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
