import { useLeaving } from '../../router/use-unsaved.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { AlertDialog } from '../kit/alert-dialog/alert-dialog.tsx';

type Props = {
  readonly open: boolean;
  /** This browser keeps it as a draft. */
  readonly kept?: boolean | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before what was typed is lost. */
export function LeaveQuestion({ open, kept = false, onLeave, onStay }: Props) {
  const { t } = useTranslation('ui');
  return (
    <AlertDialog
      open={open}
      kind="warning"
      danger={!kept}
      title={t('unsaved')}
      confirm={t('leaveUnsaved')}
      cancel={t('keepEditing')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t(kept ? 'unsavedKept' : 'unsavedText')}
    </AlertDialog>
  );
}

/** Asks whoever leaves a page with unsaved work; every screen has it around. */
export function LeavePageQuestion() {
  const question = useLeaving();
  return (
    <LeaveQuestion
      open={question !== undefined}
      kept={question?.kept}
      onLeave={() => question?.answer(true)}
      onStay={() => question?.answer(false)}
    />
  );
}
