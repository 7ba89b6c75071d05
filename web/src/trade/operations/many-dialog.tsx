import type { Call } from '@vatio/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './many.module.css';
import { OperationDialog } from './operation-dialog.tsx';
import { TrialRows } from './trial-rows.tsx';
import type { Many } from './use-many.ts';

type Props = {
  readonly title: string;
  readonly many: Many;
  readonly onTry: () => void;
  readonly onApply: () => void;
  /** Whether what it takes has been filled in; without it, it takes nothing and is tried at once. */
  readonly ready?: boolean;
  readonly danger?: boolean;
  /** Where a row has its page. */
  readonly href: (id: string) => string;
  /** The reads that the change makes stale. */
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
  /** Why it could not be done; without it, what the server says. */
  readonly failure?: ReactNode;
  /** What it takes, and what is good to know before. */
  readonly children?: ReactNode;
};

/** The same change for many rows: a trial that says which would not take it and why, the change, and its way back. */
export function ManyDialog({ title, many, onClose, ...props }: Props) {
  const { onTry, onApply, ready, danger, href, invalidates, failure, children } = props;
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
          <Button onClick={onClose}>{say('cancel')}</Button>
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
        {failure ?? <div role="alert">{error && <p className={styles.problem}>{error.message}</p>}</div>}
        {applying && <ProgressBar label={t('applying')} value={undefined} />}
        <div aria-live="polite">{trial && <TrialRows trial={trial} href={href} />}</div>
      </div>
    </Dialog>
  );
}
