import { IconArrowBackUp, IconDownload, IconFileAlert, IconPlayerPlay } from '@tabler/icons-react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import styles from './batch-dialog.module.css';

export type Batch = {
  readonly state: 'en-cola' | 'en-marcha' | 'terminada' | 'cancelada' | 'fallida';
  /** Whether the operation undoes another. */
  readonly undoing: boolean;
  readonly total: number;
  readonly done: number;
  readonly same: number;
  readonly refused: number;
  /** The first of the refused rows, with the reasons. */
  readonly rows: readonly {
    readonly key: number;
    readonly name: string;
    readonly href: string | undefined;
    readonly reason: string;
  }[];
  readonly busy: boolean;
  readonly failure: string | null;
  /** Downloads the result of each row as a file. */
  readonly download: () => void;
  /** Downloads the refused rows of an imported file, so that they can be corrected. */
  readonly downloadRefused?: () => void;
  readonly cancel?: () => void;
  /** Resumes an operation that was stopped. */
  readonly resume?: () => void;
  readonly undo?: () => void;
};

type Props = { readonly batch: Batch; readonly title: string; readonly onClose: () => void };

/**
 * The progress of an operation, with a button to stop it; afterwards the result, the reasons of the refused rows and
 * the undo.
 */
export function BatchDialog({ batch, title, onClose }: Props) {
  const { t } = useTranslation('ui');
  const running = batch.state === 'en-cola' || batch.state === 'en-marcha';
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      footer={
        <>
          {!running && (
            <Button icon={IconDownload} onClick={batch.download}>
              {t('batchDownload')}
            </Button>
          )}
          {!running && batch.downloadRefused && (
            <Button icon={IconFileAlert} onClick={batch.downloadRefused}>
              {t('batchDownloadRefused')}
            </Button>
          )}
          {batch.resume && (
            <Button icon={IconPlayerPlay} busy={batch.busy} onClick={batch.resume}>
              {t('batchResume')}
            </Button>
          )}
          {batch.undo && (
            <Button icon={IconArrowBackUp} busy={batch.busy} onClick={batch.undo}>
              {t('undo')}
            </Button>
          )}
          <LeaveButton look="primary" onLeave={onClose}>
            {t(running ? 'batchLeave' : 'batchDone')}
          </LeaveButton>
        </>
      }
    >
      <BatchState batch={batch} running={running} />
    </Dialog>
  );
}

function BatchState({ batch, running }: { batch: Batch; running: boolean }) {
  const { t } = useTranslation('ui');
  const { total, done, same, refused, rows, undoing } = batch;
  const seen = done + same + refused;
  const say = (key: string, count: number) => t(key, { count, number: formatNumber(count) });
  return (
    <div className="vt-stack">
      {running && (
        <ProgressBar
          label={t('batchProgress', { done: formatNumber(seen), total: formatNumber(total) })}
          value={total > 0 ? seen / total : undefined}
          onCancel={batch.cancel}
          cancelling={batch.busy}
        />
      )}
      <p role="status">
        {!running && (
          <>
            <strong>{say(undoing ? 'batchUndone' : 'batchRows', done)}</strong>{' '}
            {same > 0 && say('batchSame', same)} {refused > 0 && say('batchRefused', refused)} {batch.failure}{' '}
            {total > seen && say('batchLeft', total - seen)}
          </>
        )}
      </p>
      {rows.length > 0 && (
        <section>
          <h3>{t('batchReasons')}</h3>
          <ul className={`vt-list ${styles.rows}`}>
            {rows.map(({ key, name, href, reason }) => (
              <li key={key}>
                {href ? <Link to={href}>{name}</Link> : <span>{name}</span>}
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {refused > rows.length && <p className="vt-note">{say('batchMore', refused - rows.length)}</p>}
        </section>
      )}
    </div>
  );
}
