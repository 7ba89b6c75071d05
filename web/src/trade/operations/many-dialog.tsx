import type { Call } from '@vatio/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { type Telling, TrialRows } from './trial-rows.tsx';
import type { Many } from './use-many.ts';

type Props = {
  readonly title: string;
  readonly many: Many;
  readonly onTry: () => void;
  readonly onApply: () => void;
  /** Whether the fields of the change are filled in; without it the change has no fields and is tried at once. */
  readonly ready?: boolean;
  readonly danger?: boolean;
  /** The address of a row's page, for rows that have one. */
  readonly href?: (id: string) => string;
  /** What else is told of each row that would change, all of which are then listed, and of all together. */
  readonly tell?: Telling;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
  /** Why the trial failed; by default, the message of the server. */
  readonly failure?: ReactNode;
  /** The fields of the change, and what the user should know beforehand. */
  readonly children?: ReactNode;
};

/**
 * Applies the same change to many rows: a trial says which rows would refuse it and why, then comes the change, with
 * its undo.
 */
export function ManyDialog({ title, many, onClose, ...props }: Props) {
  const { onTry, onApply, ready, danger, href, tell, invalidates, failure, children } = props;
  const { t } = useTranslation('operations');
  const { t: say } = useTranslation('ui');
  const { trial, result, error, trying, applying } = many;
  const tryAtOnce = useEffectEvent(() => {
    if (ready === undefined) onTry();
  });
  useEffect(() => tryAtOnce(), []);
  if (result) {
    return <OperationDialog operation={result} title={title} invalidates={invalidates} onClose={onClose} />;
  }
  const count = trial ? trial.total - trial.noHechos : 0;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{say('cancel')}</LeaveButton>
          {trial ? (
            <Button
              look={danger ? 'danger' : 'primary'}
              disabled={trial.hechos === 0}
              busy={applying}
              onClick={onApply}
            >
              {t('applyTo', { count, number: formatNumber(count) })}
            </Button>
          ) : (
            <Button look="primary" disabled={ready === false} busy={trying} onClick={onTry}>
              {t('check')}
            </Button>
          )}
        </>
      }
    >
      <div className="vt-stack">
        {children}
        {failure ?? <div role="alert">{error && <p className="vt-refused">{error.message}</p>}</div>}
        {applying && <ProgressBar label={t('applying')} value={undefined} />}
        <div aria-live="polite">{trial && <TrialRows trial={trial} href={href} tell={tell} />}</div>
      </div>
    </Dialog>
  );
}
