import { useLeaveGuard } from '../../../../data/use-leave-guard.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useInvoiceText } from '../texts.ts';

/** Asks whoever leaves an invoice with unsaved changes. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const t = useInvoiceText();
  const { asking, stay, leave } = useLeaveGuard(unsaved);
  return (
    <ConfirmDialog
      open={asking}
      title={t('leaveTitle')}
      confirm={t('leave')}
      danger
      onConfirm={leave}
      onClose={stay}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
